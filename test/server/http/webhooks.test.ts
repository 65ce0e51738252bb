import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { configFrom } from "../../../server/config.ts";
import { answerError, chargeLimit } from "../../../server/http/errors.ts";
import { webhookRoutes } from "../../../server/http/webhooks.ts";
import { Limits } from "../../../server/limits.ts";
import { metricsOf } from "../../../server/metrics.ts";
import { webhookDelivery } from "../../../server/push/webhook-delivery.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import { webhookTarget } from "../../../server/store/webhooks.ts";
import { gather, startApp, type TestApp } from "../../kit/app.ts";
import { chatService } from "../../kit/chat-service.ts";
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

const GAUGES = { tables: 0, seats: { human: 0, bot: 0 }, sockets: 0, isClusterReachable: true };
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
  test("are stored, and their URL is sent only to the player who set it", async () => {
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

  test("accept only hosts of chat services, and refuse everything else", async () => {
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

  test("are for players of matches over days", async () => {
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

describe("a test message to a webhook", async () => {
  const service = await chatService();
  afterEach(() => {
    service.calls.splice(0);
    service.answers.clear();
  });
  afterAll(() => service.close());

  /** The header `caller` names the player. */
  async function served(tests = 5) {
    const store = memoryStores();
    const { agent, host } = service;
    const limits = new Limits({ ...configFrom({}).limits, webhookTests: { count: tests, seconds: 600 } }, () => {});
    const routes = express()
      .use(express.json())
      .use(
        webhookRoutes({
          webhooks: { delivery: webhookDelivery({ services: [host], agent }), services: [host] },
          store,
          requireCaller: async (request) => ({ id: request.get("caller")!, name: "" }),
          countChoice: async () => {},
          countTest: (player) => chargeLimit(limits, "webhookTests", player),
        }),
      )
      .use(
        answerError(
          metricsOf(() => GAUGES),
          (error) => expect.unreachable(String(error)),
        ),
      );
    const server = routes.listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const sendTest = async (caller: string) => {
      const response = await fetch(`${origin}/webhooks/me/test`, { method: "POST", headers: { caller } });
      return { status: response.status, body: await response.json() };
    };
    const keep = (player: string) =>
      store.webhooks.keep({
        target: webhookTarget({ player }),
        player,
        url: service.url("/hook"),
        format: "slack",
        language: "fr",
        origin: "https://o",
      });
    return { keep, sendTest };
  }

  test("is sent in the player's language, and its result is in the answer", async () => {
    const { keep, sendTest } = await served();
    await keep("ann");
    expect(await sendTest("ann")).toEqual({ status: 200, body: { delivered: "delivered" } });
    const text = "Message d’essai : les notifications de Stillwater arriveront ici – https://o";
    expect(service.calls).toEqual([{ path: "/hook", body: { text } }]);
    for (const [status, delivered] of [
      [404, "gone"],
      [403, "refused"],
      [503, "unreachable"],
    ] as const) {
      service.answers.set("/hook", { status });
      expect(await sendTest("ann")).toEqual({ status: 200, body: { delivered } });
    }
  });

  test("is only for the player who set the webhook, a few times in ten minutes", async () => {
    const { keep, sendTest } = await served(2);
    await keep("ann");
    expect(await sendTest("bob")).toMatchObject({ status: 404, body: { reason: "NoSuchWebhook" } });
    expect((await sendTest("ann")).status).toBe(200);
    expect((await sendTest("ann")).status).toBe(200);
    expect(await sendTest("ann")).toMatchObject({ status: 429, body: { reason: "TooMany" } });
    expect(service.calls).toHaveLength(2);
  });

  test("to the channel of a table is refused to the other players there", async () => {
    expect((await call(ann, `matches/${match}`, "PUT", body)).status).toBe(200);
    expect(await call(bob, `matches/${match}/test`, "POST", {})).toMatchObject({
      status: 404,
      body: { reason: "NoSuchWebhook" },
    });
    expect((await call(ann, `matches/${match}`, "DELETE")).status).toBe(204);
  });
});
