import { type IncomingMessage, Server, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** Whether an address can be read: a path, on a host without user names, over a protocol of the web. */
export function isReadable({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): boolean {
  const protocol = headers["x-forwarded-proto"] ?? "http";
  if (!url.startsWith("/") || (protocol !== "http" && protocol !== "https")) return false;
  const address = URL.parse(`${protocol}://${headers.host ?? "localhost"}${url}`);
  return address !== null && address.username === "" && address.password === "";
}

/** Behind several proxies the header is a list, the first of which is what the person's browser spoke. */
function unchained({ headers }: IncomingMessage): void {
  const [first] = String(headers["x-forwarded-proto"] ?? "").split(",");
  if (first) headers["x-forwarded-proto"] = first.trim();
}

/**
 * An HTTP server that hands on only requests whose address can be read. The framework takes addresses apart in promises that
 * nobody holds: a bad one would end the process.
 */
export class Gate extends Server {
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    const [request, answer] = args as [IncomingMessage, unknown];
    if (event !== "request" && event !== "upgrade") return super.emit(event, ...args);
    unchained(request);
    if (isReadable(request)) return super.emit(event, ...args);
    if (answer instanceof ServerResponse) answer.writeHead(400, { connection: "close" }).end();
    if (answer instanceof Socket) answer.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
    return true;
  }
}
