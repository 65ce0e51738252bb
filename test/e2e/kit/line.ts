import { connect, createServer, type Socket } from "node:net";

/** A line between a browser and the server that can be cut, or falls silent. */
export interface Line {
  readonly origin: string;
  /** Tears every connection; new ones are let through. */
  cut(): void;
  /** Tears every connection and lets none through until it is mended. */
  tear(): void;
  mend(): void;
  /** Swallows what is said on the WebSockets there are, to the server or back from it. They stay open, and new ones work. */
  swallow(direction: "there" | "back"): void;
  close(): Promise<void>;
}

/** A TCP proxy on loopback in front of a port. */
export function lineTo(port: number): Promise<Line> {
  const lines = new Set<Socket>();
  const talks = new Set<Record<"there" | "back", () => void>>();
  const keep = (socket: Socket) => {
    lines.add(socket);
    socket.on("close", () => lines.delete(socket)).on("error", () => socket.destroy());
    return socket;
  };
  let isTorn = false;
  const server = createServer((near) => {
    if (isTorn) return void near.destroy();
    const far = keep(connect(port, "127.0.0.1"));
    keep(near).pipe(far).pipe(near);
    near.once("data", (head) => {
      if (!/^upgrade: websocket/im.test(head.toString("latin1"))) return;
      const talk = { there: () => near.unpipe(far).resume(), back: () => far.unpipe(near).resume() };
      talks.add(talk);
      near.on("close", () => talks.delete(talk));
    });
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
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
