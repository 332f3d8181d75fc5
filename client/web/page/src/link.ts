// The way to the gateway: a socket, or a stream down and requests up where a socket does not get through.

import {Change, Json} from "./mirror";

export interface Watcher {
  /** What the page says first on every connection. */
  hello(): Json;
  changes(changes: Change[]): void;
  /** The connection has been made or lost; `tries`: how many attempts have failed since. */
  connected(there: boolean, tries: number): void;
}

interface Way {
  send(text: string): void;
  close(): void;
}

const kOpenWithin = 3000;
// The gateway says something every 15 seconds. A browser is not told that the connection has been lost if its network
// carried nothing at that time, or if it slept.
const kSilenceMax = 25000;
const kLookEvery = 5000;
const kWaits = [500, 1000, 2000, 4000, 8000];

export class Link {
  private way: Way|null = null;
  private heardAt = 0;
  private giveUp: () => void = () => undefined;
  private streams = false;  // The socket does not get through here.
  private tries = 0;
  private timer = 0;
  private calls = 0;
  private readonly answers = new Map<number, (value: Json) => void>();

  constructor(private readonly watcher: Watcher) {
    const again = (): void => {
      if (document.hidden) return;
      this.look();
      if (this.way === null && this.timer !== 0) this.tryNow();
    };
    document.addEventListener("visibilitychange", again);
    window.addEventListener("online", again);
    window.setInterval(() => this.look(), kLookEvery);
  }

  /** Gives up a connection on which nothing has been heard for too long. */
  private look(): void {
    if (this.way !== null && Date.now() - this.heardAt > kSilenceMax) this.giveUp();
  }

  open(): void {
    const hello = JSON.stringify({hello: this.watcher.hello()});
    let heard = false;
    let over = false;
    this.heardAt = Date.now();
    const down = (text: string): void => {
      if (over) return;
      this.heardAt = Date.now();
      if (text === "") return;
      if (!heard) {
        heard = true;
        this.tries = 0;
        this.watcher.connected(true, 0);
      }
      const changes = JSON.parse(text) as Change[];
      for (const change of changes) {
        if (change.answer === undefined) continue;
        this.answers.get(change.answer)?.(change.value ?? null);
        this.answers.delete(change.answer);
      }
      this.watcher.changes(changes);
    };
    const closed = (): void => {
      if (over) return;
      over = true;
      this.way = null;
      if (!heard && !this.streams) {
        // The page was loaded, so the gateway is there: only the socket does not get through.
        this.streams = true;
        this.open();
        return;
      }
      if (!heard) this.streams = false;
      this.answers.clear();
      this.watcher.connected(false, this.tries);
      const wait = kWaits[Math.min(this.tries, kWaits.length - 1)] as number;
      this.tries += 1;
      this.timer = window.setTimeout(() => this.tryNow(), wait);
    };
    const way = this.streams ? stream(hello, down, closed) : socket(hello, down, closed);
    this.way = way;
    this.giveUp = () => {
      closed();
      way.close();
    };
  }

  tryNow(): void {
    window.clearTimeout(this.timer);
    this.timer = 0;
    if (this.way === null) this.open();
  }

  call(object: string, name: string, ...values: Json[]): void {
    this.way?.send(JSON.stringify({call: [object, name, values]}));
  }

  ask(object: string, name: string, ...values: Json[]): Promise<Json> {
    return new Promise(resolve => {
      const id = (this.calls += 1);
      this.answers.set(id, resolve);
      this.way?.send(JSON.stringify({call: [object, name, values], id}));
    });
  }

  set(object: string, property: string, value: Json): void {
    this.way?.send(JSON.stringify({set: [object, property, value]}));
  }
}

function socket(hello: string, down: (text: string) => void, closed: () => void): Way {
  const web = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  const late = window.setTimeout(() => {
    web.close();
    closed();
  }, kOpenWithin);
  web.onopen = () => {
    window.clearTimeout(late);
    web.send(hello);
  };
  web.onmessage = message => down(String(message.data));
  web.onclose = () => {
    window.clearTimeout(late);
    closed();
  };
  return {
    send: text => {
      if (web.readyState === WebSocket.OPEN) web.send(text);
    },
    close: () => web.close()
  };
}

function stream(hello: string, down: (text: string) => void, closed: () => void): Way {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
  const stop = new AbortController();
  const waiting: string[] = [];
  let sending = false;
  const flush = async(): Promise<void> => {
    if (sending) return;
    sending = true;
    try {
      while (waiting.length > 0) {
        const body = waiting.splice(0).join("\n") + "\n";
        const answer = await fetch(`/send/${key}`, {method: "POST", body, signal: stop.signal});
        if (!answer.ok) throw new Error(String(answer.status));
      }
    } catch {
      stop.abort();
    }
    sending = false;
  };
  const read = async(): Promise<void> => {
    try {
      const answer = await fetch(`/stream/${key}`, {signal: stop.signal, cache: "no-store"});
      const reader = answer.ok ? answer.body?.getReader() : undefined;
      if (reader) {
        waiting.unshift(hello);
        void flush();
        const words = new TextDecoder();
        let rest = "";
        for (;;) {
          const {done, value} = await reader.read();
          if (done) break;
          const lines = (rest + words.decode(value, {stream: true})).split("\n");
          rest = lines.pop() ?? "";
          lines.forEach(down);
        }
      }
    } catch {
      // Ended below.
    }
    stop.abort();
    closed();
  };
  void read();
  return {
    send: text => {
      waiting.push(text);
      void flush();
    },
    close: () => stop.abort()
  };
}
