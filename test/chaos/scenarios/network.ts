import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sdkClient } from "../../../client/match/room.ts";
import type { Guest, TableRoomOf } from "../../kit/guest.ts";

/** The connection closes unless the data `arrives`. */
export type Fate = "arrives" | "arrives, unanswered" | "is lost";

export interface Line {
  /** Other connections are for HTTP requests. */
  readonly isSocket: boolean;
  /** Closes the connection for both sides, even within a message. */
  cut(): void;
  /** Lets nothing through for this many ms; both sides consider it open. */
  freeze(ms: number): void;
  /** Delays all later data by this many ms. */
  delay(ms: number): void;
}

export interface Network {
  readonly origin: string;
  readonly lines: ReadonlySet<Line>;
  leadTo(port: number): void;
  close(): Promise<void>;
}

/** @param fate called for everything that a client sends */
export async function networkTo(first: number, fate: () => Fate = () => "arrives"): Promise<Network> {
  let port = first;
  const lines = new Set<Line>();
  const server = createServer((client) => {
    const line = lineBetween(client, connect(port, "127.0.0.1"), fate);
    lines.add(line);
    client.once("close", () => lines.delete(line));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines,
    leadTo(next) {
      port = next;
      for (const line of lines) if (!line.isSocket) line.cut();
    },
    async close() {
      server.close();
      for (const line of lines) line.cut();
      await once(server, "close");
    },
  };
}

/** A copy of the guest that joins tables through this network. */
export function through({ origin }: Network, guest: Guest): Guest {
  const client = sdkClient(origin, guest.token);
  return { ...guest, client, join: (match) => client.joinOrCreate("table", { match }) as Promise<TableRoomOf> };
}

function lineBetween(client: Socket, server: Socket, fate: () => Fate): Line {
  let [lag, thaw] = [0, 0];
  let isSocket = false;
  const cut = () => {
    client.resetAndDestroy();
    server.resetAndDestroy();
  };

  /** Forwards data in order, each part when its delay is over. */
  function carry(from: Socket, to: Socket, send: (chunk: Buffer) => void): void {
    let last: Promise<unknown> = Promise.resolve();
    const later = (act: () => void) => {
      const due = performance.now() + lag;
      last = last.then(() => pauseUntil(() => Math.max(due, thaw))).then(act);
    };
    from.on("data", (chunk: Buffer) => later(() => send(chunk)));
    from.on("close", () => later(() => to.destroy()));
    from.on("error", () => {});
  }

  carry(server, client, (chunk) => client.write(chunk));
  client.once("data", (chunk: Buffer) => {
    isSocket = /^upgrade: websocket/im.test(chunk.toString("latin1"));
  });
  carry(client, server, (chunk) => {
    const became = fate();
    if (became === "is lost") return cut();
    server.write(chunk, () => became === "arrives" || cut());
  });
  return {
    get isSocket() {
      return isSocket;
    },
    cut,
    freeze(ms) {
      thaw = Math.max(thaw, performance.now() + ms);
    },
    delay(ms) {
      lag = ms;
    },
  };
}

async function pauseUntil(moment: () => number): Promise<void> {
  for (let left = moment() - performance.now(); left > 0; left = moment() - performance.now()) await pause(left);
}
