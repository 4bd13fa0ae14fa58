// Puts the parts together. What is asked, and what an answer means, is decided by the server: the page shows
// scenes and sends what was pressed, typed and spoken.
import { Captions } from "./captions.js";
import { Keys } from "./keys.js";
import { Link, beginVisit } from "./link.js";
import { Microphone } from "./microphone.js";
import { Notes } from "./notes.js";
import { drawEnd, drawPatience, drawScreen, drawStart } from "./screen.js";
import { Settings } from "./settings.js";
import { Voice } from "./voice.js";

const setup = JSON.parse(document.querySelector("meta[name=kiosk-setup]").content);
const words = setup.words;
const $ = (id) => document.getElementById(id);
const TOKEN = "kiosk-token"; // of this tab only, and only until the visit ends
const memory = tabMemory();

const notes = new Notes($("notes"), words.notes);
const captions = new Captions($("captions"), words, setup.language);
const voice = new Voice({ played: (sound) => link?.send({ type: "played", sound }), changed: soundChanged });
const microphone = new Microphone({
  sound: (pcm) => link?.sendSound(pcm),
  level: (value) => { $("level").value = value; },
  problem: (name) => { notes.show(name); settings.setMicrophone("off"); },
});
const keys = new Keys({ seconds: setup.scan.seconds, stop: () => press("command", "stop"), busy: () => !$("warning").hidden });
const settings = new Settings($("settings"), setup, { microphone: useMicrophone, sound: useSound, scan: useScan });
let link = null;
let screen = null;
let told = ""; // the server's words beside the dialogue
let begun = false;

$("stay").textContent = words.stay;
$("level").setAttribute("aria-label", words.level);
$("talk").textContent = words.microphone.hold;
$("stay").addEventListener("click", () => link?.send({ type: "stay" }));
holdToTalk($("talk"));

const kept = memory.getItem(TOKEN);
if (kept) {
  drawPatience($("main"), words);
  join(kept, true);
}
else showStart();

function showStart(hint = "") {
  link?.close();
  link = null;
  screen = null;
  told = "";
  begun = false;
  memory.removeItem(TOKEN);
  microphone.stop();
  voice.silence();
  voice.off();
  captions.clear();
  notes.clear();
  document.body.dataset.stage = "start";
  document.body.dataset.doing = "";
  for (const id of ["asker", "progress", "level", "talk", "warning"]) $(id).hidden = true;
  for (const id of ["asker", "progress", "doing"]) $(id).textContent = "";
  drawStart($("main"), words, hint, begin);
  settings.reset();
}

async function begin() {
  if (begun) return;
  begun = true;
  if (settings.sound) voice.on(); // within the touch, or the browser stays silent
  drawPatience($("main"), words);
  const { token, busy } = await beginVisit();
  if (token) {
    memory.setItem(TOKEN, token);
    join(token, false);
  } else {
    showStart(busy ? words.busy : words.notes.lost);
  }
}

async function join(token, again) {
  if (settings.sound) await voice.on();
  link = new Link(token, again, setup.absent, {
    audible: () => voice.audible,
    message: take,
    sound: (sound, pcm) => voice.play(sound, pcm),
    connected: () => {
      notes.hide("lost", "slow");
      soundChanged(voice.audible);
      useMicrophone(settings.microphone);
    },
    lost: () => { notes.show("lost"); voice.silence(); },
    poor: () => { notes.hide("lost"); notes.show("slow"); microphone.stop(); },
    gone: () => showStart(words.ended),
  });
  if (!setup.hears) notes.show("no-recognizer");
  if (!setup.speaks) notes.show("no-voice");
}

function take(message) {
  switch (message.type) {
    case "scene":
      captions.fill(message.captions);
      warn(message.warning);
      told = message.told;
      show(message.screen);
      doing(message.doing);
      break;
    case "screen": show(message.screen); break;
    case "caption": captions.add(message.who, message.text); break;
    case "hearing": captions.tentative(message.text); break;
    case "doing": doing(message.doing); break;
    case "told": told = message.text; show(screen); break;
    case "warning": warn(message.seconds); break;
    case "silence": voice.silence(); performance.mark("kiosk:silence"); break;
    case "pause": voice.pause(); performance.mark("kiosk:silence"); break;
    case "resume": voice.resume(); break;
    case "sound-end": voice.end(message.sound); break;
    case "over": showStart(words.ended); break;
  }
}

