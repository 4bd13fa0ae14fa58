// Collects 32 ms, what the voice detector takes at a time, and hands it over.
const SAMPLES = 512;

registerProcessor("microphone", class extends AudioWorkletProcessor {
  #pcm = new Int16Array(SAMPLES);
  #filled = 0;
  #peak = 0;

  process([[channel]]) {
    if (!channel) return true;
    for (const value of channel) {
      const clipped = Math.max(-1, Math.min(1, value));
      this.#peak = Math.max(this.#peak, Math.abs(clipped));
      this.#pcm[this.#filled++] = clipped * 32767;
      if (this.#filled === SAMPLES) {
        this.port.postMessage({ pcm: this.#pcm.buffer, peak: this.#peak }, [this.#pcm.buffer]);
        this.#pcm = new Int16Array(SAMPLES);
        this.#filled = 0;
        this.#peak = 0;
      }
    }
    return true;
  }
});
