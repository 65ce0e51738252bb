import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { files } from "../../../server/http/files.ts";
import { type HeadOf, pages } from "../../../server/http/pages.ts";
import { type BuiltPage, HEAD } from "../../../shared/head.ts";

const HOUR = 3_600_000;
const SCRIPT = "export const islands = [1, 2, 3];\n".repeat(100);

const builtPage = (title: string): string => {
  const head = { title, description: "Quiet & <calm>", isListed: title.startsWith("home") };
  const html = `<!doctype html><head>${HEAD}</head><body>${title} ${"wave ".repeat(400)}</body>`;
  return JSON.stringify({ head, html } satisfies BuiltPage);
};

const NAMES = ["home", "table", "learn", "follow", "replay", "nowhere"];

const BUILT: Readonly<Record<string, string | Buffer>> = {
  ...Object.fromEntries(
    ["en", "fr", "de"].flatMap((language) =>
      NAMES.map((name) => [`pages/${language}/${name}.json`, builtPage(`${name} ${language}`)]),
    ),
  ),
  ...Object.fromEntries(
    ["en", "fr", "de"].flatMap((language) => [
      [`pages/${language}/rules/sea.json`, builtPage(`rules of the sea ${language}`)],
      [`pages/${language}/rules/duel.json`, JSON.stringify({ moved: "/rules/sea/duel" } satisfies BuiltPage)],
    ]),
  ),
  "assets/app-1a2b.js": SCRIPT,
  "assets/app-1a2b.js.br": brotliCompressSync(SCRIPT),
  "assets/app-1a2b.js.gz": gzipSync(SCRIPT),
  "assets/small-3c4d.js": "export {};",
  "favicon.svg": "<svg/>",
};

interface PageAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "accept-encoding": "gzip, deflate, br, zstd" };

