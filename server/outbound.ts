import type { IncomingHttpHeaders } from "node:http";
import { type Agent, request } from "node:https";

/** Only ASCII, because all URL parsers read ASCII labels alike. */
const HOST = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/;
/** In characters. */
const LONGEST_URL = 1024;
const HTTPS_PORT = "443";

/** The URL is not allowed; nothing was sent. */
export class ForbiddenUrl extends Error {
  override readonly name = "ForbiddenUrl";
}

interface OutboundRules {
  /** Hosts such as `push.example.com`, or `*.example.com` for all below it; `:8443` for another port than 443. */
  readonly hosts: readonly string[];
  readonly agent: Agent;
  /** Maximum time for a complete answer, in ms. */
  readonly timeLimit: number;
}

export interface OutboundRequest {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Uint8Array;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/**
 * The only place that calls URLs of users. `post` connects to exactly the host, port and path that `allowed` has
 * checked, follows no redirects, and discards answers' bodies.
 */
export class Outbound {
  readonly #rules: OutboundRules;

  constructor(rules: OutboundRules) {
    this.#rules = rules;
  }

  /**
   * The URL to store, without its fragment. Undefined unless it is https, without a user, at an allowed host and port,
   * and at most 1,024 characters long.
   */
  allowed(text: string): URL | undefined {
    const url = URL.parse(text);
    if (url?.protocol !== "https:" || url.username !== "" || url.password !== "") return undefined;
    url.hash = "";
    const isAllowed = HOST.test(url.hostname) && this.#rules.hosts.some((host) => matches(url, host));
    return isAllowed && url.href.length <= LONGEST_URL ? url : undefined;
  }

  /** @throws ForbiddenUrl, or the error of the connection */
  async post(text: string, { headers, body }: OutboundRequest): Promise<OutboundAnswer> {
    const url = this.allowed(text);
    if (!url) throw new ForbiddenUrl("this URL is not on the list of hosts that may be called");
    const { agent, timeLimit } = this.#rules;
    const { promise, resolve, reject } = Promise.withResolvers<OutboundAnswer>();
    const sent = request(
      {
        hostname: url.hostname,
        port: portOf(url),
        path: url.pathname + url.search,
        method: "POST",
        headers: { ...headers, host: url.host },
        agent,
        signal: AbortSignal.timeout(timeLimit),
      },
      (answer) => {
        // Lets the connection be reused.
        answer.on("error", () => {}).resume();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
      },
    );
    sent.on("error", reject).end(body);
    return promise;
  }

  close(): void {
    this.#rules.agent.destroy();
  }
}

const portOf = ({ port }: URL): string => port || HTTPS_PORT;

function matches(url: URL, entry: string): boolean {
  const [host = "", port = HTTPS_PORT] = entry.split(":");
  if (portOf(url) !== port) return false;
  return host.startsWith("*.") ? url.hostname.endsWith(host.slice(1)) : url.hostname === host;
}
