// What does not work here, and what does instead.
import { make } from "./screen.js";

export class Notes {
  #box; #words;

  constructor(box, words) {
    this.#box = box;
    this.#words = words;
  }

  show(name) {
    if (!this.#box.querySelector(`[data-note="${name}"]`)) this.#box.append(make("p", { "data-note": name }, this.#words[name]));
  }

  hide(...names) {
    for (const name of names) this.#box.querySelector(`[data-note="${name}"]`)?.remove();
  }

  clear() {
    this.#box.replaceChildren();
  }
}
