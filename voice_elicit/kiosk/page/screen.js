// Draws one screen. All text is set as text: what a server sends is never markup.

export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}

export function drawStart(main, words, hint, begin) {
  const start = make("button", { type: "button", class: "go start", onclick: begin }, words.start);
  main.replaceChildren(
    make("h1", {}, words.title),
    make("p", { class: "prompt" }, words.welcome),
    ...(hint ? [make("p", { class: "hint", role: "status" }, hint)] : []),
    start,
    make("p", { class: "small" }, words["start-hint"]),
  );
  start.focus();
}

// Between the touch and the first question: a server may take its time.
export function drawPatience(main, words) {
  main.replaceChildren(make("h1", { id: "prompt", class: "prompt", tabindex: "-1", "aria-live": "polite", dir: "auto" }, words.doing.thinking));
  main.firstChild.focus();
}

// A visit that ends without any question.
export function drawEnd(main, words, told, leave) {
  main.replaceChildren(
    make("h1", { id: "prompt", tabindex: "-1", "aria-live": "polite" }, told || words.ended),
    make("button", { type: "button", class: "plain finish", onclick: leave }, words.finish),
  );
}

export function drawScreen(main, screen, words, { press, type, leave, told = "", same = false, ended = false, language }) {
  const focused = same ? focusKey(document.activeElement) : null;
  const button = (control) => drawControl(control, words, () => press(control.key, control.value));
  const parts = [];
  if (screen.message) parts.push(make("p", { class: "message", dir: "auto" }, screen.message));
  if (screen.optional) parts.push(make("p", { class: "optional" }, screen.optional));
  if (screen.host) {
    parts.push(make("div", { class: "page-address" },
      make("p", {}, `${words["page-at"]} `, make("strong", { class: "host", dir: "ltr" }, screen.host)),
      make("p", { class: "url", dir: "ltr" }, screen.url)));
  }
  parts.push(make("h1", { id: "prompt", class: "prompt", tabindex: "-1", "aria-live": "polite", dir: "auto", lang: language }, screen.prompt));
  if (told) parts.push(make("p", { class: "told", dir: "auto", role: "status" }, told));
  if (screen.answers.length) parts.push(drawAnswers(screen.answers, words, press));
  if (screen.main.length) {
    const look = screen.main.some((one) => one.look === "option") ? "options" : "decision";
    parts.push(make("div", { class: look, role: "group", "aria-labelledby": "prompt" }, ...screen.main.map(button)));
  }
  if (screen.input) parts.push(drawInput(screen, words, type));
  if (screen.more.length) parts.push(make("div", { class: "more", role: "group", "aria-label": words.controls }, ...screen.more.map(button)));
  if (screen.link) parts.push(make("a", { class: "go", href: screen.link, target: "_blank", rel: "noopener noreferrer" }, words["open-page"]));
  if (ended) parts.push(make("button", { type: "button", class: "plain finish", onclick: leave }, words.finish));
  replaceAround(main, parts, same);
  if (focused) main.querySelector(focused)?.focus();
}

// The prompt stays where it is and only its words change: a live region that is replaced is not read out. So does
// the input while its question does: who types must not lose the place, or half a syllable.
function replaceAround(main, parts, same) {
  const kept = new Map();
  for (const part of parts) {
    const old = part.id === "prompt" ? main.querySelector("#prompt") : same && part.matches("form") && main.querySelector("form");
    if (old) kept.set(part, old);
  }
  const staying = new Set(kept.values());
  for (const child of [...main.childNodes]) if (!staying.has(child)) child.remove();
  let at = main.firstChild;
  for (const part of parts) {
    const old = kept.get(part);
    if (!old) main.insertBefore(part, at);
    else at = old.nextSibling;
    if (old?.id !== "prompt") continue;
    old.lang = part.lang;
    if (old.textContent !== part.textContent) old.textContent = part.textContent;
  }
}

function focusKey(element) {
  if (!element) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (!element.dataset.key) return null;
  return `[data-key="${CSS.escape(element.dataset.key)}"][data-value="${CSS.escape(element.dataset.value)}"]`;
}

function drawControl(control, words, onclick) {
  const several = control.chosen !== null;
  const attributes = {
    type: "button",
    class: control.look,
    "data-key": control.key,
    "data-value": control.value,
    "aria-pressed": several ? String(control.chosen) : null,
    onclick,
  };
  if (!control.number) return make("button", attributes, control.label);
  return make("button", attributes,
    make("span", { class: "number", "aria-hidden": "true" }, String(control.number)),
    make("span", { class: "label", dir: "auto" }, control.label),
    ...(several ? [make("span", { class: "tick", "aria-hidden": "true" }, control.chosen ? "✓" : "")] : []));
}

function drawAnswers(answers, words, press) {
  const rows = answers.map(({ label, value, edit }) => make("div", { class: "answer" },
    make("dt", { dir: "auto" }, label),
    make("dd", { dir: "auto" }, value,
      make("button", {
        type: "button", class: "edit", "data-key": edit.key, "data-value": edit.value,
        "aria-label": edit.label, onclick: () => press(edit.key, edit.value),
      }, make("span", { "aria-hidden": "true" }, "✎")))));
  return make("dl", { class: "answers", "aria-label": words.review }, ...rows);
}

function drawInput(screen, words, type) {
  const input = make("input", {
    id: "answer", name: "answer", type: screen.masked ? "password" : "text",
    inputmode: screen.input === "text" ? null : screen.input, autocomplete: "off", autocapitalize: "off", spellcheck: "false",
    placeholder: words["type-label"], "aria-label": words["type-label"], maxlength: "2000", dir: "auto",
  });
  return make("form", {
    class: "typing",
    onsubmit: (event) => {
      event.preventDefault();
      if (!input.value.trim()) return;
      type(input.value);
      input.value = "";
    },
  }, input, make("button", { type: "submit", class: "plain" }, words["type-send"]));
}
