"""What `benchmarks.recognizer` measures with: the clips and their noises, the tasks, the rivals."""
