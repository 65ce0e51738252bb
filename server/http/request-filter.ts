import { type IncomingHttpHeaders, type IncomingMessage, Server, ServerResponse, STATUS_CODES } from "node:http";
import type { BlockList } from "node:net";
import { type Duplex, duplexPair } from "node:stream";
import type { Logger } from "pino";
import { FairQueue } from "../fair-queue.ts";
import { type Limits, Quota } from "../limits.ts";
import type { Metrics } from "../metrics.ts";
import { addressOf, keepTrustedForwards, networkKeyOf } from "./addresses.ts";
import {
  chargeLimit,
  Draining,
  HttpError,
  LARGEST_BODY,
  LARGEST_DOCUMENT,
  LARGEST_MATCH,
  TooMany,
  toHttpError,
  tooLarge,
} from "./errors.ts";
import { isFromOperator, isOperatorPage, isOperatorRequest } from "./metrics.ts";
import { isWelcome } from "./origins.ts";

/** In ms. */
const ARRIVAL = { headersTimeout: 10_000, requestTimeout: 30_000 } as const;

/** In ms. Proxies must close idle connections first, after 60 s. */
const IDLE = { keepAliveTimeout: 75_000 } as const;

/** Retry delay after too many sockets, in seconds. */
const PAUSE = 10;

/** Requests forwarded per turn of the event loop, in about 1 ms. Between turns, moves are processed. */
const TOGETHER = 8;

/**
 * The server requests these before it listens, to compile their code: the first list of 200 matches takes 27 ms, later
 * ones 1 ms. Clients do not request these limits, so no client gets the cached answers.
 */
const FIRST = [
  "/api/health",
  "/api/matches?limit=199",
  "/api/matches?limit=198",
  "/api/matches?limit=197",
  "/api/days",
];

/** Maximum number of refused origins that are logged. */
const STRANGERS = 20;

interface RequestFilterRules {
  readonly headers: Readonly<Record<string, string>>;
  readonly origins: readonly string[];
  readonly proxies: BlockList;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Without a token, only this machine may read the metrics and the operator's page. */
  readonly metricsToken: string | undefined;
  readonly log: Logger;
  /** Maximum number of sockets per network. */
  readonly sockets: number;
  readonly isReady: () => boolean;
}

/** Decoders insert the replacement for invalid bytes. */
const [NUL, REPLACEMENT] = ["%00", "%EF%BF%BD"];

