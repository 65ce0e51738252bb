import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { Matches } from "../../../server/match/matches.ts";
import type { Table } from "../../../server/match/table.ts";
import { TurnNotices } from "../../../server/push/turn-notices.ts";
import { webhookBody, webhookDelivery } from "../../../server/push/webhook-delivery.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { type StoredWebhook, webhookTarget } from "../../../server/store/webhooks.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import { rolls } from "../../kit/chance.ts";
import { chatService } from "../../kit/chat-service.ts";
import { game, matchesOf, options, person, playOne, sitting } from "../match/tables.kit.ts";

const MINUTE = 60_000;
const service = await chatService();
afterEach(() => {
  service.calls.splice(0);
  service.answers.clear();
});
afterAll(() => service.close());

const hook = (target: StoredWebhook["target"], path = "/hook", more: Partial<StoredWebhook> = {}): StoredWebhook => ({
  ...({
    target,
    player: "p0",
    url: service.url(path),
    format: "discord",
    language: "en",
    origin: "https://o",
  } as const),
  ...more,
});

function processOn(store: Stores, clock: { now: number }) {
  const errors: unknown[] = [];
  const { agent, host } = service;
  const webhooks = { ...webhookDelivery({ services: [host], agent }), close: () => {} };
  const now = () => ++clock.now;
  const onError = (error: unknown) => errors.push(error);
  const notices = new TurnNotices({ store, webhooks, now, onError, grace: 0, hasOthers: false });
  const { tables, factory } = matchesOf(store, { companion: notices.attend, now });
  return { notices, tables, factory, errors };
}

async function settled({ notices }: { readonly notices: TurnNotices }): Promise<void> {
  await new Promise((done) => setTimeout(done, 5));
  await notices.settled();
}

async function begun({ tables, factory }: Pick<Matches, "tables" | "factory">): Promise<Table> {
  const house = { patience: null, clock: null, watchers: true };
  const { id } = await factory.create({ game, options, seats: 2, visibility: "private", settings: house });
  const table = (await tables.acquire(id))!;
  for (const seat of [0, 1]) await table.submit(sitting(seat, person(seat)));
  await table.submit({ id: "start", command: { type: "start" } });
  return table;
}

async function playTo(table: Table, seat: number): Promise<void> {
  const rng = rolls(3);
  do await playOne(table, rng);
  while (toAct(game, table.match)[0] !== seat);
}

describe("a message to a chat channel", () => {
  const names = ["Ann *", "<Bob> & @everyone"];
  const said = (format: StoredWebhook["format"], language: string) =>
    webhookBody(hook("match:m", "/", { format, language }), { says: "toMove", names, code: "abc" });

  test("has the form of its service, in which a name is nothing but a name", () => {
    expect(said("discord", "en")).toEqual({
      content: "To move: Ann \\*, \\<Bob\\> & \\@everyone – https://o/t/abc",
      allowed_mentions: { parse: [] },
    });
    expect(said("slack", "de")).toEqual({ text: "Am Zug: Ann *, &lt;Bob&gt; &amp; @everyone – https://o/t/abc" });
    expect(said("matrix", "fr")).toEqual({ text: "À jouer : Ann \\*, \\<Bob\\> & \\@everyone – https://o/t/abc" });
  });

  test("of a test leads to the home page of the deployment", () => {
    expect(webhookBody(hook("player:p"), { says: "test" })).toMatchObject({
      content: expect.stringMatching(/^Test message: .* – https:\/\/o$/),
    });
  });

  test("goes nowhere but to the hosts on the list, over HTTPS", async () => {
    const { agent, host } = service;
    const delivery = webhookDelivery({ services: [host], agent });
    for (const url of [
      "https://127.0.0.1:5432/hook",
      `http://${host}/hook`,
      `https://me@${host}/hook`,
      `https://${host}.example.com/hook`,
      "https://localhost/hook",
      "file:///etc/passwd",
    ]) {
      expect(delivery.urlOf(url)).toBeUndefined();
      expect(await delivery.deliver(hook("match:m", "/", { url }), { says: "yourTurn", code: "a" })).toBe("refused");
    }
    expect(service.calls).toEqual([]);
  });

  test("is not sent on where the service redirects it", async () => {
    const { agent, host } = service;
    service.answers.set("/hook", { status: 302, headers: { location: service.url("/elsewhere") } });
    const delivery = webhookDelivery({ services: [host], agent });
    expect(await delivery.deliver(hook("match:m"), { says: "yourTurn", code: "a" })).toBe("refused");
    expect(service.calls.map(({ path }) => path)).toEqual(["/hook"]);
  });
});

