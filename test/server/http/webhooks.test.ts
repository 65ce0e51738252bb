import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gather, startApp, type TestApp } from "../../kit/app.ts";
import type { Guest } from "../../kit/guest.ts";

let app: TestApp;
let match: string;
let quick: string;
let ann: Guest;
let bob: Guest;

beforeAll(async () => {
  app = await startApp();
  const table = await gather(app, { people: 2, house: { patience: null } });
  [ann, bob] = table.guests as [Guest, Guest];
  match = table.match;
  quick = await ann.open(1, { mode: "standard" }, "private");
  const room = await ann.join(quick);
  await room.leave(true);
  for (const one of table.rooms) await one.leave(true);
});
afterAll(() => app.stop());

const URL_OF_TABLE = "https://discord.com/api/webhooks/1/secret";
const body = { url: URL_OF_TABLE, format: "discord", language: "en" };

const call = async (by: Guest | undefined, path: string, method = "GET", sent?: unknown) => {
  const response = await fetch(`${app.origin}/api/webhooks/${path}`, {
    method,
    headers: { "content-type": "application/json", ...(by && { authorization: `Bearer ${by.token}` }) },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
  });
  return { status: response.status, body: response.status === 204 ? {} : ((await response.json()) as object) };
};

const services = ["discord.com", "hooks.slack.com"];

describe("the webhooks of a player and of a table", () => {
  test("are kept, and their URL is told to nobody but who set it", async () => {
    for (const path of ["me", `matches/${match}`]) {
      expect((await call(ann, path)).body).toEqual({ webhook: null, services });
      const webhook = { format: "discord", isOwn: true, url: URL_OF_TABLE };
      expect(await call(ann, path, "PUT", body)).toEqual({ status: 200, body: { webhook, services } });
      expect((await call(ann, path)).body).toEqual({ webhook, services });
    }
    expect((await call(bob, "me")).body).toEqual({ webhook: null, services });
    expect((await call(bob, `matches/${match}`)).body).toEqual({
      webhook: { format: "discord", isOwn: false },
      services,
    });
    expect((await call(bob, `matches/${match}`, "DELETE")).status).toBe(204);
    expect((await call(ann, `matches/${match}`)).body).toEqual({ webhook: null, services });
    expect((await call(ann, "me", "DELETE")).status).toBe(204);
    expect((await call(ann, "me")).body).toEqual({ webhook: null, services });
  });

  test("lead to the hosts of chat services alone, and take nothing else", async () => {
    for (const url of [
      "https://discord.com.example.com/hook",
      "https://example.com/hook",
      "http://discord.com/hook",
      "https://discord.com:8443/hook",
      "https://me@discord.com/hook",
      "https://127.0.0.1/hook",
      "not an address",
    ])
      expect(await call(ann, "me", "PUT", { ...body, url })).toMatchObject({
        status: 400,
        body: { reason: "NoWebhookService" },
      });
    for (const wrong of [
      {},
      null,
      { ...body, url: 7 },
      { ...body, url: `https://discord.com/${"x".repeat(1024)}` },
      { ...body, format: "irc" },
      { ...body, language: "tlh" },
      { ...body, more: 1 },
    ])
      expect(await call(ann, "me", "PUT", wrong)).toMatchObject({ status: 400, body: { reason: "BadRequest" } });
  });

  test("are for those who play there, over days", async () => {
    const eve = await app.guest("Eve");
    for (const method of ["GET", "PUT", "DELETE"]) {
      const sent = method === "PUT" ? body : undefined;
      for (const path of [`matches/${match}`, "matches/m1", "matches/%00"])
        expect(await call(eve, path, method, sent)).toMatchObject({ status: 404, body: { reason: "NoSuchMatch" } });
      expect((await call(undefined, "me", method, sent)).status).toBe(401);
    }
    expect((await call(ann, `matches/${quick}`, "PUT", body)).status).toBe(404);
    const table = await gather(app, { people: 1 });
    expect(await call(table.guests[0], `matches/${table.match}`, "PUT", body)).toMatchObject({
      status: 409,
      body: { reason: "NotOverDays" },
    });
    for (const room of table.rooms) await room.leave(true);
  });
});
