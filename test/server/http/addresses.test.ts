import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { addressOf, keepTrustedForwards, networkKeyOf, networkOf } from "../../../server/http/addresses.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

describe("the address of a client", () => {
  test.each([
    ["198.51.100.7", undefined, "198.51.100.7"],
    ["::ffff:198.51.100.7", undefined, "198.51.100.7"],
    ["127.0.0.1", undefined, "127.0.0.1"],
    ["127.0.0.1", "198.51.100.7", "198.51.100.7"],
    ["::ffff:127.0.0.1", "198.51.100.7", "198.51.100.7"],
    ["::1", "2001:db8::7", "2001:db8::7"],
    ["127.0.0.1", "10.9.9.9, 198.51.100.7, 127.0.0.1", "198.51.100.7"],
    ["127.0.0.1", "127.0.0.1", "127.0.0.1"],
  ])("from %s, forwarded for %s, is %s behind a proxy on this machine", (remote, forwarded, due) => {
    expect(addressOf(from(remote, forwarded), networkOf(["loopback"]))).toBe(due);
  });

  test.each([
    ["198.51.100.7", "1.2.3.4"],
    ["10.0.0.9", "1.2.3.4"],
  ])("from %s is its own, whatever forwarded header it sends", (remote, forwarded) => {
    expect(addressOf(from(remote, forwarded), networkOf(["loopback"]))).toBe(remote);
  });

  test.each(["unknown", "", "1.2.3.4, nonsense", "198.51.100.7:4711"])(
    "is the proxy itself when it says %j, which is no address",
    (forwarded) => {
      expect(addressOf(from("10.0.0.9", forwarded), networkOf(["private"]))).toBe("10.0.0.9");
    },
  );

  test("behind several proxies is the first that none of them is", () => {
    const proxies = networkOf(["loopback", "private", "203.0.113.0/24", "2001:db8:1::/48"]);
    const chain = "6.6.6.6, 198.51.100.7, 2001:db8:1::9, 203.0.113.5, 10.0.0.2";
    expect(addressOf(from("127.0.0.1", chain), proxies)).toBe("198.51.100.7");
  });
});

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s belongs to the network %s", (address, network) => {
  expect(networkKeyOf(address)).toBe(network);
});

describe("a forwarded host or protocol", () => {
  const kept = (remoteAddress: string, headers: Record<string, string>, proxies: readonly string[]) => {
    const request = { socket: { remoteAddress }, headers: { ...headers } } as unknown as IncomingMessage;
    keepTrustedForwards(request, networkOf(proxies));
    return request.headers;
  };
  const said = { host: "inner:2567", "x-forwarded-host": "play.example, inner", "x-forwarded-proto": "https, http" };

  test("is accepted from a proxy, the first of several", () => {
    const believed = { host: "inner:2567", "x-forwarded-host": "play.example", "x-forwarded-proto": "https" };
    expect(kept("127.0.0.1", said, ["loopback"])).toEqual(believed);
    expect(kept("::ffff:10.0.0.7", said, ["private"])).toEqual(believed);
  });

  test("is ignored from any other client, whatever it claims", () => {
    for (const address of ["198.51.100.7", "10.0.0.7", "::1", "::ffff:127.0.0.2", ""])
      expect(kept(address, { ...said, "x-forwarded-for": "10.9.9.9" }, ["10.9.9.9"])).toEqual({
        host: "inner:2567",
        "x-forwarded-for": "10.9.9.9",
      });
  });
});

describe("a network", () => {
  test.each([
    "10.0.0.0/",
    "10.0.0.0/8/9",
    "10.0.0.0/ 8",
    "10.0.0.0/0x8",
    "10.0.0.0/1e1",
    "10.0.0.0/33",
    "/8",
    "",
    "any",
  ])("is not %j", (text) => {
    expect(() => networkOf([text])).toThrow();
  });
});
