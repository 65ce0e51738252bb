import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { parse } from "zod/v4/core";
import { localTables } from "../../client/sdk/local-tables.ts";
import { IllegalCommand, play } from "../../client/sdk/play.ts";
import { RequestFailed, Session } from "../../client/sdk/session.ts";
import { type ProgramTable, until } from "../../client/sdk/table.ts";
import type { Rng } from "../../shared/engine/chance/rng.ts";
import type { GameCommand } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { anyCommand } from "../../shared/engine/contract/moves.ts";
import { GAMES } from "../../shared/games/index.ts";
import { pretend } from "../../shared/games/wayward/simulated-answers.ts";
import type { State as WaywardState } from "../../shared/games/wayward/state.ts";
import { proxyTo } from "../e2e/kit/network-proxy.ts";
import { startApp, type TestApp } from "../kit/app.ts";
import { rolls } from "../kit/chance.ts";
import { gameOf } from "../kit/games.ts";
import { itemAt } from "../kit/item-at.ts";
import { seedOf } from "../kit/play.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const OPTIONS: Readonly<Record<string, object>> = {
  tranquility: { mode: "standard" },
  arcanoid: { rounds: 1 },
  wayward: { mode: "pair" },
};

/** A random move; in Wayward a plausible answer, which ends a match sooner. */
function chosen({ view, asked }: { readonly view: unknown; readonly asked: ProgramTable["asked"] & object }, rng: Rng) {
  const { question } = view as Partial<WaywardState>;
  return question ? pretend(view as WaywardState, question, rng) : anyCommand(asked.moves, rng);
}

const programAt = (name: string): Promise<Session> => Session.create(app.origin, { name, kind: "bot" });

/** Starts a match of two; returns a table for each seat. */
type Make = (game: AnyGame) => Promise<readonly ProgramTable[]>;

const remotely: Make = async (game) => {
  const sessions = [await programAt("One"), await programAt("Two")];
  const { code } = await sessions[0]!.open(game, { options: OPTIONS[game.id]!, seats: 2 });
  const tables = [];
  for (const [seat, session] of sessions.entries()) {
    const table = await session.join(game, code);
    expect(await table.sit(seat)).toMatchObject({ ok: true });
    tables.push(table);
  }
  expect(await tables[0]!.start()).toMatchObject({ ok: true });
  await Promise.all(tables.map((table) => until(table, () => table.match.phase === "live")));
  return tables as unknown as readonly ProgramTable[];
};

const locally: Make = async (game) => {
  const options = parse(game.options, OPTIONS[game.id]) as object;
  return localTables(game, { options, names: ["One", "Two"], seed: seedOf("local") }).tables as readonly ProgramTable[];
};

describe.each([
  ["at a server", remotely],
  ["in this process", locally],
] as const)("the tables of a match %s", (_, make) => {
  test("are those of every game", () => expect(Object.keys(OPTIONS)).toEqual(Object.keys(GAMES)));

  test.each(Object.keys(GAMES))("are played to their end by bots, in %s", async (id) => {
    const tables = await make(gameOf(id)!);
    const rng = rolls(1);
    const asked = new Set<object>();
    const bot = (turn: Parameters<typeof chosen>[0]) => {
      expect(asked.has(turn.asked)).toBe(false);
      asked.add(turn.asked);
      return chosen(turn, rng);
    };
    const outcomes = await Promise.all(tables.map((table) => play(bot, table)));
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(tables.map(({ match }) => match.phase)).toEqual(["over", "over"]);
    expect(itemAt(tables, 0).log.map(({ v }) => v)).toEqual(itemAt(tables, 0).log.map((_, i) => i + 1));
    for (const table of tables) table.close();
  });

  test("show a seat its own cards and none of the other's", async () => {
    for (const [seat, table] of (await make(gameOf("tranquility")!)).entries()) {
      const secrets = table.log.flatMap(({ secret }) => secret ?? []);
      expect(secrets.length).toBeGreaterThan(0);
      for (const { to } of secrets) expect(to).toContain(seat);
      table.close();
    }
  });

  test("refuse a command with its reason, change nothing, and end a bot that insists on it", async () => {
    const tables = await make(gameOf("tranquility")!);
    const table = tables.find(({ asked }) => asked !== undefined)!;
    const { asked, match } = table;
    const wrong: GameCommand = { type: "PlayStart", card: 999 } as GameCommand;
    expect(await table.command(wrong)).toMatchObject({
      ok: false,
      reason: expect.any(String),
    });
    expect([table.asked, table.match.version]).toEqual([asked, match.version]);
    await expect(play(() => wrong, table)).rejects.toThrow(IllegalCommand);
    for (const each of tables) each.close();
  });

  test("call back immediately and after each change, until that is stopped", async () => {
    const tables = await make(gameOf("tranquility")!);
    const table = tables.find(({ asked }) => asked !== undefined)!;
    let calls = 0;
    const stop = table.onChange(() => calls++);
    expect(calls).toBe(1);
    const { version } = table.match;
    await table.command(anyCommand(table.asked!.moves, rolls(2)));
    await until(table, () => table.match.version > version);
    const before = calls;
    expect(before).toBeGreaterThan(1);
    stop();
    for (const each of tables) if (each.asked) await each.command(anyCommand(each.asked.moves, rolls(3)));
    expect(calls).toBe(before);
    for (const each of tables) each.close();
  });
});

