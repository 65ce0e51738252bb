import { readFileSync } from "node:fs";
import { Agent, createServer } from "node:https";
import type { AddressInfo } from "node:net";

const pem = (name: string) => readFileSync(new URL(`../fixtures/tls/localhost.${name}.pem`, import.meta.url), "utf8");

interface Call {
  readonly path: string;
  readonly body: unknown;
}

/** A local HTTPS server that receives webhooks. */
export async function chatService() {
  const calls: Call[] = [];
  /** Answers by path. Default: 204. */
  const answers = new Map<string, { readonly status: number; readonly headers?: Readonly<Record<string, string>> }>();
  const server = createServer({ key: pem("key"), cert: pem("cert") }, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    calls.push({ path: request.url!, body: JSON.parse(Buffer.concat(parts).toString()) });
    const { status, headers = {} } = answers.get(request.url!) ?? { status: 204 };
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    calls,
    answers,
    url: (path: string) => `https://${host}${path}`,
    agent: new Agent({ ca: pem("cert"), keepAlive: true }),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
