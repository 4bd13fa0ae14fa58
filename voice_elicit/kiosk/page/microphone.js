// The microphone: 16-bit sound of one channel through an AudioWorklet, and its level.

const QUIET = 0.02; // level under which nobody speaks; for the marks that latency is measured by

export class Microphone {
  #on; #stream = null; #context = null; #loud = false; #starting = 0;
  open = false; // whether its sound goes out

  constructor(on) {
    this.#on = on;
  }

  // The rate of the sound in Hz, or 0 when there will be none.
  async start() {
    if (this.#context && this.#stream?.active) return this.#context.sampleRate;
    this.stop();
    const mine = ++this.#starting;
    if (!("AudioWorkletNode" in globalThis)) return this.#problem("no-worklet");
    if (!navigator.mediaDevices?.getUserMedia) return this.#problem("no-microphone");
    let stream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({
        audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
      });
    } catch (error) {
      return this.#problem(error.name === "NotAllowedError" ? "denied" : "no-microphone");
    }
    let context, node;
    try {
      [context, node] = await this.#tap(stream);
    } catch {
      for (const track of stream.getTracks()) track.stop();
      return this.#problem("no-worklet");
    }
    if (mine !== this.#starting) {
      for (const track of stream.getTracks()) track.stop();
      context.close();
      return 0;
    }
    this.#stream = stream;
    this.#context = context;
    stream.getAudioTracks()[0].addEventListener("ended", () => { this.stop(); this.#problem("no-microphone"); });
    node.port.onmessage = ({ data }) => this.#take(data);
    return context.sampleRate;
  }

  stop() {
    this.#starting += 1;
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#context?.close();
    this.#stream = this.#context = null;
    this.open = false;
  }

  async #tap(stream) {
    let context = new AudioContext({ sampleRate: 16000 });
    let source;
    try {
      source = context.createMediaStreamSource(stream);
    } catch { // Firefox does not resample a microphone; the server does
      context.close();
      context = new AudioContext();
      source = context.createMediaStreamSource(stream);
    }
    await context.audioWorklet.addModule(new URL("microphone-worklet.js", import.meta.url));
    const node = new AudioWorkletNode(context, "microphone", { numberOfOutputs: 0 });
    source.connect(node);
    await context.resume();
    return [context, node];
  }

  #take({ pcm, peak }) {
    const loud = peak > QUIET;
    if (loud !== this.#loud) performance.mark(loud ? "kiosk:loud" : "kiosk:quiet");
    this.#loud = loud;
    this.#on.level(Math.min(1, Math.sqrt(peak)));
    if (this.open) this.#on.sound(pcm);
  }

  #problem(name) {
    this.#on.problem(name);
    return 0;
  }
}
