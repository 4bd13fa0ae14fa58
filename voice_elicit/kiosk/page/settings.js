// The visitor's own choices: microphone, sound, one switch. They end with the visit.
import { make } from "./screen.js";

const NEXT = { open: "talk", talk: "off", off: "open" };

export class Settings {
  #setup; #on; #microphone; #sound; #scan;
  microphone = "off";

  constructor(box, setup, on) {
    this.#setup = setup;
    this.#on = on;
    const words = setup.words;
    const group = make("div", { role: "group", "aria-label": words.settings });
    box.append(group);
    this.#microphone = make("button", { type: "button", onclick: () => this.setMicrophone(NEXT[this.microphone], true) });
    this.#sound = make("button", { type: "button", onclick: () => on.sound(this.#sound.dataset.on !== "yes") });
    this.#scan = make("button", { type: "button", onclick: () => this.#setScan(this.#scan.dataset.on !== "yes") });
    if (setup.hears) group.append(this.#microphone);
    if (setup.speaks) group.append(this.#sound);
    group.append(this.#scan);
    this.reset();
  }

  reset() {
    this.setMicrophone(this.#setup.microphone);
    this.setSound(this.#setup.speaks);
    this.#setScan(this.#setup.scan.on);
  }

  setMicrophone(mode, tell = false) {
    this.microphone = mode;
    this.#microphone.dataset.mode = mode;
    this.#microphone.textContent = this.#setup.words.microphone[mode];
    if (tell) this.#on.microphone(mode);
  }

  get sound() {
    return this.#sound.dataset.on === "yes";
  }

  setSound(on) {
    this.#sound.dataset.on = on ? "yes" : "";
    this.#sound.textContent = this.#setup.words.sound[on ? "on" : "off"];
    this.#sound.setAttribute("aria-pressed", String(on));
  }

  #setScan(on) {
    this.#scan.dataset.on = on ? "yes" : "";
    this.#scan.textContent = this.#setup.words.scan[on ? "on" : "off"];
    this.#scan.setAttribute("aria-pressed", String(on));
    this.#on.scan(on);
  }
}
