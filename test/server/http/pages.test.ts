import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pages } from "../../../server/http/pages.ts";

const PAGE = "<!doctype html><title>Stillwater</title>";

/** A server of pages alone, from a folder with these files. */
async function serve(files: Readonly<Record<string, string>>) {
  const dist = mkdtempSync(join(tmpdir(), "stillwater-pages-"));
  mkdirSync(join(dist, "assets"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  const server = express().use(pages(dist)).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  return {
    async get(path: string, method = "GET") {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    stop() {
      server.close();
      rmSync(dist, { recursive: true });
    },
  };
}

describe("the pages", () => {
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    site = await serve({ "index.html": PAGE, "assets/app-1a2b.js": "export {};", "favicon.svg": "<svg/>" });
  });
  afterAll(() => site.stop());

  test.each(["/", "/t/abc234", "/t/abc234?x=1", "/m/abc/def", "/rules", "/index.html"])(
    "%s is the page, never cached",
    async (path) => {
      const { status, headers, text } = await site.get(path);
      expect([status, text, headers.get("cache-control")]).toEqual([200, PAGE, "no-cache"]);
      expect(headers.get("content-type")).toMatch(/^text\/html/);
    },
  );

  test("a hashed file is kept for ever, any other is asked for again", async () => {
    const asset = await site.get("/assets/app-1a2b.js");
    expect([asset.status, asset.headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
    expect(asset.headers.get("content-type")).toMatch(/javascript/);
    const icon = await site.get("/favicon.svg");
    expect([icon.status, icon.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    expect(icon.headers.get("etag")).toBeTruthy();
  });

  test("a hashed file that is gone is not the page in its place", async () => {
    const { status, text } = await site.get("/assets/app-old.js");
    expect(status).toBe(404);
    expect(text).not.toContain("<!doctype");
  });

  test("only GET and HEAD are served", async () => {
    expect((await site.get("/", "HEAD")).status).toBe(200);
    for (const method of ["POST", "PUT", "DELETE"]) expect((await site.get("/", method)).status).toBe(404);
  });

  test("nothing outside the folder is served", async () => {
    for (const path of ["/..%2f..%2fetc/passwd", "/assets/..%2f..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd"]) {
      expect((await site.get(path)).text).not.toContain("root:");
    }
  });
});

test("before the client is built, the page says how to build it", async () => {
  const site = await serve({});
  const { status, text } = await site.get("/");
  site.stop();
  expect(status).toBe(503);
  expect(text).toContain("npm run build");
});