describe("a program at a server", () => {
  test("goes on after its connection was cut, with the same seat and question", async () => {
    const line = await proxyTo(Number(new URL(app.origin).port));
    onTestFinished(line.close);
    const game = gameOf("tranquility")!;
    const session = await Session.create(line.origin, { name: "One", kind: "bot" });
    const { id } = await session.open(game, { options: OPTIONS.tranquility!, seats: 2 });
    const table = await session.join(game, id);
    await table.sit(0);
    await table.seatBot(1);
    await table.start();
    const rng = rolls(4);
    const asked = new Set<object>();
    const outcome = await play(
      (turn) => {
        expect(asked.has(turn.asked)).toBe(false);
        asked.add(turn.asked);
        if (asked.size % 3 === 0) line.cut();
        return anyCommand(turn.asked.moves, rng);
      },
      table as unknown as ProgramTable,
    );
    expect(["won", "lost"]).toContain(outcome.result);
    expect(asked.size).toBeGreaterThan(5);
    expect(table.log.map(({ v }) => v)).toEqual(table.log.map((_, i) => i + 1));
    table.close();
  });

  test("gets the secrets of a branch once it takes a seat there", async () => {
    const game = gameOf("tranquility")!;
    const session = await programAt("One");
    const table = await session.join(game, (await session.open(game, { options: OPTIONS.tranquility!, seats: 1 })).id);
    expect(await table.sit()).toMatchObject({ ok: true });
    expect(await table.start()).toMatchObject({ ok: true });
    await until(table, () => table.asked !== undefined);
    const [moment, rng] = [table.match.version, rolls(5)];
    await play(({ asked }) => anyCommand(asked.moves, rng), table as unknown as ProgramTable);
    const answer = await fetch(`${app.origin}/api/matches/${table.id}/branches`, {
      method: "POST",
      headers: { authorization: `Bearer ${session.account.token}`, "content-type": "application/json" },
      body: JSON.stringify({ version: moment }),
    });
    const branch = await session.join(game, ((await answer.json()) as { readonly id: string }).id);
    const secrets = () => branch.log.filter(({ secret }) => secret !== undefined);
    expect([branch.seat, secrets()]).toEqual([undefined, []]);
    expect(await branch.sit()).toMatchObject({ ok: true });
    expect(branch.seat).toBe(0);
    expect(secrets()).toEqual(table.log.slice(0, moment).filter(({ secret }) => secret !== undefined));
    expect(secrets().length).toBeGreaterThan(0);
    for (const each of [table, branch]) each.close();
  });

  test("has the chat, names and presence of its table, and no more once it is closed", async () => {
    const game = gameOf("tranquility")!;
    const [one, two] = [await programAt("One"), await programAt("Two")];
    const { id } = await one.open(game, { options: OPTIONS.tranquility!, seats: 2 });
    const [table, other] = [await one.join(game, id), await two.join(game, id)];
    for (const [seat, each] of [table, other].entries()) expect(await each.sit(seat)).toMatchObject({ ok: true });
    expect(await table.request("say", { text: "hello" })).toMatchObject({ ok: true });
    await until(other, () => other.chat.length > 0 && other.seats.length === 2);
    expect(other.chat).toMatchObject([{ by: 0, text: "hello" }]);
    expect(other.seats).toMatchObject([
      { name: "One", kind: "bot", present: true },
      { name: "Two", kind: "bot", present: true },
    ]);
    const lost = expect(until(other, () => false)).rejects.toThrow("Closed");
    other.close();
    await lost;
    await until(table, () => table.seats[1]?.present === false);
    table.close();
  });

  test("gets the reason when a request or a join is refused, or the server does not answer", async () => {
    const game = gameOf("tranquility")!;
    const session = await programAt("One");
    await expect(session.join(game, "nothing")).rejects.toThrow(RequestFailed);
    await expect(session.match("nothing")).rejects.toMatchObject({ reason: "NoSuchMatch", status: 404 });
    await expect(session.open(game, { options: { mode: "none" }, seats: 2 })).rejects.toMatchObject({
      reason: "BadOptions",
    });
    const away = new Session("http://127.0.0.1:9", session.account);
    await expect(away.match("x")).rejects.toMatchObject({ reason: "NoConnection", status: undefined });
    const { id } = await session.open(game, { options: OPTIONS.tranquility!, seats: 1 });
    expect((await session.matches({ player: session.account.player })).length).toBe(0);
    expect((await session.match(id)).state).toBe("open");
  });
});