/** Whether the URL can be parsed: a path, on a host without a user name, over HTTP or HTTPS. */
export function isReadable({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): boolean {
  const protocol = headers["x-forwarded-proto"] ?? "http";
  if (!url.startsWith("/") || (protocol !== "http" && protocol !== "https")) return false;
  const address = URL.parse(`${protocol}://${headers.host ?? "localhost"}${url}`);
  return address !== null && address.username === "" && address.password === "";
}

const pathOf = ({ url = "" }: Pick<IncomingMessage, "url">): string => url.split("?")[0]!;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const isJoining = ({ method, url = "" }: Pick<IncomingMessage, "method" | "url">): boolean =>
  method === "POST" && url.startsWith("/matchmake/");

/** Maximum size of a body, in bytes. */
function mostIn({ method, url = "" }: Pick<IncomingMessage, "method" | "url">): number {
  if (method === "PUT" && /^\/api\/(documents\/|matches\/[^/]+\/notes\/)/.test(url)) return LARGEST_DOCUMENT;
  return method === "POST" && url === "/api/history" ? LARGEST_MATCH : LARGEST_BODY;
}

/**
 * Protects Colyseus, which parses URLs in promises without handlers, reads bodies of any size, and checks neither
 * origins nor rates. Sets `x-real-ip` to the client's network.
 */
export class RequestFilter extends Server {
  readonly #rules: RequestFilterRules;
  readonly #strangers = new Set<string>();
  readonly #sockets: Quota;
  /** Requests that wait to be forwarded, by network. */
  readonly #waiting = new FairQueue<() => void>({ most: Number.POSITIVE_INFINITY });
  /** Servers that handle sockets instead of Colyseus, by path. */
  readonly #otherServers = new Map<string, Server>();

  constructor(rules: RequestFilterRules) {
    super({ ...ARRIVAL, ...IDLE });
    this.#rules = rules;
    this.#sockets = new Quota(rules.sockets);
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== "request" && event !== "upgrade") return super.emit(event, ...args);
    const [request, answer] = args as [IncomingMessage, Answer];
    if (answer instanceof ServerResponse) {
      answer.setHeaders(new Map(Object.entries(this.#rules.headers)));
      // The next join needs a new connection, because this process may have been replaced.
      if (isJoining(request)) answer.shouldKeepAlive = false;
    }
    this.#admit(request, answer).then(
      () => {
        if (request.destroyed) return;
        const other = event === "upgrade" && this.#otherServers.get(pathOf(request));
        if (other) other.emit(event, ...args);
        else super.emit(event, ...args);
      },
      (error: unknown) => {
        const fault = toHttpError(error);
        if (fault !== error) this.#rules.log.error({ err: error }, "checking a request failed");
        this.#rules.metrics.refused(fault.reason);
        refuseRequest(answer, fault);
      },
    );
    return true;
  }

  forwardSockets(path: string, server: Server): void {
    this.#otherServers.set(path, server);
  }

  /** Sends the requests of `FIRST`. Ignores failures. */
  async warmUp(): Promise<void> {
    for (const path of FIRST) await this.#ask(path).catch(() => {});
  }

  async #ask(path: string): Promise<void> {
    const [client, connection] = duplexPair();
    super.emit("connection", connection);
    client.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\nconnection: close\r\n\r\n`);
    for await (const _ of client);
  }

  /** @throws HttpError if the request must not be forwarded */
  async #admit(request: IncomingMessage, answer: Answer): Promise<void> {
    const { headers } = request;
    const { proxies, metricsToken } = this.#rules;
    const network = networkKeyOf(addressOf(request, proxies));
    // First, because a refused request should cost almost nothing.
    await chargeLimit(this.#rules.limits, "requests", network);
    if (isOperatorRequest(request) && !isFromOperator(request, metricsToken)) {
      if (metricsToken !== undefined && isOperatorPage(request)) throw new TokenRequired();
      throw new HttpError(404, "NoSuchDoor", "this endpoint is for the operator only: see METRICS_TOKEN");
    }
    keepTrustedForwards(request, proxies);
    // PostgreSQL fails with NUL, which no stored id, code or name contains.
    request.url = request.url?.replaceAll(NUL, REPLACEMENT);
    if (!isReadable(request)) throw new HttpError(400, "BadRequest", "the URL of the request is malformed");
    this.#mustBeWelcome(headers);
    if (headers["transfer-encoding"] !== undefined)
      throw new HttpError(411, "BadRequest", "a request with a body needs a Content-Length header");
    // On joins, Colyseus answers invalid multipart bodies with 500.
    if (headers["content-type"]?.trimStart().toLowerCase().startsWith("multipart/"))
      throw new HttpError(415, "BadRequest", "no endpoint reads a multipart body");
    const most = mostIn(request);
    if (Number(headers["content-length"] ?? 0) > most) throw tooLarge(most);
    if (isJoining(request) && !this.#rules.isReady()) throw new Draining();
    headers["x-real-ip"] = network;
    if (isJoining(request)) await chargeLimit(this.#rules.limits, "joins", network);
    if (!(answer instanceof ServerResponse)) this.#countSocket(answer, network);
    await this.#turnOf(network);
  }

  /** Networks take turns, because a burst must delay neither moves nor other networks. */
  #turnOf(network: string): Promise<void> {
    return new Promise((forward) => {
      this.#waiting.push(network, forward);
      if (this.#waiting.size === 1) setImmediate(this.#forwardNext);
    });
  }

  #forwardNext = (): void => {
    for (let n = 0; n < TOGETHER; n++) this.#waiting.shift()?.();
    if (this.#waiting.size > 0) setImmediate(this.#forwardNext);
  };

  /** Logs the first refused origins once: the operator may have forgotten to allow them. */
  #mustBeWelcome(headers: IncomingHttpHeaders): void {
    const { origins, log } = this.#rules;
    const { origin = "", host } = headers;
    if (isWelcome(headers, origins)) return;
    if (!this.#strangers.has(origin) && this.#strangers.size < STRANGERS) {
      this.#strangers.add(origin);
      log.warn(
        { origin: origin.slice(0, 100), host },
        "a request from a page of another origin was refused; add the origin to ORIGINS to allow it",
      );
    }
    throw new HttpError(403, "ForeignOrigin", `pages of ${origin} are not allowed: see ORIGINS`);
  }

  #countSocket(socket: Duplex, network: string): void {
    const release = this.#sockets.take(network);
    if (!release) throw new TooMany(PAUSE);
    socket.once("close", release);
  }
}

type Answer = ServerResponse | Duplex;

/** Makes the browser ask for a password, which is the token. */
class TokenRequired extends HttpError {
  constructor() {
    super(401, "TokenWanted", "use METRICS_TOKEN as the password, with any user name");
  }
}

function refuseRequest(answer: Answer, fault: HttpError): void {
  const { status, reason, message } = fault;
  const body = JSON.stringify({ reason, message });
  const headers = {
    "content-type": "application/json; charset=utf-8",
    ...(fault instanceof TooMany ? { "retry-after": String(fault.wait) } : {}),
    ...(fault instanceof TokenRequired ? { "www-authenticate": 'Basic realm="Stillwater"' } : {}),
  };
  if (answer instanceof ServerResponse) {
    // A new connection costs more, so this one is closed only if a body may follow.
    if (hasBody(answer.req)) answer.setHeader("connection", "close");
    answer.req.resume();
    answer.writeHead(status, headers).end(body);
    return;
  }
  const lines = Object.entries({ ...headers, connection: "close" }).map(([name, value]) => `${name}: ${value}\r\n`);
  answer.on("error", () => answer.destroy());
  answer.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
}
