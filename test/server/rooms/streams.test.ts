import { request as httpRequest, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { configFrom } from "../../../server/config.ts";
import { anyCommand } from "../../../shared/engine/contract/moves.ts";
import { redact } from "../../../shared/engine/contract/secrecy.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { questionFor, type SeatQuestion } from "../../../shared/engine/match/seat-questions.ts";
import { startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { ask, type Guest, granted, nonce, sync } from "../../kit/guest.ts";
import { POLLING } from "../../kit/polling.ts";
import { linesOf, type StreamLines } from "../../kit/streams.ts";

let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  const { limits } = configFrom({});
  const off = Object.fromEntries(Object.keys(limits).map((name) => [name, undefined])) as typeof limits;
  app = await startApp({ limits: off }, { now: () => Date.now() + ahead });
});
afterAll(() => app.stop());

const request = (guest: Guest, match: string, name: string, payload: object = {}) =>
  guest.post(`/api/matches/${match}/requests/${name}`, payload);

const streamOf = (guest: Guest, match: string, query = ""): Promise<StreamLines> =>
  linesOf(app.origin, guest.token, match, query);

/** The guest has seat 0, a bot seat 1. */
async function tableOf(guest: Guest, options: object = { mode: "standard" }, game = "tranquility"): Promise<string> {
  const match = await guest.open(2, options, "private", {}, game);
  expect(await request(guest, match, "sit", { nonce: nonce(1) })).toMatchObject({ status: 200, body: { ok: true } });
  expect(await request(guest, match, "seatBot", { seat: 1 })).toMatchObject({ status: 200, body: { ok: true } });
  return match;
}

const isOver = (events: readonly Recorded[]): boolean => events.some(({ type }) => type === "SeedRevealed");

/** Plays random moves, and reopens the stream `cuts` times. Returns all events. */
async function playOver(guest: Guest, match: string, cuts = 0): Promise<readonly Recorded[]> {
  const rng = rolls(1);
  const events: Recorded[] = [];
  for (let cut = 0; ; cut++) {
    const lines = await streamOf(guest, match, `?after=${events.length}`);
    let answered = 0;
    for await (const line of lines) {
      if (line.type === "events") events.push(...line.events);
      if (isOver(events)) break;
      if (line.type !== "asked" || !line.asked) continue;
      const command = anyCommand(line.asked.moves, rng);
      const sent = await guest.post(`/api/matches/${match}/commands`, { id: `${cut}.${line.asked.v}`, command });
      // A bot may have acted first.
      expect([200, 409], JSON.stringify(sent)).toContain(sent.status);
      if (++answered === 2 && cut < cuts) break;
    }
    lines.stop();
    if (isOver(events)) return events;
  }
}

