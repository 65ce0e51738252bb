import { globSync, readFileSync } from "node:fs";
import { Agent } from "node:https";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ForbiddenUrl, Outbound } from "../../server/outbound.ts";

const HOSTS = ["fcm.googleapis.com", "*.push.apple.com", "127.0.0.1:8443", "*.example.org:8443"];
/** The only targets allowed, as host:port. */
const ALLOWED =
  /^(fcm\.googleapis\.com:443|([a-z0-9-]+\.)+push\.apple\.com:443|127\.0\.0\.1:8443|([a-z0-9-]+\.)+example\.org:8443)$/;

/** Records each host:port, and never connects. */
class Recorder extends Agent {
  readonly asked: string[] = [];
  override createConnection({ host, port }: { readonly host?: unknown; readonly port?: unknown }): never {
    this.asked.push(`${host}:${port}`);
    throw new Error("not connected");
  }
}

const outboundOf = (agent: Agent) => new Outbound({ hosts: HOSTS, agent, timeLimit: 1000 });

const headers = { ttl: 60 };
const body = new Uint8Array(3);

/** URL parsers disagree about some of these. */
const marks = fc.constantFrom(
  ...";\"'`{}|^<>\\/?#@:[]%!$&()*+,=~ \t\n\r\0",
  ...[
    "%00",
    "%2e",
    "%2F",
    "%40",
    "%5c",
    "\\\\",
    "//",
    "。",
    "．",
    "／",
    "＠",
    "ß",
    "İ",
    "ſ",
    "\u200d",
    "\u00ad",
    "\ud800",
    "xn--",
    "..",
    ".",
    "-",
    "_",
  ],
);
const names = fc.constantFrom(
  ...[
    "fcm.googleapis.com",
    "web.push.apple.com",
    "push.apple.com",
    "api.push.apple.com",
    "a.example.org",
    "FCM.googleapis.com",
  ],
  ...[
    "127.0.0.1",
    "localhost",
    "10.0.0.1",
    "169.254.169.254",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "0x7f.1",
    "2130706433",
    "0177.0.0.1",
  ],
  ...[
    "evil.example",
    "bücher.push.apple.com",
    "xn--bcher-kva.push.apple.com",
    "a_b.push.apple.com",
    ".push.apple.com",
    "",
  ],
);
const part = fc.oneof(
  { weight: 4, arbitrary: names },
  { weight: 2, arbitrary: marks },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 4 }) },
);
const endpoints = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.constant("https://") },
      fc.constantFrom("http://", "https:", "HTTPS://", "https:/\\", " https://", "wss://"),
    ),
    fc.oneof(
      { weight: 6, arbitrary: fc.constant("") },
      fc.constantFrom("user@", "u:p@", "evil.example@", "@", ":@", "a%40b@"),
    ),
    fc.oneof({ weight: 3, arbitrary: names.map((name) => [name]) }, fc.array(part, { minLength: 1, maxLength: 4 })),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant("") },
      fc.constantFrom(":443", ":8443", ":22", ":0", ":65536", ":", ":08443"),
    ),
    fc.oneof(
      fc.constantFrom("/wpush/v2/abc", "/w/?token=a%3d", "/", "", "/../x", "/a#b", "?x"),
      fc.array(part, { maxLength: 3 }).map((parts) => `/${parts.join("")}`),
    ),
  )
  .map(([scheme, user, host, port, path]) => scheme + user + host.join("") + port + path);

describe("a URL that a user supplies", () => {
  test("leads to the host that was checked, and that host is on the list: 100,000 URLs", async () => {
    const agent = new Recorder();
    const outbound = outboundOf(agent);
    let allowed = 0;
    await fc.assert(
      fc.asyncProperty(endpoints, async (text) => {
        const url = outbound.allowed(text);
        agent.asked.length = 0;
        if (!url) return;
        allowed++;
        await expect(outbound.post(text, { headers, body })).rejects.toThrow("not connected");
        expect(agent.asked).toEqual([`${url.hostname}:${url.port || 443}`]);
        expect(agent.asked[0]).toMatch(ALLOWED);
        expect(outbound.allowed(url.href)?.href).toBe(url.href);
      }),
      { numRuns: 100_000 },
    );
    expect(allowed).toBeGreaterThan(10_000);
  });

  test.each([
    ...[..."; \" ' ` { } | ^ \\ % @ : ! * + , ~".split(" ")].map(
      (mark) => `https://127.0.0.77${mark}.push.apple.com/hook`,
    ),
    "https://localhost;.push.apple.com/hook",
    "https://169.254.169.254{.push.apple.com/hook",
    "https://a.push.apple.com:22/hook",
    "https://fcm.googleapis.com:8443/hook",
    "https://user@fcm.googleapis.com/hook",
    "https://:@fcm.googleapis.com:1/",
    "https://fcm.googleapis.com./hook",
    "https://a..push.apple.com/hook",
    "https://a_b.push.apple.com/hook",
    "https://.push.apple.com/hook",
    "https://push.apple.com/hook",
    "https://fcm.googleapis.com.evil.example/",
    "http://fcm.googleapis.com/hook",
    "https://127.0.0.1/",
    "https://[::1]:8443/",
    `https://fcm.googleapis.com/${"ü".repeat(400)}`,
  ])("is not called: %s", async (text) => {
    const agent = new Recorder();
    const outbound = outboundOf(agent);
    expect(outbound.allowed(text)).toBeUndefined();
    await expect(outbound.post(text, { headers, body })).rejects.toThrow(ForbiddenUrl);
    expect(agent.asked).toEqual([]);
  });

  test.each([
    ["https://fcm.googleapis.com/fcm/send/a:b-c_d", "https://fcm.googleapis.com/fcm/send/a:b-c_d"],
    ["https://fcm.googleapis.com:443/a#b", "https://fcm.googleapis.com/a"],
    ["\thttps://WEB.push.Apple.com/Q", "https://web.push.apple.com/Q"],
    ["https://2130706433:8443/a", "https://127.0.0.1:8443/a"],
    ["https://a.b.example.org:8443/?token=%3d", "https://a.b.example.org:8443/?token=%3d"],
  ])("is called in its parsed form: %j", (text, href) => {
    expect(outboundOf(new Recorder()).allowed(text)?.href).toBe(href);
  });
});

test("requests to other servers are made in one file alone", () => {
  const makes =
    /\bfetch\(|sendNotification|import \{[^}]*\b(request|get)\b[^}]*\} from "node:https?"|http2|undici|axios/;
  const files = globSync("server/**/*.ts", { exclude: ["server/cli/**"] });
  expect(files.filter((path) => makes.test(readFileSync(path, "utf8")))).toEqual(["server/outbound.ts"]);
});
