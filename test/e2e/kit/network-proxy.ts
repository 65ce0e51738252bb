import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy between browser and server that can be cut, or lose data. */
export interface NetworkProxy {
  readonly origin: string;
  /** Breaks every connection; new ones are accepted. */
  cut(): void;
  /** Breaks every connection and accepts none until `mend`. */
  tear(): void;
  mend(): void;
  /** Leaves the next WebSocket upgrades unanswered, or refuses them. Default: all. */
  block(how: "never" | "refused", upgrades?: number): void;
  /** Number of blocked upgrades since the last `mend`. */
  readonly blocks: number;
  /** Drops data of the open WebSockets in one direction. They stay open, and new ones work. */
  swallow(direction: "there" | "back"): void;
  close(): Promise<void>;
}

export function proxyTo(port: number): Promise<NetworkProxy> {
  const lines = new Set<Socket>();
  const talks = new Set<Record<"there" | "back", () => void>>();
  const keep = (socket: Socket) => {
    lines.add(socket);
    socket.on("close", () => lines.delete(socket)).on("error", () => socket.destroy());
    return socket;
  };
  let isTorn = false;
  let blocks = 0;
  let blocked: { readonly how: "never" | "refused"; left: number } | undefined;
  const server = createServer((near) => {
    if (isTorn) return void near.destroy();
    const far = keep(connect(port, "127.0.0.1"));
    keep(near).on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    near.once("data", (head) => {
      const isUpgrade = /^upgrade: websocket/im.test(head.toString("latin1"));
      if (isUpgrade && blocked && blocked.left-- > 0) {
        blocks++;
        if (blocked.how === "refused")
          near.end("HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
        return;
      }
      far.write(head);
      near.pipe(far).pipe(near);
      if (!isUpgrade) return;
      const talk = { there: () => near.unpipe(far).resume(), back: () => far.unpipe(near).resume() };
      talks.add(talk);
      near.on("close", () => talks.delete(talk));
    });
  });
  const cut = () => {
    for (const socket of lines) socket.destroy();
  };
  return new Promise((open) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address() as { port: number };
      open({
        origin: `http://127.0.0.1:${address.port}`,
        cut,
        tear: () => {
          isTorn = true;
          cut();
        },
        mend: () => {
          isTorn = false;
          blocked = undefined;
          blocks = 0;
        },
        get blocks() {
          return blocks;
        },
        block: (how, upgrades = Number.POSITIVE_INFINITY) => {
          blocked = { how, left: upgrades };
        },
        swallow: (direction) => {
          for (const talk of talks) talk[direction]();
        },
        close: () => {
          cut();
          return new Promise((done) => server.close(() => done()));
        },
      });
    });
  });
}