describe("a match over HTTP alone", () => {
  test("is opened, played to its end and read", async () => {
    const ann = await app.guest("Ann");
    const match = await tableOf(ann);
    const playing = playOver(ann, match);
    expect((await request(ann, match, "start")).status).toBe(200);
    const events = await playing;
    expect(events.map(({ v }) => v)).toEqual(events.map((_, i) => i + 1));
    const [, ...log] = (await ann.get(`/api/matches/${match}/log`)).text.trimEnd().split("\n");
    const blind = (entry: Recorded) => redact(entry, "table");
    expect(events.map(blind)).toEqual(log.map((line) => blind(JSON.parse(line))));
  });

  test("loses and repeats no event while its stream is cut ten times", async () => {
    const ann = await app.guest("Ann");
    const match = await tableOf(ann, { mode: "day-night" });
    granted((await request(ann, match, "start")).body as never);
    const events = await playOver(ann, match, 10);
    expect(events.map(({ v }) => v)).toEqual(events.map((_, i) => i + 1));
  });

  test("is played with its own cards: secrets of the seat are in the events, those of others are not", async () => {
    const ann = await app.guest("Ann");
    const match = await tableOf(ann);
    granted((await request(ann, match, "start")).body as never);
    const lines = await streamOf(ann, match);
    await lines.until(({ type }) => type === "asked");
    lines.stop();
    const secrets = lines.events.flatMap(({ secret }) => secret ?? []);
    expect(secrets.length).toBeGreaterThan(0);
    for (const { to } of secrets) expect(to).toContain(0);
  });

  test("a command with the same id counts once", async () => {
    const ann = await app.guest("Ann");
    const match = await tableOf(ann);
    granted((await request(ann, match, "start")).body as never);
    const lines = await streamOf(ann, match);
    const { asked } = (await lines.until((line) => line.type === "asked" && line.asked !== null)) as {
      asked: SeatQuestion;
    };
    lines.stop();
    const command = { id: "once", command: anyCommand(asked.moves, rolls(2)) };
    const first = await ann.post(`/api/matches/${match}/commands`, command);
    expect(first).toMatchObject({ status: 200, body: { ok: true } });
    expect(await ann.post(`/api/matches/${match}/commands`, command)).toEqual(first);
  });

  test("a player without a stream is away again after a request", async () => {
    const ann = await app.guest("Ann");
    const ben = await app.guest("Ben");
    const match = await ann.open(2, undefined, "open");
    const lines = await streamOf(ben, match);
    granted((await request(ann, match, "sit", { nonce: nonce(1) })).body as never);
    await lines.until(({ type, ...line }) => type === "seats" && JSON.stringify(line).includes('"present":false'));
    lines.stop();
    expect(lines.all).toContainEqual(
      expect.objectContaining({ type: "seats", seats: [expect.objectContaining({ name: "Ann" }), null] }),
    );
  });
});

