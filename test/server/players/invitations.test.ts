import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { configFrom } from "../../../server/config.ts";
import { ANSWER_WITHIN } from "../../../server/match/program-offers.ts";
import type { OfferingProgram } from "../../../shared/engine/people/program-offers.ts";
import { startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { ask, type Guest, granted, nonce } from "../../kit/guest.ts";
import { type OfferingClient, programOf } from "../../kit/offering-program.ts";
import { POLLING } from "../../kit/polling.ts";

let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  const { limits } = configFrom({});
  const overrides = { limits: { ...limits, writes: undefined, choices: undefined, programInvitations: undefined } };
  app = await startApp(overrides, { now: () => Date.now() + ahead });
});
afterAll(() => app.stop());

async function curly(offer?: Parameters<OfferingClient["offer"]>[0]) {
  const program = await programOf(app.origin, "Curly");
  await program.offer(offer);
  const lines = await program.listen();
  onTestFinished(() => lines.stop());
  expect(await lines.next()).toEqual({ type: "program", player: program.player, name: "Curly" });
  return { program, lines };
}

async function tableOf(person: Guest, seats = 2, options?: object, game?: string) {
  const match = await person.open(seats, options, "private", {}, game);
  const room = await person.join(match);
  onTestFinished(async () => {
    if (room.connection.isOpen) await room.leave();
  });
  granted(await ask(room, "sit", { seat: 0, nonce: nonce(0) }));
  return { match, room };
}

const listed = async (query = ""): Promise<readonly OfferingProgram[]> =>
  ((await (await fetch(`${app.origin}/api/programs${query}`)).json()) as { programs: OfferingProgram[] }).programs;

const isListed = async ({ player }: OfferingClient): Promise<boolean | undefined> =>
  (await listed()).find((one) => one.player === player)?.here;

const reply = (program: OfferingClient, match: string, name: string, payload: object = {}) =>
  program.send("POST", `/api/matches/${match}/requests/${name}`, payload);

describe("what a program offers", () => {
  test("is listed while its stream is open and for a minute after, with who runs it", async () => {
    const program = await programOf(app.origin, "Moe", { link: "https://example.com/moe" });
    const games = [{ game: "tranquility", options: { mode: ["standard", "arch"] }, seats: [2, 3] }];
    await program.offer({ about: "Fast and friendly", games, tables: 3 });
    expect(await isListed(program)).toBeUndefined();
    const lines = await program.listen();
    await lines.next();
    const { player } = program;
    expect((await listed()).find((one) => one.player === player)).toEqual({
      ...{ player, name: "Moe", owner: "Ann", link: "https://example.com/moe", about: "Fast and friendly" },
      ...{ games, tables: 3, here: true },
    });
    expect((await listed("?game=arcanoid")).some((one) => one.player === player)).toBe(false);
    lines.stop();
    await vi.waitFor(async () => expect(await isListed(program)).toBe(false), POLLING);
  });

  test("is replaced by the next offer and withdrawn by a deletion, of the offer or of the account", async () => {
    const { program } = await curly();
    await program.offer({ games: [{ game: "wayward" }] });
    expect((await listed("?game=wayward")).some(({ player }) => player === program.player)).toBe(true);
    expect((await listed("?game=tranquility")).some(({ player }) => player === program.player)).toBe(false);
    expect(await program.send("DELETE", "/api/programs/me")).toMatchObject({ status: 204 });
    expect(await isListed(program)).toBeUndefined();
    const { program: other, lines } = await curly();
    await other.send("DELETE", `/api/players/${other.player}`);
    expect(await lines.until(({ type }) => type === "closed")).toEqual({ type: "closed", reason: "NotAllowed" });
    expect(await isListed(other)).toBeUndefined();
  });

  test("is refused with a reason when it is none", async () => {
    const program = await programOf(app.origin, "Curly");
    const offered = async (body: object) => {
      const answer = await program.send("PUT", "/api/programs/me", body);
      return [answer.status, answer.body.reason, answer.body.message];
    };
    const game = "tranquility";
    expect(await offered({ games: [{ game: "chess" }] })).toEqual([400, "NoSuchGame", expect.any(String)]);
    expect(await offered({ games: [{ game: "toString" }] })).toEqual([400, "NoSuchGame", expect.any(String)]);
    expect(await offered({ games: [{ game, options: { colour: ["red"] } }] })).toEqual([
      ...[400, "BadOptions", "games.0.options.colour: the game has no such option"],
    ]);
    for (const options of [{ mode: ["chess"] }, { galateia: ["yes"] }, { constructor: [1] }])
      expect(await offered({ games: [{ game, options }] })).toEqual([400, "BadOptions", expect.any(String)]);
    expect(await offered({ games: [{ game: "arcanoid", options: { rounds: [10] } }] })).toEqual([
      400,
      "BadOptions",
      expect.any(String),
    ]);
    expect(await offered({ games: [{ game, seats: [6] }] })).toEqual([400, "SeatCount", expect.any(String)]);
    for (const body of [
      ...[{}, { games: "all" }, { games: Array(21).fill({ game }) }, { games: [{ game }], tables: 0 }],
      ...[
        { games: [{ game }], tables: 51 },
        { games: [], about: "a\u0000" },
        { games: [], about: "x".repeat(201) },
      ],
      ...[{ games: [], owner: "Eve" }, { games: [{ game, options: { mode: [] } }] }, { games: [{ game, seats: [] }] }],
    ])
      expect(await offered(body)).toEqual([400, "BadRequest", expect.any(String)]);
    expect(await offered({ games: [{ game, options: { talk: ["open"], mode: ["duel"] }, seats: [2] }] })).toEqual([
      ...[200, undefined, undefined],
    ]);
  });

  test("is of programs alone: people cannot offer themselves nor read invitations", async () => {
    const ann = await app.guest("Ann");
    const headers = { authorization: `Bearer ${ann.token}`, "content-type": "application/json" };
    const body = JSON.stringify({ games: [] });
    for (const init of [
      { method: "PUT", path: "", body },
      { method: "DELETE", path: "" },
      { method: "GET", path: "/stream" },
    ]) {
      const response = await fetch(`${app.origin}/api/programs/me${init.path}`, { ...init, headers });
      expect([response.status, await response.json()]).toMatchObject([403, { reason: "NotAProgram" }]);
      const anonymous = await fetch(`${app.origin}/api/programs/me${init.path}`, {
        ...init,
        headers: { "content-type": "application/json" },
      });
      expect([anonymous.status, await anonymous.json()]).toMatchObject([401, { reason: "NoToken" }]);
    }
  });

  test("is listed in pages", async () => {
    for (let i = 0; i < 3; i++) await curly();
    const seen: string[] = [];
    for (let after: string | undefined = ""; after !== undefined; ) {
      const response = await fetch(`${app.origin}/api/programs?limit=2&after=${after}`);
      const page = (await response.json()) as { programs: OfferingProgram[]; next?: string };
      expect(page.programs.length).toBeLessThanOrEqual(2);
      seen.push(...page.programs.map(({ player }) => player));
      after = page.next;
    }
    expect(seen).toEqual((await listed("?limit=100")).map(({ player }) => player));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(3);
  });
});

