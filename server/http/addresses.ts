import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";
import type { NetworkInterfaceInfo } from "node:os";

/** Networks with a name: this machine, and addresses that are not routed on the internet. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10"],
};

export const isIn = (network: BlockList, address: string): boolean =>
  isIP(address) !== 0 && network.check(address, familyOf(address));

const familyOf = (address: string): "ipv4" | "ipv6" => (isIPv6(address) ? "ipv6" : "ipv4");

/**
 * Parses a list of networks.
 * @param texts "loopback", "private", an address, or a network such as 10.0.0.0/8
 * @throws if one of them is none of these
 */
export function networkOf(texts: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of texts.flatMap((text) => NETWORKS[text] ?? text)) {
    const [address = "", bits] = text.split("/");
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/** Converts IPv4 addresses in IPv6 notation to plain IPv4. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

/** The client's address: the nearest one that is not a trusted proxy. */
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

/** Headers in which a proxy forwards the origin that the browser requested. */
const OF_PAGES = ["x-forwarded-host", "x-forwarded-proto"] as const;

/**
 * Removes forwarding headers that do not come from a trusted proxy. If a header has several entries, keeps only the
 * first one, which belongs to the browser's request.
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

/**
 * The unit that limits count as one sender: an IPv4 address, or the /64 of an IPv6 address, which one customer usually has.
 * @param address as a socket reports it
 */
export function networkKeyOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("%")[0]!.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  const all = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill("0"), ...rest];
  return `${all.slice(0, 4).join(":")}::/64`;
}

/** The network of a request, from the header that the request filter has set; see `networkKeyOf`. */
export const networkIn = (headers: IncomingHttpHeaders): string => String(headers["x-real-ip"]);

/** Hosts that mean every address of the machine. */
const ANYWHERE: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/**
 * The origins at which pages can be opened: that for this machine first, then those for others.
 * @param host the address the server listens on
 * @param interfaces as the system reports them
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