function show(next) {
  if (!next) return;
  const same = screen?.number === next.number && document.body.dataset.stage === next.stage;
  screen = next;
  document.body.dataset.stage = next.stage;
  $("asker").hidden = false;
  $("asker").textContent = `${words.asks}: ${next.server}`;
  $("progress").hidden = !next.progress;
  $("progress").textContent = next.progress;
  draw({ same });
  if (same) return;
  talk(false);
  keys.moved();
}

function draw(how) {
  const leave = () => link?.send({ type: "leave" });
  if (screen) drawScreen($("main"), screen, words, { press, type, leave, told, language: setup.language, ...how });
  else drawEnd($("main"), words, told, leave);
}

function press(key, value) {
  link?.send({ type: "press", question: screen?.number ?? 0, key, value });
}

function type(text) {
  link?.send({ type: "type", question: screen?.number ?? 0, text });
}

function doing(state) {
  const turn = state === "listening" && ["speaking", "thinking"].includes(document.body.dataset.doing);
  if (turn) navigator.vibrate?.(60); // for who neither sees nor hears that it is their turn
  document.body.dataset.doing = state;
  $("doing").textContent = words.doing[state];
  performance.mark(`kiosk:${state}`);
  if (state === "done") {
    microphone.stop();
    $("level").hidden = $("talk").hidden = true;
    draw({ ended: true });
  }
}

function warn(seconds) {
  const box = $("warning");
  $("warning-text").textContent = seconds ? words.warning.replace("{seconds}", seconds) : "";
  if (box.hidden === !seconds) return;
  box.hidden = !seconds;
  if (seconds) $("stay").focus();
  else keys.moved();
}

// -- sound and microphone --------------------------------------------------------------------------------

async function useMicrophone(mode) {
  notes.hide("denied", "no-microphone", "no-worklet");
  $("talk").hidden = $("level").hidden = true;
  if (mode === "off" || !link || !setup.hears) {
    microphone.stop();
    link?.send({ type: "microphone", on: false });
    return;
  }
  const rate = await microphone.start();
  if (!rate || !link) return;
  microphone.open = mode === "open";
  $("level").hidden = false;
  $("talk").hidden = mode !== "talk";
  link.send({ type: "microphone", on: true, rate });
}

function talk(on) {
  const button = $("talk");
  if (on === (button.dataset.held === "yes")) return;
  button.dataset.held = on ? "yes" : "";
  button.setAttribute("aria-pressed", String(on));
  if (on) voice.silence();
  link?.send({ type: "talk", on });
  microphone.open = on;
}

function holdToTalk(button) {
  let held = false;
  const hold = (on) => { if (on || held) talk(on); held = on; };
  button.setAttribute("aria-pressed", "false");
  button.addEventListener("pointerdown", (event) => { button.setPointerCapture(event.pointerId); hold(true); });
  for (const name of ["pointerup", "pointercancel", "blur"]) button.addEventListener(name, () => hold(false));
  button.addEventListener("keydown", (event) => { if (event.key === " " || event.key === "Enter") { event.preventDefault(); hold(true); } });
  button.addEventListener("keyup", () => hold(false));
  // A switch or a screen reader cannot hold: it clicks, and clicks again, or the reply ends it.
  button.addEventListener("click", (event) => { if (event.detail === 0) talk(button.dataset.held !== "yes"); });
  button.addEventListener("contextmenu", (event) => event.preventDefault());
}

function useSound(on) {
  if (!link) settings.setSound(on);
  else if (on) voice.on();
  else voice.off();
}

function soundChanged(audible) {
  settings.setSound(audible);
  $("doing").setAttribute("aria-live", audible ? "off" : "polite"); // two voices at once are none
  if (!link) return;
  link.send({ type: "sound", on: audible });
  if (setup.speaks) (audible ? notes.hide : notes.show).call(notes, "silent");
}

function useScan(on) {
  keys.scan(on);
}

// Where a locked-down browser keeps nothing, a reload starts anew.
function tabMemory() {
  try {
    sessionStorage.getItem(TOKEN);
    return sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
}