describe("a stream", () => {
  test("counts as its player's presence until it ends", async () => {
    const [ann, ben] = [await app.guest("Ann"), await app.guest("Ben")];
    const match = await tableOf(ann);
    const room = await ben.join(match);
    const lines = await streamOf(ann, match);
    await vi.waitFor(() => expect(room.state.seats[0]!.present).toBe(true), POLLING);
    lines.stop();
    await vi.waitFor(() => expect(room.state.seats[0]!.present).toBe(false), POLLING);
    await room.leave();
  });

  test("says once what is asked, after the cards were shown, and says the same to a second stream", async () => {
    const ann = await app.guest("Ann");
    const match = await tableOf(ann);
    granted((await request(ann, match, "start")).body as never);
    const lines = await streamOf(ann, match);
    await lines.until((line) => line.type === "asked" && line.asked !== null);
    const { asked } = lines.all.at(-1) as { asked: SeatQuestion };
    expect(asked).toMatchObject({ seat: 0, what: "turn" });
    const table = tableBehind(app, match);
    expect(asked.moves).toEqual(JSON.parse(JSON.stringify(questionFor(table.game, table.match, 0)!.moves)));
    expect(asked.moves).toHaveLength(table.game.moves(table.match.table, 0).length);
    expect(asked.v).toBe(lines.events.length);
    const again = await streamOf(ann, match, `?after=${asked.v}`);
    expect(await again.until(({ type }) => type === "asked")).toEqual({ type: "asked", asked });
    expect(again.events).toEqual([]);
    for (const each of [lines, again]) each.stop();
  });

  test("asks nothing when it is opened with asked=no", async () => {
    const ann = await app.guest("Ann");
    const match = await tableOf(ann);
    const lines = await streamOf(ann, match, "?asked=no");
    granted((await request(ann, match, "start")).body as never);
    await lines.until((line) => line.type === "events" && line.events.some(({ type }) => type === "TurnStarted"));
    granted((await request(ann, match, "say", { phrase: "here" })).body as never);
    await lines.until(({ type }) => type === "chat");
    lines.stop();
    expect(lines.all.map(({ type }) => type)).not.toContain("asked");
  });

  test("has chat, the rematch, and new names", async () => {
    const [ann, ben] = [await app.guest("Ann"), await app.guest("Ben")];
    const match = await ann.open(2, undefined, "private");
    const lines = await streamOf(ben, match);
    granted((await request(ann, match, "sit", { nonce: nonce(1) })).body as never);
    for (const text of ["one", "two", "three"]) granted((await request(ann, match, "say", { text })).body as never);
    await ann.post("/api/players", { name: "Anna" });
    await lines.until((line) => line.type === "seats" && line.seats[0]?.name === "Anna");
    granted((await request(ann, match, "seatBot", { seat: 1 })).body as never);
    granted((await request(ann, match, "start")).body as never);
    granted((await request(ann, match, "concede")).body as never);
    const { code } = granted((await request(ann, match, "rematch")).body as never) as unknown as { code: string };
    expect(await lines.until(({ type }) => type === "rematch")).toEqual({ type: "rematch", code });
    const texts = lines.all.flatMap((line) =>
      line.type === "chat" && "text" in line.message ? [line.message.text] : [],
    );
    expect(texts).toEqual(["one", "two", "three"]);
    lines.stop();
  });

  test("of a spectator has the delay of the table, and that of a player has not", async () => {
    const [ann, eve] = [await app.guest("Ann"), await app.guest("Eve")];
    const match = await ann.open(2, undefined, "open", { watchDelay: 3600 });
    granted((await request(ann, match, "sit", { nonce: nonce(1) })).body as never);
    granted((await request(ann, match, "seatBot", { seat: 1 })).body as never);
    const [own, late] = [await streamOf(ann, match), await streamOf(eve, match)];
    granted((await request(ann, match, "start")).body as never);
    await own.until(({ type }) => type === "asked");
    const open = own.events.findIndex(({ type }) => type === "MatchStarted");
    granted((await request(ann, match, "say", { phrase: "here" })).body as never);
    granted((await request(eve, match, "say", { text: "hello" })).body as never);
    const said = await late.until(({ type }) => type === "chat");
    expect(said).toMatchObject({ message: { by: "watcher", text: "hello" } });
    expect(late.events.length).toBe(open);
    expect(late.text).not.toContain('"here"');
    ahead += 3_700_000;
    granted((await request(ann, match, "concede")).body as never);
    await late.until((line) => line.type === "events" && isOver(line.events));
    for (const each of [own, late]) each.stop();
    ahead = 0;
  });

  test("from a version that its reader may not see is closed, as one from a version that does not exist", async () => {
    const [ann, eve] = [await app.guest("Ann"), await app.guest("Eve")];
    const match = await ann.open(2, undefined, "open", { watchDelay: 3600 });
    granted((await request(ann, match, "sit", { nonce: nonce(1) })).body as never);
    granted((await request(ann, match, "seatBot", { seat: 1 })).body as never);
    const versionNow = async () => JSON.parse((await ann.get(`/api/matches/${match}`)).text).version as number;
    const open = await versionNow();
    granted((await request(ann, match, "start")).body as never);
    const version = await versionNow();
    expect(version).toBeGreaterThan(open + 1);
    const closed = { type: "closed", reason: "NoSuchVersion", version: open };
    for (const after of [open + 1, version, version + 1, 9999]) {
      const lines = await streamOf(eve, match, `?after=${after}`);
      expect([await lines.next(), await lines.next()]).toEqual([closed, undefined]);
    }
    const own = await streamOf(ann, match, `?after=${version + 1}`);
    expect(await own.next()).toEqual({ ...closed, version });
  });

  test("of a player whom the host removes is closed, and cannot be opened again", async () => {
    const [ann, ben] = [await app.guest("Ann"), await app.guest("Ben")];
    const match = await ann.open(2, undefined, "private");
    granted((await request(ann, match, "sit", { nonce: nonce(1) })).body as never);
    granted((await request(ben, match, "sit", { nonce: nonce(2) })).body as never);
    const [host, lines] = [await streamOf(ann, match), await streamOf(ben, match)];
    granted((await request(ann, match, "remove", { seat: 1 })).body as never);
    expect(await lines.until(({ type }) => type === "closed")).toMatchObject({ reason: "NotAllowed" });
    expect(await lines.next()).toBe(undefined);
    await expect(streamOf(ben, match)).rejects.toThrow(/403.*NotWelcome/);
    host.stop();
  });

  test("keeps no bytes for a reader that does not read, who gets every event once it does", async () => {
    const ann = await app.guest("Ann");
    const match = await tableOf(ann);
    granted((await request(ann, match, "start")).body as never);
    const answer = await new Promise<IncomingMessage>((resolve) => {
      const headers = { authorization: `Bearer ${ann.token}` };
      httpRequest(`${app.origin}/api/matches/${match}/stream`, { headers }, resolve).end();
    });
    answer.pause();
    const events = await playOver(ann, match);
    let text = "";
    answer.setEncoding("utf8").on("data", (chunk) => {
      text += chunk;
    });
    answer.resume();
    await vi.waitFor(() => expect(text).toContain("SeedRevealed"), POLLING);
    const seen = text
      .trimEnd()
      .split("\n")
      .flatMap((line) => JSON.parse(line).events ?? []) as Recorded[];
    expect(seen.map(({ v }) => v)).toEqual(events.map(({ v }) => v));
    answer.destroy();
  });
});

