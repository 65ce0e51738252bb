import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../../kit/app.ts";

let app: TestApp;
beforeAll(async () => {
  // The tests' requests come from another network.
  app = await startApp({ proxies: ["10.0.0.0/8"] });
});
afterAll(() => app.stop());

const ask = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; body: string }>((done, fail) => {
    const sent = request(`${app.origin}${path}`, { headers: { accept: "text/html", ...headers } }, async (answer) =>
      done({ status: answer.statusCode!, body: await text(answer) }),
    );
    sent.on("error", fail).end();
  });

describe("a client that is no proxy of this server", () => {
  const forwarded = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };

  test("cannot choose the address of pages with forwarded headers: the Host header counts", async () => {
    const { body } = await ask("/rules", { host: "cards.example:8080", ...forwarded });
    expect(body).toContain('<meta property="og:url" content="http://cards.example:8080/rules">');
    expect(body).not.toContain("evil.example");
  });

  test("lets no page of another origin in", async () => {
    expect((await ask("/api/health", { origin: "https://evil.example", ...forwarded })).status).toBe(403);
    expect(
      (await ask("/api/health", { host: "cards.example", origin: "http://cards.example", ...forwarded })).status,
    ).toBe(200);
  });

  test("is served in spite of odd values, which are ignored", async () => {
    expect((await ask("/api/health", { "x-forwarded-proto": "file", "x-forwarded-host": "[" })).status).toBe(200);
  });
});
