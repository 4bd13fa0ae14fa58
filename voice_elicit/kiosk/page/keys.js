// Keyboard and switches: arrows move, Enter presses, Escape stops, a digit picks an option; with one switch the
// buttons come by themselves, and any key or touch presses the one that is marked.

const MODIFIERS = ["Shift", "Control", "Alt", "Meta", "CapsLock", "Tab"];

export class Keys {
  #on; #timer = 0; #marked = null;

  constructor(on) {
    this.#on = on;
    document.addEventListener("keydown", (event) => this.#key(event), true);
    document.addEventListener("pointerdown", (event) => this.#touch(event), true);
    document.addEventListener("click", (event) => this.#click(event), true);
  }

  // Another question is on the screen: start at its first button.
  moved() {
    const main = document.getElementById("main");
    // At a decision the words have the focus and not the button: an Enter too many must not send.
    const first = main.querySelector(".options button") ?? (main.querySelector(".decision") ? main.querySelector("#prompt") : main.querySelector("#answer, .more button, a"));
    (first ?? main).focus({ preventScroll: true });
    scrollTo(0, 0);
    this.#mark(null);
  }

  scan(on) {
    clearInterval(this.#timer);
    this.#timer = on ? setInterval(() => this.#next(), 1000 * this.#on.seconds) : 0;
    this.#mark(null);
  }

  #buttons() {
    const box = document.getElementById("warning");
    const within = box.hidden ? document : box;
    return [...within.querySelectorAll("main button, main a, main input, #talk, footer button, #warning button")]
      .filter((one) => one.getClientRects().length);
  }

  #next() {
    const buttons = this.#buttons().filter((one) => one.tagName !== "INPUT");
    this.#mark(buttons[(buttons.indexOf(this.#marked) + 1) % buttons.length]);
  }

  #mark(button) {
    this.#marked?.classList.remove("marked");
    this.#marked = button;
    button?.classList.add("marked");
    button?.focus();
  }

  #touch(event) {
    if (!this.#timer) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #click(event) {
    if (!this.#timer || !this.#marked || !event.isTrusted) return;
    event.preventDefault();
    event.stopPropagation();
    this.#marked.click();
  }

  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const typing = event.target.tagName === "INPUT";
    if (event.key === "Escape") {
      event.preventDefault();
      if (!event.repeat) this.#on.stop();
    } else if (this.#timer && !MODIFIERS.includes(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) this.#marked?.click();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp" || (!typing && event.key.startsWith("Arrow"))) {
      event.preventDefault();
      this.#step(event.key);
    } else if (!typing && /^[0-9]$/.test(event.key) && !this.#on.busy()) {
      const option = document.querySelector(`main [data-key=option][data-value="${event.key}"]`);
      const many = document.querySelectorAll("main [data-key=option]").length > 9;
      if (option && !many) option.click();
      else this.#type();
    } else if (!typing && event.key.length === 1 && event.key !== " ") {
      this.#type();
    }
  }

  #type() { // the key itself lands in the input, which has the focus by then
    if (!this.#on.busy()) document.getElementById("answer")?.focus();
  }

  #step(key) {
    const buttons = this.#buttons();
    if (!buttons.length) return;
    const rtl = getComputedStyle(document.documentElement).direction === "rtl";
    const forward = key === "ArrowDown" || key === (rtl ? "ArrowLeft" : "ArrowRight");
    const at = buttons.indexOf(document.activeElement);
    const start = Math.max(0, buttons.findIndex((one) => one.closest(".options, .decision")));
    const next = at < 0 ? start : (at + (forward ? 1 : -1) + buttons.length) % buttons.length;
    buttons[next].focus();
  }
}
