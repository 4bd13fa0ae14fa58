// Our voice: pieces of 16 kHz sound, played one right after the other.

const RATE = 16000;
const LEAD = 0.03; // s before the first piece, so that the second is there when it ends

const PATIENCE = 400; // ms; without a touch the browser never lets us

export class Voice {
  #on; #context = null; #playing = new Set(); #sound = 0; #ended = 0; #until = 0; #wanted = false; #held = false;

  constructor(on) {
    this.#on = on;
  }

  get audible() {
    return this.#wanted && (this.#held || this.#context?.state === "running");
  }

  // Resolves when it is known whether the browser lets us sound.
  async on() {
    this.#wanted = true;
    if (!("AudioContext" in globalThis)) {
      this.#on.changed(false);
      return;
    }
    if (!this.#context) {
      this.#context = new AudioContext({ sampleRate: RATE, latencyHint: "interactive" });
      this.#context.addEventListener("statechange", () => this.#on.changed(this.audible));
    }
    await Promise.race([this.#context.resume(), new Promise((done) => setTimeout(done, PATIENCE))]);
    this.#on.changed(this.audible);
  }

  off() {
    const was = this.#wanted;
    this.#wanted = false;
    this.silence();
    if (was) this.#on.changed(false);
  }

  play(sound, bytes) {
    if (!this.audible) return;
    const context = this.#context;
    if (sound && sound !== this.#sound) {
      this.#sound = sound;
      this.#until = 0;
      performance.mark("kiosk:first-sample");
    }
    const samples = Float32Array.from(new Int16Array(bytes), (value) => value / 32768);
    const buffer = context.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    if (sound) {
      this.#until = Math.max(this.#until, context.currentTime + LEAD);
      source.start(this.#until);
      this.#until += buffer.duration;
    } else { // a tone or a warning beside the dialogue
      source.start();
    }
    this.#playing.add(source);
    source.addEventListener("ended", () => {
      this.#playing.delete(source);
      this.#tell();
    });
  }

  // The server sent all of this sound.
  end(sound) {
    this.#ended = sound;
    this.#tell();
  }

  // Silent at once, and later on from here.
  pause() {
    if (!this.audible) return;
    this.#held = true;
    this.#context.suspend();
  }

  resume() {
    if (!this.#held) return;
    this.#context.resume().then(() => { this.#held = false; });
  }

  silence() {
    this.resume();
    for (const source of this.#playing) source.stop();
    this.#playing.clear();
    this.#sound = 0;
  }

  #tell() {
    if (!this.#playing.size && this.#ended && (this.#ended === this.#sound || !this.audible)) {
      this.#on.played(this.#ended);
      this.#ended = 0;
    }
  }
}