describe("is refused with a reason:", () => {
  test("a stream without a token, of no match, or with an invalid query", async () => {
    const ann = await app.guest("Ann");
    const match = await tableOf(ann);
    await expect(linesOf(app.origin, "none", match)).rejects.toThrow(/401.*NoToken/);
    await expect(streamOf(ann, "nothing")).rejects.toThrow(/404.*NoSuchMatch/);
    for (const query of ["?after=-1", "?after=x", "?later=1", "?asked=maybe"])
      await expect(streamOf(ann, match, query)).rejects.toThrow(/400.*BadRequest/);
  });

  test("a request that is unknown, too large, malformed, of a stranger, or against the rules", async () => {
    const [ann, ben] = [await app.guest("Ann"), await app.guest("Ben")];
    const match = await tableOf(ann);
    const command = (guest: Guest, body: object) => guest.post(`/api/matches/${match}/commands`, body);
    for (const name of ["command", "fly", "constructor"])
      expect(await request(ann, match, name)).toMatchObject({ status: 400, body: { reason: "BadRequest" } });
    expect(await command(ann, { id: "1", command: { type: "x".repeat(3000) } })).toMatchObject({ status: 413 });
    expect(await command(ann, { id: "1" })).toMatchObject({ status: 400, body: { reason: "BadRequest" } });
    expect(await command(ann, { id: "1", command: { type: "Fly" } })).toMatchObject({ body: { reason: "BadCommand" } });
    expect(await request(ben, match, "start")).toMatchObject({ status: 403, body: { reason: "NotSeated" } });
    const nested = JSON.parse(`${"[".repeat(400)}${"]".repeat(400)}`);
    expect(await command(ann, { id: "1", command: { type: "Discard", cards: nested } })).toMatchObject({ status: 400 });
    expect(await command(ann, { id: "1", command: { type: "PlaceCard", card: 1, cell: 0 } })).toMatchObject({
      status: 409,
      body: { ok: false, reason: "MatchHasNotStarted" },
    });
    const before = await request(ann, match, "start");
    expect(before.status).toBe(200);
    const room = await ann.join(match);
    await sync(room);
    expect(await command(ann, { id: "2", command: { type: "PlayStart", card: 999 } })).toMatchObject({ status: 409 });
    expect(granted(await ask(room, "say", { phrase: "here" })).ok).toBe(true);
    await room.leave();
  });
});
