import { type IncomingHttpHeaders, type IncomingMessage, Server, ServerResponse, STATUS_CODES } from "node:http";
import type { BlockList } from "node:net";
import type { Duplex } from "node:stream";
import type { Logger } from "pino";
import type { Limits } from "../limits.ts";
import type { Metrics } from "../metrics.ts";
import { addressOf, networkKeyOf } from "./addresses.ts";
import {
  asFault,
  counted,
  Draining,
  Fault,
  LARGEST_BODY,
  LARGEST_DOCUMENT,
  LARGEST_MATCH,
  TooMany,
  tooLarge,
} from "./faults.ts";
import { isMetrics, mayReadMetrics } from "./metrics.ts";
import { isWelcome } from "./origins.ts";

/** How long a request may take to arrive, its head alone and all of it, in milliseconds. */
const ARRIVAL = { headersTimeout: 10_000, requestTimeout: 30_000 } as const;

/** How long somebody with too many sockets is asked to wait, in seconds. */
const PAUSE = 10;

/** How many origins that were turned away are written to the log. */
const STRANGERS = 20;

export interface GateRules {
  /** What every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** Origins whose pages may ask, beside this server's own. */
  readonly origins: readonly string[];
  /** Whose word counts when they say for whom they ask. */
  readonly proxies: BlockList;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** What proves that somebody may read the metrics; without it, only who asks on this machine may. */
  readonly metricsToken: string | undefined;
  /** Writes down what a host may have to know. */
  readonly log: Logger;
  /** How many sockets one network may hold at a time. */
  readonly sockets: number;
  /** Whether people may come to tables here. */
  readonly isReady: () => boolean;
}

