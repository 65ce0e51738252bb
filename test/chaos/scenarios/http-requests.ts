import { connect } from "node:net";

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

export const realRequests = (match: string, player: string, token: string): readonly HttpRequest[] => [
  { method: "POST", path: "/api/players", body: { name: "Mallory" } },
  { method: "POST", path: "/api/players", token, body: { name: "Mallory" } },
  { method: "POST", path: "/api/passes", token, body: {} },
  { method: "POST", path: "/api/passes/use", body: { pass: "a".repeat(24) } },
  {
    method: "POST",
    path: "/api/matches",
    token,
    body: {
      game: "tranquility",
      options: { mode: "pyramid", difficulty: "harder" },
      seats: 2,
      visibility: "open",
      house: { patience: 60, clock: 30, watchers: true },
    },
  },
  { method: "GET", path: `/api/matches?state=open,live,over&player=${player}&limit=20`, token },
  { method: "GET", path: `/api/matches/${match}`, token },
  { method: "GET", path: `/api/matches/${match}/log`, token },
  { method: "GET", path: `/api/matches/${match}/log` },
  { method: "GET", path: `/api/matches/${match}/branches`, token },
  { method: "POST", path: `/api/matches/${match}/branches`, token, body: { version: 12 } },
  { method: "POST", path: "/matchmake/joinOrCreate/table", token, body: { match } },
  { method: "POST", path: "/matchmake/create/table", token, body: { match } },
  { method: "POST", path: `/matchmake/joinById/${match}`, token, body: {} },
  { method: "POST", path: `/matchmake/reconnect/${match}`, token, body: { reconnectionToken: "abcdefgh" } },
  { method: "POST", path: "/matchmake/joinOrCreate/lobby", body: {} },
  { method: "GET", path: "/api/health" },
  { method: "GET", path: "/metrics" },
  { method: "GET", path: "/" },
];

export function written({ method, path, token, body }: HttpRequest): Buffer {
  const text = body === undefined ? "" : (JSON.stringify(body) ?? "undefined");
  const lines = [
    `${method} ${path} HTTP/1.1`,
    "host: localhost",
    "connection: close",
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(text === "" ? [] : ["content-type: application/json", `content-length: ${Buffer.byteLength(text)}`]),
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${text}`);
}

/** Timeout of a connection without an answer, in ms. */
const OPEN_TIME = 3000;

/** Pause before the sender half-closes, in ms: Node's server gives no answer after that. */
const PAUSE = 250;

/** @returns everything received */
export function exchange(port: number, bytes: Buffer): Promise<string> {
  return new Promise((done) => {
    const heard: Buffer[] = [];
    const line = connect(port, "127.0.0.1", () => line.write(bytes));
    const pause = setTimeout(() => line.end(), PAUSE);
    line.setTimeout(OPEN_TIME, () => line.destroy());
    line.on("data", (chunk: Buffer) => heard.push(chunk));
    line.on("error", () => {});
    line.on("close", () => {
      clearTimeout(pause);
      done(Buffer.concat(heard).toString("latin1"));
    });
  });
}
