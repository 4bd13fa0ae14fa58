// The connection to the server: a WebSocket that comes back by itself, and plain requests where none goes through.

const FIRST_WAIT = 250; // ms before the connection is tried again; doubled each time
const LONGEST_WAIT = 4000;
const POOR_AFTER = 3; // attempts in vain, then requests
const POLL = 1000; // ms between requests

export async function beginVisit() {
  try {
    const answer = await fetch("visit", { method: "POST", cache: "no-store" });
    if (answer.ok) return await answer.json();
    return { busy: answer.status === 503 };
  } catch {
    return { busy: false };
  }
}

export class Link {
  #token; #again; #on; #absent; #lostAt = 0; #socket = null; #waiting = []; #failures = 0; #closed = false; #timer = 0; #polling = false;

  // `absent`: seconds after which the server has forgotten a visit whose page is gone.
  constructor(token, again, absent, on) {
    this.#token = token;
    this.#absent = 1000 * absent;
    this.#again = again;
    this.#on = on;
    this.#connect();
  }

  send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN && this.#socket.greeted) {
      this.#socket.send(JSON.stringify(message));
      if (["press", "type"].includes(message.type)) this.#unsettled = message;
    }
    else if (["press", "type", "stay", "leave"].includes(message.type)) this.#waiting.push(message);
    if (this.#polling && this.#waiting.length) this.#poll();
  }

  sendSound(pcm) {
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.OPEN && socket.bufferedAmount < 200_000) socket.send(pcm);
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect() {
    let socket;
    try {
      const url = new URL("link", document.baseURI);
      url.protocol = url.protocol.replace("http", "ws");
      socket = new WebSocket(url);
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    socket.binaryType = "arraybuffer";
    socket.addEventListener("open", () => socket.send(JSON.stringify({ type: "hello", token: this.#token, sound: this.#on.audible(), again: this.#again })));
    socket.addEventListener("message", (event) => {
      if (this.#socket !== socket || this.#closed) return;
      if (typeof event.data !== "string") {
        this.#on.sound(new DataView(event.data).getUint32(0, true), event.data.slice(4));
        return;
      }
      const message = JSON.parse(event.data);
      if (!socket.greeted) {
        socket.greeted = true;
        this.#failures = this.#lostAt = 0;
        this.#again = false;
        this.#polling = false;
        this.#on.message(message);
        this.#on.connected();
        for (const kept of this.#waiting.splice(0)) this.send(kept);
      } else {
        if (message.type === "screen" || message.who === "person") this.#unsettled = null;
        this.#on.message(message);
      }
    });
    socket.addEventListener("close", (event) => {
      if (this.#closed || this.#socket !== socket) return;
      if (event.code === 4404 || event.code === 1000) {
        this.close();
        this.#on.gone();
      } else {
        this.#lost();
      }
    });
  }

  // What the visitor said must not stay on the screen for the next one, even if the server never comes back.
  #isForgotten() {
    this.#lostAt ||= Date.now();
    if (Date.now() - this.#lostAt < this.#absent) return false;
    this.close();
    this.#on.gone();
    return true;
  }

  #lost() {
    if (this.#isForgotten()) return;
    this.#failures += 1;
    this.#again = true;
    if (this.#unsettled) this.#waiting.unshift(this.#unsettled); // perhaps it never arrived; if it did, it is void
    this.#unsettled = null;
    if (this.#failures === POOR_AFTER) {
      this.#polling = true;
      this.#poll();
    }
    if (!this.#polling) this.#on.lost();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#timer = setTimeout(() => { if (!this.#closed) this.#connect(); }, wait);
  }

  // Where a WebSocket does not get through, touch and typing still do.
  async #poll() {
    clearTimeout(this.#pollTimer);
    if (!this.#polling || this.#closed) return;
    const messages = this.#waiting.splice(0);
    try {
      const answer = await fetch("exchange", {
        method: "POST",
        cache: "no-store",
        headers: { authorization: `Bearer ${this.#token}` },
        body: messages.map((one) => JSON.stringify(one)).join("\n"),
      });
      if (answer.status === 404) {
        this.close();
        this.#on.gone();
        return;
      }
      if (answer.ok && this.#polling) {
        this.#lostAt = Date.now();
        this.#on.poor();
        this.#on.message(await answer.json());
      }
    } catch {
      if (this.#closed || this.#isForgotten()) return;
      this.#waiting.unshift(...messages);
      this.#on.lost();
    }
    this.#pollTimer = setTimeout(() => this.#poll(), POLL);
  }

  #pollTimer = 0;
  #unsettled = null; // what was pressed or typed last, until something follows from it
}