describe("an invitation", () => {
  test("reserves the seat, is sent to the program alone, and reveals nothing else about the table", async () => {
    const [ann, { program, lines }, other] = [await app.guest("Ann"), await curly(), await curly()];
    const { match, room } = await tableOf(ann, 3);
    granted(await ask(room, "invite", { seat: 2, program: program.player }));
    const line = await lines.next();
    const { code, options } = tableBehind(app, match).match.config;
    expect(line).toEqual({
      ...{ type: "invitation", match, code, game: "tranquility", options, seats: 3, seat: 2 },
      until: expect.stringMatching(/^20.*Z$/),
    });
    expect(lines.text).not.toContain("Ann");
    expect(lines.text).not.toContain(ann.player);
    const summary = JSON.parse((await ann.get(`/api/matches/${match}`)).text);
    expect(summary.seats[2]).toMatchObject({ name: "Curly", kind: "bot", player: program.player, kept: true });
    expect(await ask(await (await app.guest("Ben")).join(match), "sit", { seat: 2, nonce: nonce(1) })).toMatchObject({
      reason: "SeatIsKept",
    });
    expect(other.lines.all).toHaveLength(1);
  });

  test("is accepted by sitting down, and a match of the program counts as one with a bot", async () => {
    const [ann, { program, lines }] = [await app.guest("Ann"), await curly()];
    const { match, room } = await tableOf(ann);
    granted(await ask(room, "invite", { seat: 1, program: program.player }));
    await lines.until(({ type }) => type === "invitation");
    expect(await reply(program, match, "sit", { nonce: nonce(1) })).toMatchObject({ status: 200 });
    expect(await lines.next()).toEqual({ type: "withdrawn", match });
    const held = tableBehind(app, match).match.seats[1];
    expect(held).toMatchObject({ kind: "bot", player: program.player });
    granted(await ask(room, "start", {}));
    expect(await reply(program, match, "concede")).toMatchObject({ body: { reason: "BotPlays" } });
    expect(await reply(program, match, "takeBack", { to: 1 })).toMatchObject({ body: { ok: false } });
    granted(await ask(room, "concede", {}));
    expect(tableBehind(app, match).match.phase).toBe("over");
    expect(JSON.parse((await ann.get(`/api/logbooks/${ann.player}`)).text).companions).toEqual([]);
    const own = await program.send("GET", `/api/logbooks/${program.player}`);
    expect(own.body).toMatchObject({ kind: "bot", companions: [] });
    const next = granted(await ask(room, "rematch", {})) as unknown as { id: string };
    expect(await lines.next()).toMatchObject({ type: "invitation", match: next.id, until: null });
  });

  test("is declined: the seat becomes free, and the log says so", async () => {
    const [ann, { program, lines }] = [await app.guest("Ann"), await curly()];
    const { match, room } = await tableOf(ann);
    granted(await ask(room, "invite", { seat: 1, program: program.player }));
    await lines.until(({ type }) => type === "invitation");
    expect(await reply(program, match, "free", { seat: 1 })).toMatchObject({ status: 200 });
    expect(await lines.next()).toEqual({ type: "withdrawn", match });
    expect(tableBehind(app, match).log.at(-1)).toMatchObject({ type: "SeatFreed", seat: 1, reason: "declined" });
    granted(await ask(room, "invite", { seat: 1, program: program.player }));
    granted(await ask(room, "free", { seat: 1 }));
    expect(tableBehind(app, match).log.at(-1)).not.toHaveProperty("reason");
  });

  test("expires after a minute, and when the table was closed meanwhile, once it is opened again", async () => {
    const [ann, { program, lines }] = [await app.guest("Ann"), await curly()];
    const { match, room } = await tableOf(ann);
    granted(await ask(room, "invite", { seat: 1, program: program.player }));
    await lines.until(({ type }) => type === "invitation");
    await room.leave();
    await vi.waitFor(() => expect(app.app.tables.isOpen(match)).toBe(false), POLLING);
    ahead += ANSWER_WITHIN;
    const again = await program.listen();
    onTestFinished(() => again.stop());
    await again.next();
    const back = await ann.join(match);
    await vi.waitFor(
      () => expect(tableBehind(app, match).log.at(-1)).toMatchObject({ type: "SeatFreed", seat: 1, reason: "expired" }),
      POLLING,
    );
    expect(await lines.until(({ type }) => type === "withdrawn")).toEqual({ type: "withdrawn", match });
    expect(again.all).toHaveLength(1);
    await back.leave();
  });

  test("is sent again to a program that comes back, and to each of its streams", async () => {
    const [ann, { program, lines }] = [await app.guest("Ann"), await curly()];
    const { match, room } = await tableOf(ann);
    lines.stop();
    await vi.waitFor(async () => expect(await isListed(program)).toBe(false), POLLING);
    granted(await ask(room, "invite", { seat: 1, program: program.player }));
    for (let i = 0; i < 2; i++) {
      const again = await program.listen();
      onTestFinished(() => again.stop());
      expect(await again.next()).toMatchObject({ type: "program" });
      expect(await again.next()).toMatchObject({ type: "invitation", match });
    }
  });

  test("follows a change of the table", async () => {
    const [ann, { program, lines }] = [await app.guest("Ann"), await curly()];
    const { match, room } = await tableOf(ann, 3);
    granted(await ask(room, "invite", { seat: 2, program: program.player }));
    expect(await lines.next()).toMatchObject({ seats: 3, seat: 2 });
    granted(await ask(room, "configure", { options: { mode: "arch" }, seats: 2 }));
    expect(await lines.next()).toMatchObject({ match, options: { mode: "arch" }, seats: 2, seat: 1 });
  });

  test("is refused for a table that the program does not offer, and while it is away", async () => {
    const ann = await app.guest("Ann");
    const { program, lines } = await curly({
      games: [{ game: "tranquility", options: { mode: ["arch"] }, seats: [2] }],
    });
    const invite = async (seats: number, options: object, game?: string) =>
      ask((await tableOf(ann, seats, options, game)).room, "invite", { seat: 1, program: program.player });
    expect(await invite(2, { mode: "standard" })).toMatchObject({ reason: "NotOffered" });
    expect(await invite(3, { mode: "arch" })).toMatchObject({ reason: "NotOffered" });
    expect(await invite(2, { rounds: 1 }, "arcanoid")).toMatchObject({ reason: "NotOffered" });
    granted(await invite(2, { mode: "arch" }));
    await program.send("DELETE", "/api/programs/me");
    expect(await invite(2, { mode: "arch" })).toMatchObject({ reason: "NotOffered" });
    lines.stop();
    for (const nobody of [ann.player, "nobody", "here:x", "__proto__"]) {
      const { room } = await tableOf(ann);
      expect(await ask(room, "invite", { seat: 1, program: nobody })).toMatchObject({ reason: "NotOffered" });
    }
    expect(lines.all.filter(({ type }) => type === "invitation").length).toBeLessThanOrEqual(1);
  });

  test("is refused by a program that blocked the player, without saying so", async () => {
    const [ann, { program }] = [await app.guest("Ann"), await curly()];
    const { match, room } = await tableOf(ann);
    granted(await ask(room, "invite", { seat: 1, program: program.player }));
    expect(await reply(program, match, "sit", { nonce: nonce(1) })).toMatchObject({ status: 200 });
    granted(await ask(room, "start", {}));
    const blocked = await program.send("PUT", `/api/contacts/${ann.player}`, { choice: "blocked", match });
    expect(blocked.status).toBe(200);
    const { room: next } = await tableOf(ann);
    expect(await ask(next, "invite", { seat: 1, program: program.player })).toMatchObject({ reason: "NotOffered" });
  });

  test("is for as many tables as the program takes, of which idle ones do not count", async () => {
    const [ann, { program }] = [await app.guest("Ann"), await curly({ tables: 1 })];
    const invite = async () => {
      const { match, room } = await tableOf(ann);
      return { match, room, ...(await ask(room, "invite", { seat: 1, program: program.player })) };
    };
    const first = await invite();
    expect(first).toMatchObject({ ok: true });
    expect(await invite()).toMatchObject({ reason: "ProgramIsBusy" });
    ahead += ANSWER_WITHIN;
    const second = await invite();
    expect(second).toMatchObject({ ok: true });
    await reply(program, second.match, "sit", { nonce: nonce(1) });
    granted(await ask(second.room, "start", {}));
    expect(await invite()).toMatchObject({ reason: "ProgramIsBusy" });
    ahead += 11 * 60_000;
    expect(await invite()).toMatchObject({ ok: true });
  });

  test("is sent by seated people alone, for a free seat", async () => {
    const [ann, ben, { program }, { program: other }] = [
      ...[await app.guest("Ann"), await app.guest("Ben")],
      ...[await curly(), await curly()],
    ] as [Guest, Guest, Awaited<ReturnType<typeof curly>>, Awaited<ReturnType<typeof curly>>];
    const { match, room } = await tableOf(ann, 4);
    const outside = await ben.join(match);
    const asks = (seat: number, who: string) => ask(room, "invite", { seat, program: who });
    expect(await ask(outside, "invite", { seat: 1, program: program.player })).toMatchObject({ reason: "NotSeated" });
    await outside.leave();
    expect(await asks(0, program.player)).toMatchObject({ reason: "SeatIsTaken" });
    expect(await asks(9, program.player)).toMatchObject({ reason: "NoSuchSeat" });
    granted(await asks(1, program.player));
    expect(await asks(1, other.player)).toMatchObject({ reason: "SeatIsKept" });
    expect(await asks(2, program.player)).toMatchObject({ reason: "AlreadyInvited" });
    expect(await reply(program, match, "sit", { nonce: nonce(1) })).toMatchObject({ status: 200 });
    expect(await reply(program, match, "invite", { seat: 2, program: other.player })).toMatchObject({
      body: { reason: "NotForPrograms" },
    });
    for (const payload of [
      {},
      { seat: 1 },
      { seat: -1, program: "x" },
      { seat: 1, program: "" },
      { seat: 1, program: 5 },
    ])
      expect(await room.request("invite", payload)).toMatchObject({ reason: "BadRequest" });
    expect(await room.request("invite", { seat: 2, program: "x".repeat(65) })).toMatchObject({ reason: "BadRequest" });
  });

  test("has a limit for each guest", async () => {
    const [ann, { program }] = [await app.guest("Ann"), await curly({ tables: 50 })];
    const { room } = await tableOf(ann);
    const reasons = new Set<string>();
    for (let i = 0; i < 62; i++) {
      const invited = await ask(room, "invite", { seat: 1, program: program.player });
      if (invited.ok) granted(await ask(room, "free", { seat: 1 }));
      else reasons.add(invited.reason);
    }
    expect([...reasons]).toEqual(["TooMany"]);
  });
});

test("a program has at most five streams of invitations, and closing one makes room", async () => {
  const { program, lines } = await curly();
  for (let i = 0; i < 4; i++) {
    const more = await program.listen();
    onTestFinished(() => more.stop());
  }
  await expect(program.listen()).rejects.toThrow(/429.*TooManyWindows/);
  lines.stop();
  await vi.waitFor(async () => (await program.listen()).stop(), POLLING);
});
