import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Pooling {
  /** Names of startup parameters that the pooler removes. */
  readonly drops?: readonly string[];
  /** Names and values, in turn, of startup parameters that the pooler adds. */
  readonly adds?: readonly string[];
  /** The pooler refuses clients that send this startup parameter. */
  readonly refuses?: string;
  /** Whether each transaction of a client gets another session. */
  readonly isLending?: boolean;
  /** Whether the pooler withholds notifications. */
  readonly isDeaf?: boolean;
}

export interface Pooler {
  readonly port: number;
  /** Breaks every connection; new ones are accepted. */
  cut(): void;
  close(): Promise<void>;
}

const [PROTOCOL, SSL] = [196_608, 80_877_103];

/** A startup message: a length, a protocol, then names and values, each ended by a 0. */
const parametersOf = (message: Buffer): readonly string[] => message.subarray(8, -2).toString().split("\0");

function startupOf(parameters: readonly string[]): Buffer {
  const text = Buffer.from(`${parameters.join("\0")}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + text.length, 0);
  head.writeInt32BE(PROTOCOL, 4);
  return Buffer.concat([head, text]);
}

const without = (parameters: readonly string[], drops: readonly string[]): readonly string[] =>
  parameters.flatMap((name, i) => (i % 2 === 0 && !drops.includes(name) ? [name, parameters[i + 1]!] : []));

function refusal(name: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: ${name}\0\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
}

/** Calls back with each whole message of the server: a letter, a length, a body. */
function messages(socket: Socket, onMessage: (message: Buffer) => void): void {
  let held: Buffer = Buffer.alloc(0);
  socket.on("data", (bytes: Buffer) => {
    held = Buffer.concat([held, bytes]);
    while (held.length >= 5 && held.length > held.readInt32BE(1)) {
      const end = held.readInt32BE(1) + 1;
      onMessage(held.subarray(0, end));
      held = held.subarray(end);
    }
  });
}

/** Starts a connection pooler for a PostgreSQL server without a password. */
export async function poolerTo(host: string, port: number, pooling: Pooling): Promise<Pooler> {
  const { drops = [], adds = [], refuses, isLending = false, isDeaf = false } = pooling;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket, ends: () => readonly Socket[]) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      for (const end of ends()) end.destroy();
    });
  };

  function serve(client: Socket, startup: Buffer): void {
    const parameters = parametersOf(startup);
    if (refuses && parameters.includes(refuses)) return void client.end(refusal(refuses));
    const servers = Array.from({ length: isLending ? 2 : 1 }, () => connect(port, host));
    let current = 0;
    for (const [n, server] of servers.entries()) {
      keep(server, () => [client]);
      server.write(startupOf([...without(parameters, drops), ...adds]));
      let isReady = n === 0;
      messages(server, (message) => {
        const type = String.fromCharCode(message[0]!);
        const isIdle = type === "Z" && String.fromCharCode(message[5]!) === "I";
        if (isReady && !(type === "A" && (isDeaf || n !== current))) client.write(message);
        if (isReady && isIdle) current = (n + 1) % servers.length;
        if (type === "Z") isReady = true;
      });
    }
    client.on("data", (bytes) => servers[current]!.write(bytes));
    client.on("close", () => {
      for (const server of servers) server.destroy();
    });
  }

  const server = createServer((client) => {
    keep(client, () => []);
    let isStarted = false;
    client.on("data", (bytes: Buffer) => {
      if (isStarted) return;
      if (bytes.readInt32BE(4) === SSL) return void client.write("N");
      isStarted = true;
      serve(client, bytes);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    async close() {
      const closed = once(server, "close");
      server.close();
      cut();
      await closed;
    },
  };
}