async function serve(files: Readonly<Record<string, string | Buffer>>, headOf?: HeadOf) {
  const dist = mkdtempSync(join(tmpdir(), "stillwater-pages-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  const server = express().use(pages(dist, headOf)).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  return {
    get: (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
      new Promise<PageAnswer>((done, fail) => {
        const asked = request({ port, host: "127.0.0.1", path, method, headers }, async (response) => {
          const body = Buffer.concat(await response.toArray());
          done({ status: response.statusCode!, headers: response.headers, body });
        });
        asked.on("error", fail).end();
      }),
    stop() {
      server.close();
      rmSync(dist, { recursive: true });
    },
  };
}

type Site = Awaited<ReturnType<typeof serve>>;

describe("a page", () => {
  let site: Site;
  beforeAll(async () => {
    site = await serve(BUILT, async (route, { language }) =>
      route.at === "table" && route.code === "abc234" ? { title: `Mira invites "you" (${language})` } : undefined,
    );
  });
  afterAll(() => site.stop());

  const titleOf = ({ body }: PageAnswer) => /<title>(.*)<\/title>/.exec(body.toString())?.[1];

  test.each([
    ["/", "home en"],
    ["/?x=1", "home en"],
    ["/learn", "learn en"],
    ["/rules/sea", "rules of the sea en"],
    ["/t/none22", "table en"],
    ["/t/%E0%A4%A", "table en"],
    ["/t/abc234/", "Mira invites &quot;you&quot; (en)"],
  ])("%s is served, and revalidated before every use", async (path, title) => {
    const got = await site.get(path);
    expect([got.status, got.headers["cache-control"], titleOf(got)]).toEqual([200, "no-cache", title]);
    expect(got.headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  test.each([
    ["de-AT,en;q=0.5", "de"],
    ["fr;q=0.3, de;q=0.9", "de"],
    ["pt-BR,fr;q=0.2", "fr"],
    ["pt", "en"],
    ["*", "en"],
    [undefined, "en"],
  ])("for %s is in %s", async (accepted, language) => {
    const got = await site.get("/", accepted === undefined ? {} : { "accept-language": accepted });
    expect([got.headers["content-language"], titleOf(got)]).toEqual([language, `home ${language}`]);
    expect(got.headers.vary).toContain("Accept-Language");
  });

  test.each([
    ["/?lang=fr", "de", "fr"],
    ["/?lang=xx", "de", "de"],
    ["/?lang=constructor", "de", "de"],
    ["/?lang=fr&lang=en", "de", "de"],
  ])("%s for a reader of %s is in %s", async (path, accepted, language) => {
    const got = await site.get(path, { "accept-language": accepted });
    expect([got.headers["content-language"], titleOf(got)]).toEqual([language, `home ${language}`]);
  });

  test("that search engines may list names its languages, and itself by the address that asks for one", async () => {
    const linksOf = async (path: string) =>
      [...(await site.get(path, { host: "cards.example" })).body.toString().matchAll(/<link rel="([^>]*)">/g)].map(
        ([, link]) => link,
      );
    const others = ["en", "fr", "de"].map(
      (tag) => `alternate" hreflang="${tag}" href="http://cards.example/?lang=${tag}`,
    );
    const byDefault = 'alternate" hreflang="x-default" href="http://cards.example/';
    expect(await linksOf("/?x=1")).toEqual(['canonical" href="http://cards.example/', ...others, byDefault]);
    expect((await linksOf("/?lang=fr"))[0]).toBe('canonical" href="http://cards.example/?lang=fr');
    expect(await linksOf("/t/abc234")).toEqual([]);
  });

  test("has metadata for search engines and chats in its head, with the requested address", async () => {
    const got = await site.get("/learn?from=chat", { host: "cards.example", "x-forwarded-proto": "https" });
    const text = got.body.toString();
    expect(text).toContain('<meta name="description" content="Quiet &amp; &lt;calm&gt;">');
    expect(text).toContain('<meta property="og:url" content="https://cards.example/learn">');
    expect(text).toContain('<meta property="og:image" content="https://cards.example/');
  });

  test("that is an invitation is excluded from search engines", async () => {
    const isHidden = async (path: string) => (await site.get(path)).body.includes('name="robots" content="noindex"');
    expect([await isHidden("/"), await isHidden("/t/abc234")]).toEqual([false, true]);
  });

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("is compressed by %s for browsers that accept it", async (encoding, open) => {
    const plain = await site.get("/");
    const got = await site.get("/", { "accept-encoding": encoding });
    expect([got.headers["content-encoding"], plain.headers["content-encoding"]]).toEqual([encoding, undefined]);
    expect(got.headers.vary).toContain("Accept-Encoding");
    expect(got.body.length).toBeLessThan(plain.body.length / 2);
    expect(open(got.body)).toEqual(plain.body);
  });

  test("that did not change is not sent again, and HEAD sends none", async () => {
    const { headers } = await site.get("/", BROWSER);
    const again = await site.get("/", { ...BROWSER, "if-none-match": headers.etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await site.get("/", BROWSER, "HEAD");
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, headers.etag]);
  });

  test.each(["/.env", "/index.html", "/pages/en/home.json", "/m/abc/def", "/t", "/wp-login.php", "/%00", "/a%ff"])(
    "%s does not exist: browsers get a page that says so, other clients plain text",
    async (path) => {
      const shown = await site.get(path, BROWSER);
      expect([shown.status, shown.headers["content-language"]]).toEqual([404, "en"]);
      expect(brotliDecompressSync(shown.body).toString()).toContain("<title>nowhere en</title>");
      const answer = await site.get(path, { accept: "*/*" });
      expect([answer.status, answer.body.toString()]).toEqual([404, "This page does not exist.\n"]);
    },
  );

  test.each(["/rules/land", "/rules/sea/storm", "/learn/sea"])("%s does not exist: it was not built", async (path) => {
    const shown = await site.get(path, BROWSER);
    expect(shown.status).toBe(404);
    expect(brotliDecompressSync(shown.body).toString()).toContain("<title>nowhere en</title>");
  });

  test.each([
    ["/rules/duel", "/rules/sea/duel"],
    ["/rules/duel/?lang=de&x=1", "/rules/sea/duel?lang=de&x=1"],
  ])("that has moved redirects: %s", async (path, to) => {
    const got = await site.get(path, BROWSER);
    expect([got.status, got.headers.location]).toEqual([301, to]);
  });

  test("accepts only GET and HEAD", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) expect((await site.get("/", {}, method)).status).toBe(404);
  });

  test("never comes from outside the folder", async () => {
    for (const path of ["/..%2f..%2fetc/passwd", "/assets/..%2f..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd"])
      expect((await site.get(path)).body.toString()).not.toContain("root:");
  });
});

describe("a file", () => {
  const path = "/assets/app-1a2b.js";
  let site: Site;
  beforeAll(async () => {
    site = await serve(BUILT);
  });
  afterAll(() => site.stop());

  test.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
    ["identity", undefined, (bytes: Buffer) => bytes],
    ["zstd", undefined, (bytes: Buffer) => bytes],
  ])("is sent to a client that accepts %s as %s", async (accepted, encoding, open) => {
    const got = await site.get(path, { "accept-encoding": accepted });
    expect([got.status, got.headers["content-encoding"], got.headers.vary]).toEqual([200, encoding, "Accept-Encoding"]);
    expect(got.headers["content-type"]).toMatch(/^(text|application)\/javascript/);
    expect(Number(got.headers["content-length"])).toBe(got.body.length);
    expect(open(got.body).toString()).toBe(SCRIPT);
  });

  test("with a hash in its name is cached forever, any other is revalidated", async () => {
    const cached = async (name: string) => (await site.get(name, BROWSER)).headers["cache-control"];
    const forever = "public, max-age=31536000, immutable";
    expect([await cached(path), await cached("/assets/small-3c4d.js")]).toEqual([forever, forever]);
    expect(await cached("/favicon.svg")).toBe("no-cache");
  });

  test("that did not change is not sent again; each encoding has its own ETag", async () => {
    const tags = [];
    for (const encoding of ["br", "gzip", "identity"]) {
      const { headers } = await site.get(path, { "accept-encoding": encoding });
      const again = await site.get(path, { "accept-encoding": encoding, "if-none-match": headers.etag! });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      tags.push(headers.etag);
    }
    expect(new Set(tags).size).toBe(3);
  });

  test("is sent in ranges, with its total size", async () => {
    const part = await site.get(path, { range: "bytes=7-11" });
    expect([part.status, part.body.toString()]).toEqual([206, "const"]);
    expect(part.headers["content-range"]).toBe(`bytes 7-11/${SCRIPT.length}`);
    const head = await site.get(path, { "accept-encoding": "br" }, "HEAD");
    const whole = await site.get(path, { "accept-encoding": "br" });
    expect([head.headers["content-length"], head.body.length]).toEqual([String(whole.body.length), 0]);
  });

  test.each([
    ["bytes=-4", 206, "3];\n"],
    ["bytes=3390-", 206, SCRIPT.slice(3390)],
    ["bytes=99999-", 416, ""],
    ["bytes=0-1,4-5", 200, SCRIPT],
    ["bytes=x", 200, SCRIPT],
    ["lines=0-1", 200, SCRIPT],
  ])("is sent in the requested range: %s", async (range, status, text) => {
    const got = await site.get(path, { range });
    expect([got.status, got.body.toString()]).toEqual([status, text]);
    expect(Number(got.headers["content-length"] ?? 0)).toBe(got.body.length);
  });

  test("is sent whole to a client with a part of another version, and not at all to one that has all of this one", async () => {
    const { etag = "" } = (await site.get(path, {}, "HEAD")).headers;
    const range = "bytes=7-11";
    const statusFor = async (headers: Readonly<Record<string, string>>) =>
      (await site.get(path, { range, ...headers })).status;
    expect(await statusFor({ "if-range": '"another"' })).toBe(200);
    expect(await statusFor({ "if-range": etag })).toBe(206);
    expect(await statusFor({ "if-none-match": etag })).toBe(304);
  });

  test("is no folder, and is read-only", async () => {
    for (const folder of ["/assets", "/assets/", "/pages", "/pages/en"])
      expect((await site.get(folder)).status, folder).toBe(404);
    for (const method of ["POST", "PUT", "DELETE"]) expect((await site.get(path, {}, method)).status).toBe(404);
  });

  test("that is missing is a 404, not a page", async () => {
    const { status, body } = await site.get("/assets/app-old.js", BROWSER);
    expect([status, body.toString()]).toEqual([404, "This page does not exist.\n"]);
  });
});

describe("the files of a client", () => {
  const names = ["assets/part-5e6f.js", "part.js"] as const;
  const built = Object.fromEntries(names.map((name) => [name, "old();"]));
  /** Pages on a folder that changes, with a clock that can be advanced. */
  async function changing() {
    const dist = mkdtempSync(join(tmpdir(), "stillwater-files-"));
    const write = (name: string, content: string | Buffer) => {
      mkdirSync(dirname(join(dist, name)), { recursive: true });
      writeFileSync(join(dist, name), content);
    };
    for (const [name, content] of Object.entries(built)) write(name, content);
    let later = 0;
    const server = express()
      .use(files(dist, () => Date.now() + later))
      .listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const get = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/${path}`, { headers: { "accept-encoding": "br" } });
      const { status, headers } = answer;
      return { status, text: await answer.text(), encoding: headers.get("content-encoding") };
    };
    const wait = (ms: number) => {
      later += ms;
    };
    const stop = () => {
      server.close();
      rmSync(dist, { recursive: true });
    };
    return { get, write, wait, remove: () => rmSync(join(dist, "assets"), { recursive: true }), stop };
  }

  test("are those of the last build while the server runs; a page of the one before still finds its parts", async () => {
    const site = await changing();
    for (const _ of [1, 2]) {
      for (const name of names) expect((await site.get(name)).text).toBe("old();");
      site.wait(HOUR);
    }
    site.remove();
    site.write("part.js", "new code();");
    site.write("part.js.br", brotliCompressSync("new code();"));
    site.write("assets/part-7a8b.js", "new code();");
    const found = await Promise.all(["part.js", "assets/part-7a8b.js", "assets/part-5e6f.js"].map(site.get));
    site.stop();
    expect(found).toEqual([
      { status: 200, text: "new code();", encoding: "br" },
      { status: 200, text: "new code();", encoding: null },
      { status: 200, text: "old();", encoding: null },
    ]);
  });

  test("that a build is still writing are not cached half, nor without their encodings", async () => {
    const site = await changing();
    const [name] = names;
    expect((await site.get(name)).text).toBe("old();");
    site.write(name, "old(); whole();");
    site.wait(60_000);
    expect((await site.get(name)).text).toBe("old(); whole();");
    site.write(`${name}.br`, brotliCompressSync("old(); whole();"));
    site.wait(60_000);
    expect(await site.get(name)).toEqual({ status: 200, text: "old(); whole();", encoding: "br" });
    site.remove();
    site.wait(60_000);
    expect((await site.get(name)).status).toBe(404);
    site.stop();
  });
});

test("before the client is built, the page says how to build it", async () => {
  const site = await serve({});
  const { status, body } = await site.get("/");
  site.stop();
  expect(status).toBe(503);
  expect(body.toString()).toContain("npm run build");
});

describe("pages of other sites", () => {
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    site = await serve(BUILT);
  });
  afterAll(() => site.stop());

  const isFramable = ({ headers }: PageAnswer) =>
    headers["content-security-policy"]?.includes("frame-ancestors *") ?? false;

  test.each([
    "/embed/t/abc234xy",
    "/embed/r/abc",
    "/embed/t/abc234xy?lang=fr",
    "/embed/t/nosuchcode",
    "/embed/r/a%20b",
  ])("may frame a table or a replay: %s", async (path) => {
    const got = await site.get(path);
    expect([got.status, isFramable(got)]).toEqual([200, true]);
  });

  test.each([
    ...["/", "/t/abc234xy", "/r/abc", "/learn", "/nothing", "/embed/../t/abc234xy"],
    ...[
      "/embed",
      "/embed/",
      "/embed/x",
      "/embed/p",
      "/embed/d",
      "/embed/t",
      "/embed/r",
      "/embed/t/a/b",
      "/embed/watch",
    ],
    ...[
      "/EMBED/t/abc234xy",
      "/Embed/r/abc",
      "/embed/T/abc",
      "/%65mbed/t/abc",
      "/embed%2ft%2fabc",
      "/embed/embed/t/abc",
    ],
    ...["/embed/assets/app-1a2b.js", "/embed/favicon.svg"],
  ])("may frame nothing else: %s", async (path) => {
    expect(isFramable(await site.get(path))).toBe(false);
  });
});