describe("the webhook of a table over days", () => {
  test("is called with the names of those whose turn it is, and at most every 15 minutes", async () => {
    const store = memoryStores();
    const clock = { now: Date.UTC(2026, 10, 23, 12) };
    const one = processOn(store, clock);
    const table = await begun(one);
    await store.webhooks.keep(hook(webhookTarget({ match: table.id })));
    const { code } = table.match.config;
    const called: number[] = [];
    for (let minute = 0; minute < 60; minute += 5) {
      clock.now = Date.UTC(2026, 10, 23, 12, minute);
      await playTo(table, (minute / 5) % 2);
      await settled(one);
      for (const { body } of service.calls.splice(0)) {
        called.push(minute);
        const names = toAct(game, table.match).map((seat) => `Player ${seat}`);
        const content = `To move: ${names.join(", ")} – https://o/t/${code}`;
        expect(body).toEqual({ content, allowed_mentions: { parse: [] } });
      }
    }
    expect(called.length).toBeGreaterThanOrEqual(4);
    expect(called.length).toBeLessThanOrEqual(6);
    expect(one.errors).toEqual([]);
  });

  test("is called while no process has the match in memory, and is deleted once the match is over or the service no longer knows it", async () => {
    const store = memoryStores();
    const clock = { now: Date.UTC(2026, 10, 23, 12) };
    const one = processOn(store, clock);
    const table = await begun(one);
    const other = await begun(one);
    const target = webhookTarget({ match: table.id });
    for (const each of [table, other]) await one.tables.release(each);
    await store.webhooks.keep(hook(target));
    await store.webhooks.keep(hook(webhookTarget({ match: other.id }), "/gone"));
    service.answers.set("/gone", { status: 404 });
    clock.now += 30 * MINUTE;
    const next = processOn(store, clock);
    const stop = next.notices.watch(next.tables);
    await expect.poll(() => service.calls.map(({ path }) => path).sort()).toEqual(["/gone", "/hook"]);
    await expect.poll(() => store.webhooks.targets("", 9)).toEqual([target]);
    stop();
    await next.notices.close();
    const last = processOn(store, clock);
    const again = (await last.tables.acquire(table.id))!;
    for (const seat of [0, 1])
      await again.submit({ id: `concede ${seat}`, command: { type: "concede", seat }, by: seat });
    const stopLast = last.notices.watch(last.tables);
    await expect.poll(() => store.webhooks.targets("", 9)).toEqual([]);
    stopLast();
    await last.notices.close();
  });
});

test("a player's own webhook is called for their turns and invitations, as their browsers are", async () => {
  const store = memoryStores();
  const one = processOn(store, { now: Date.UTC(2026, 10, 23, 12) });
  const table = await begun(one);
  await store.webhooks.keep(hook("player:p0", "/mine", { format: "slack", language: "de" }));
  await playTo(table, 0);
  await settled(one);
  await playTo(table, 1);
  const { id, code, createdAt } = await one.factory.create({ game, options, seats: 2, visibility: "private" });
  one.notices.invite({ id, code, createdAt }, ["p0", "p1"]);
  await settled(one);
  expect(service.calls).toEqual([
    { path: "/mine", body: { text: `Du bist am Zug – https://o/t/${table.match.config.code}` } },
    { path: "/mine", body: { text: `Du bist an einen Tisch eingeladen – https://o/t/${code}` } },
  ]);
});
