"""`python -m voice_elicit.cli`."""

import sys

from voice_elicit.cli import main

sys.exit(main())
