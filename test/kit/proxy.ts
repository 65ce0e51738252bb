import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface TcpProxy {
  readonly port: number;
  /** Breaks every connection, even within a message. */
  cut(): void;
  /** Stops or resumes traffic without closing connections. */
  freeze(isFrozen: boolean): void;
  /** Breaks every connection, and refuses new ones. */
  close(): Promise<void>;
  /** Accepts connections again, on the same port. */
  open(): Promise<void>;
}

/** @param onSent called with the bytes that clients send */
export async function proxyTo(
  host: string,
  port: number,
  onSent: (bytes: Buffer) => void = () => {},
): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isStill = false;
  const server = createServer((near) => {
    const far = connect(port, host);
    const ends = [near, far];
    for (const end of ends) {
      sockets.add(end);
      end.on("error", () => {});
      end.on("close", () => {
        sockets.delete(end);
        for (const each of ends) each.destroy();
      });
    }
    near.on("data", (bytes) => {
      onSent(Buffer.from(bytes));
      far.write(bytes);
    });
    far.on("data", (bytes) => near.write(bytes));
    if (isStill) for (const end of ends) end.pause();
  });

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const own = (server.address() as AddressInfo).port;
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: own,
    cut,
    freeze(isFrozen) {
      isStill = isFrozen;
      for (const socket of sockets) {
        if (isFrozen) socket.pause();
        else socket.resume();
      }
    },
    async close() {
      const closed = server.listening ? once(server, "close") : undefined;
      server.close();
      cut();
      await closed;
    },
    async open() {
      server.listen(own, "127.0.0.1");
      await once(server, "listening");
    },
  };
}
