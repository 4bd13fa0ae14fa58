// Both sides as text. The latest line of the visitor may still change while they speak.
import { make } from "./screen.js";

const MOST = 12;

export class Captions {
  #box; #words; #tentative = null;

  constructor(box, words, language) {
    this.#box = box;
    box.lang = language;
    this.#words = words;
    box.setAttribute("aria-label", words.said);
    box.tabIndex = 0;
    box.hidden = true;
  }

  fill(lines) {
    this.clear();
    for (const { who, text } of lines) this.add(who, text);
  }

  add(who, text) {
    this.#tentative?.remove();
    this.#tentative = null;
    this.#box.append(this.#line(who, text, ""));
    while (this.#box.children.length > MOST) this.#box.firstChild.remove();
    this.#box.hidden = false;
    this.#box.scrollTop = this.#box.scrollHeight;
  }

  tentative(text) {
    this.#tentative?.remove();
    this.#tentative = this.#line("person", text, "tentative");
    this.#box.append(this.#tentative);
    this.#box.hidden = false;
    this.#box.scrollTop = this.#box.scrollHeight;
  }

  clear() {
    this.#tentative = null;
    this.#box.replaceChildren();
    this.#box.hidden = true;
  }

  #line(who, text, state) {
    const name = who === "us" ? this.#words.we : this.#words.you;
    return make("p", { class: `line ${who} ${state}`.trim(), dir: "auto" }, make("span", { class: "who" }, `${name}: `), text);
  }
}
