import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";
import type { NetworkInterfaceInfo } from "node:os";

const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10"],
};

export const isIn = (network: BlockList, address: string): boolean =>
  isIP(address) !== 0 && network.check(address, familyOf(address));

const familyOf = (address: string): "ipv4" | "ipv6" => (isIPv6(address) ? "ipv6" : "ipv4");

/** An optional prefix length must have a digit: an empty one would count as 0, for every address. */
const NETWORK = /^([^/]+)(?:\/(\d{1,3}))?$/;

/**
 * @param texts "loopback", "private", an address, or a network such as 10.0.0.0/8
 * @throws for any other text
 */
export function networkOf(texts: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of texts.flatMap((text) => NETWORKS[text] ?? text)) {
    const [, address = "", bits] = NETWORK.exec(text) ?? [];
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/** Converts IPv4 addresses in IPv6 notation. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

/** The nearest address that is no trusted proxy, or the farthest if all are trusted. */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  proxies: BlockList,
): string {
  let nearest = plain(socket.remoteAddress ?? "");
  const further = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map(plain);
  while (isIn(proxies, nearest)) {
    const next = further.pop();
    if (next === undefined || !isIP(next)) break;
    nearest = next;
  }
  return nearest;
}

const OF_PAGES = ["x-forwarded-host", "x-forwarded-proto"] as const;

/**
 * Removes forwarding headers unless a trusted proxy sent them. Of trusted ones, keeps the first entry: that of the
 * browser's request.
 */
export function keepTrustedForwards(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  proxies: BlockList,
): void {
  const isTrusted = isIn(proxies, plain(socket.remoteAddress ?? ""));
  for (const name of OF_PAGES) {
    const first = String(headers[name] ?? "")
      .split(",")[0]!
      .trim();
    if (isTrusted && first !== "") headers[name] = first;
    else delete headers[name];
  }
}

/** The sender for rate limits: an IPv4 address, or an IPv6 /64, which one customer usually has. */
export function networkKeyOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("%")[0]!.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  const all = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill("0"), ...rest];
  return `${all.slice(0, 4).join(":")}::/64`;
}

/** The request filter sets this header to the sender's `networkKeyOf`. */
export const networkIn = (headers: IncomingHttpHeaders): string => String(headers["x-real-ip"]);

/** Hosts that mean all addresses of the machine. */
const ANYWHERE: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/**
 * The origin for this machine, if any, comes first, then those for others.
 * @param host the address that the server listens on
 */
export function originsOf(
  host: string,
  port: number,
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
): readonly string[] {
  const originAt = (address: string) => `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
  const here = `http://localhost:${port}`;
  if (isIn(networkOf(["loopback"]), host) || host === "localhost") return [here];
  if (!ANYWHERE.has(host)) return [originAt(host)];
  const others = Object.values(interfaces).flatMap((known = []) => known.filter(({ internal }) => !internal));
  const plainest = others.filter(({ family }) => family === "IPv4");
  return [here, ...plainest.map(({ address }) => originAt(address))];
}