/** Whether an address can be read: a path, on a host without user names, over a protocol of the web. */
export function isReadable({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): boolean {
  const protocol = headers["x-forwarded-proto"] ?? "http";
  if (!url.startsWith("/") || (protocol !== "http" && protocol !== "https")) return false;
  const address = URL.parse(`${protocol}://${headers.host ?? "localhost"}${url}`);
  return address !== null && address.username === "" && address.password === "";
}

const pathOf = ({ url = "" }: Pick<IncomingMessage, "url">): string => url.split("?")[0]!;

const isJoining = ({ method, url = "" }: Pick<IncomingMessage, "method" | "url">): boolean =>
  method === "POST" && url.startsWith("/matchmake/");

/** How much a request may bring, in bytes: a form, but where a document is kept or a match is handed in. */
function mostIn({ method, url = "" }: Pick<IncomingMessage, "method" | "url">): number {
  if (method === "PUT" && url.startsWith("/api/documents/")) return LARGEST_DOCUMENT;
  return method === "POST" && url === "/api/history" ? LARGEST_MATCH : LARGEST_BODY;
}

/** Behind several proxies the header is a list, the first of which is what the person's browser spoke. */
function unchained({ headers }: IncomingMessage): void {
  const [first] = String(headers["x-forwarded-proto"] ?? "").split(",");
  if (first) headers["x-forwarded-proto"] = first.trim();
}

/**
 * An HTTP server that hands on only requests it may hand on. The framework takes addresses apart in promises that nobody
 * holds, reads bodies of any size, and asks no page where it came from, and nobody how often. Who asks is in the header
 * `x-real-ip` from here on, whatever was there before.
 */
export class Gate extends Server {
  readonly #rules: GateRules;
  readonly #strangers = new Set<string>();
  /** How many sockets each network has. */
  readonly #sockets = new Map<string, number>();
  /** Who takes the sockets of a path, where that is not who listens here. */
  readonly #takers = new Map<string, Server>();

  constructor(rules: GateRules) {
    super(ARRIVAL);
    this.#rules = rules;
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== "request" && event !== "upgrade") return super.emit(event, ...args);
    const [request, answer] = args as [IncomingMessage, Answer];
    if (answer instanceof ServerResponse) {
      answer.setHeaders(new Map(Object.entries(this.#rules.headers)));
      // Who joins once more does so over a new line: an old one may lead to a process that was replaced.
      if (isJoining(request)) answer.shouldKeepAlive = false;
    }
    this.#admit(request, answer).then(
      () => {
        const taker = event === "upgrade" && this.#takers.get(pathOf(request));
        if (taker) taker.emit(event, ...args);
        else super.emit(event, ...args);
      },
      (error: unknown) => {
        const fault = asFault(error);
        if (fault !== error) this.#rules.log.error({ err: error }, "the gate failed");
        this.#rules.metrics.refused(fault.reason);
        turnAway(answer, fault);
      },
    );
    return true;
  }

  /** From now on another server takes the sockets that are opened at a path. */
  handOn(path: string, taker: Server): void {
    this.#takers.set(path, taker);
  }

  /** @throws Fault when the request is not to be handed on. */
  async #admit(request: IncomingMessage, answer: Answer): Promise<void> {
    const { headers } = request;
    const { proxies, metricsToken } = this.#rules;
    unchained(request);
    if (!isReadable(request)) throw new Fault(400, "BadRequest", "the address cannot be read");
    this.#mustBeWelcome(headers);
    if (headers["transfer-encoding"] !== undefined)
      throw new Fault(411, "BadRequest", "a body has to say how long it is");
    const most = mostIn(request);
    if (Number(headers["content-length"] ?? 0) > most) throw tooLarge(most);
    if (isJoining(request) && !this.#rules.isReady()) throw new Draining();
    if (isMetrics(request) && !mayReadMetrics(request, metricsToken))
      throw new Fault(404, "NoSuchDoor", "the metrics are not for you: see METRICS_TOKEN");
    const network = networkKeyOf(addressOf(request, proxies));
    headers["x-real-ip"] = network;
    await this.#countRequest(request, network);
    if (!(answer instanceof ServerResponse)) this.#countSocket(answer, network);
  }

  /** A host who forgot to let the own address in learns of it once. */
  #mustBeWelcome(headers: IncomingHttpHeaders): void {
    const { origins, log } = this.#rules;
    const { origin = "", host } = headers;
    if (isWelcome(headers, origins)) return;
    if (!this.#strangers.has(origin) && this.#strangers.size < STRANGERS) {
      this.#strangers.add(origin);
      log.warn({ origin: origin.slice(0, 100), host }, "a page of another origin was turned away; ORIGINS lets it in");
    }
    throw new Fault(403, "ForeignOrigin", `pages of ${origin} are not let in here: see ORIGINS`);
  }

  async #countRequest({ method, url = "" }: IncomingMessage, network: string): Promise<void> {
    const { limits } = this.#rules;
    const isJoin = isJoining({ method, url });
    await counted(limits, "requests", network);
    if (isJoin) await counted(limits, "joins", network);
  }

  #countSocket(line: Duplex, network: string): void {
    const held = this.#sockets.get(network) ?? 0;
    if (held >= this.#rules.sockets) throw new TooMany(PAUSE);
    this.#sockets.set(network, held + 1);
    line.once("close", () => {
      const left = this.#sockets.get(network)! - 1;
      if (left > 0) this.#sockets.set(network, left);
      else this.#sockets.delete(network);
    });
  }
}

type Answer = ServerResponse | Duplex;

function turnAway(answer: Answer, fault: Fault): void {
  const { status, reason, message } = fault;
  const body = JSON.stringify({ reason, message });
  const headers = {
    "content-type": "application/json; charset=utf-8",
    // A line on which half a body may follow is of no more use.
    connection: "close",
    ...(fault instanceof TooMany ? { "retry-after": String(fault.wait) } : {}),
  };
  if (answer instanceof ServerResponse) {
    answer.req.resume();
    answer.writeHead(status, headers).end(body);
    return;
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  answer.on("error", () => answer.destroy());
  answer.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
}
