import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { familyOf } from "../../../server/http/branches.ts";
import type { Table } from "../../../server/match/table.ts";
import type { Tables } from "../../../server/match/tables.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { byRules } from "../../../shared/engine/contract/earlier-rules.ts";
import { maxLogLengthOf } from "../../../shared/engine/contract/max-log-length.ts";
import { headerOf } from "../../../shared/engine/log/format.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import type { Occupant } from "../../../shared/engine/match/match-events.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { gameOf } from "../../../shared/games/index.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { rolls } from "../../kit/chance.ts";
import { itemAt } from "../../kit/item-at.ts";
import { test } from "../store/place.ts";
import { branchOff, matchesOf, person, playOne, playToTheEnd, seatedMatch, sitting, tablesOf } from "./tables.kit.ts";

const people = [person(0), person(1)];

/** A live match in which one player has handed her seat to a bot, and taken it back. */
async function live(store: Stores = memoryStores()) {
  const matches = matchesOf(store, { botPause: 60_000 });
  const { tables, factory } = matches;
  const table = (await tables.acquire(await seatedMatch(matches, people)))!;
  await table.submit({ id: randomUUID(), command: { type: "start" } });
  await playOne(table, rolls(1));
  await table.submit({ id: randomUUID(), command: { type: "handOver", seat: 1, bot: "steady" }, by: 1 });
  await table.submit({ id: randomUUID(), command: { type: "reclaim", seat: 1 }, by: 1 });
  return { tables, factory, table };
}

async function over(store?: Stores) {
  const begun = await live(store);
  await playToTheEnd(begun.table, rolls(2));
  return begun;
}

async function branched(tables: Tables, table: Table, move: number, who: readonly Occupant[] = people): Promise<Table> {
  const made = opened(await branchOff(tables, table, { version: itemAt(movesOf(table.log), move) }));
  const branch = (await tables.acquire(made.id))!;
  for (const [seat, occupant] of who.entries()) await branch.submit(sitting(seat, occupant));
  expect(await branch.submit({ id: randomUUID(), command: { type: "start" } })).toMatchObject({ ok: true });
  return branch;
}

function opened(made: Summary | { readonly reason: string }): Summary {
  if ("reason" in made) throw new Error(made.reason);
  return made;
}

describe("a branch of a match", () => {
  test("starts at a moment of its parent, is played by other people, and ends with a log that verifies by itself", async () => {
    const { tables, table } = await over();
    const made = opened(await branchOff(tables, table, { version: itemAt(movesOf(table.log), 9) }));
    expect(made).toMatchObject({ state: "open", visibility: "private", seats: [null, null], toAct: [] });
    expect(made.from).toEqual({ match: table.id, version: movesOf(table.log)[9], move: 9, root: table.id });
    expect([made.id, made.code]).not.toContain([table.id, table.match.config.code]);
    const branch = await branched(tables, table, 9, [person(7), person(8)]);
    await playToTheEnd(branch, rolls(3));
    const file = { header: headerOf(branch.match, branch.log), log: branch.log };
    expect(verify(JSON.parse(JSON.stringify(file)), gameOf)).toBeUndefined();
    expect(branch.summary!.seats.map((held) => held?.player)).toEqual(["p7", "p8"]);
    expect(await tables.find({ player: "p0" })).toHaveLength(1);
  });

  test("is made only of a match that is over, and only from a valid moment", async () => {
    const under = await live();
    const version = itemAt(movesOf(under.table.log), 1);
    expect(await branchOff(under.tables, under.table, { version })).toEqual({ ok: false, reason: "MatchIsNotOver" });
    const { tables, table } = await over();
    const { length } = table.log;
    const deal = itemAt(movesOf(table.log), 0);
    for (const bad of [0, 1, deal - 1, length - 2, length, length + 1]) {
      expect(await branchOff(tables, table, { version: bad }), String(bad)).toEqual({
        ok: false,
        reason: "NoSuchMoment",
      });
    }
    expect(await tables.find({ root: table.id })).toEqual([]);
    expect(maxLogLengthOf(table.game) / 2).toBeGreaterThan(length);
  });

  test("is where it was after a restart", async ({ file }) => {
    const before = await over(sqliteStores(file));
    const branch = await branched(before.tables, before.table, 5);
    await playOne(branch, rolls(4));
    const { match } = branch;
    await before.tables.close();
    await before.tables.store.close();
    const tables = tablesOf(sqliteStores(file));
    const again = (await tables.acquire(branch.id))!;
    expect(again.match).toEqual(match);
    expect(again.summary).toEqual(JSON.parse(JSON.stringify(branch.summary)));
    await playToTheEnd(again, rolls(5));
    expect(verify({ header: headerOf(again.match, again.log), log: again.log }, gameOf)).toBeUndefined();
    expect((await tables.find({ root: before.table.id })).map(({ id }) => id)).toEqual([branch.id]);
    await tables.close();
    await tables.store.close();
  });

  test("may be of a branch as well: a moment that is older than the branch belongs to its parent", async () => {
    const { tables, table } = await over();
    const second = await branched(tables, table, 6);
    await playToTheEnd(second, rolls(6));
    const older = await branched(tables, second, 3);
    const newer = await branched(tables, second, 9);
    expect(older.match.config.from).toMatchObject({ match: table.id, root: table.id });
    expect(newer.match.config.from).toMatchObject({ match: second.id, root: table.id });
    for (const branch of [older, newer]) {
      await playToTheEnd(branch, rolls(7));
      expect(verify({ header: headerOf(branch.match, branch.log), log: branch.log }, gameOf)).toBeUndefined();
    }
  });

  test("has dates no earlier than those of its parent, even when the clock was turned back", async () => {
    const { tables, table } = await over();
    const earlier = tablesOf(tables.store, { botPause: 60_000, now: () => 0 });
    const past = (await earlier.acquire(table.id))!;
    const branch = await branched(earlier, past, 4);
    const times = branch.log.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)).toBe(itemAt(table.log, itemAt(movesOf(table.log), 4) - 1).at);
  });

  test("has a new deal in its rematch", async () => {
    const { tables, factory, table } = await over();
    const branch = await branched(tables, table, 4);
    await playToTheEnd(branch, rolls(8));
    const next = opened(await factory.rematch(branch));
    expect(next).toMatchObject({ previous: branch.id, version: 1, state: "open" });
    expect(next).not.toHaveProperty("from");
    expect(await tables.find({ previous: table.id })).toEqual([]);
  });
});

describe("a branch with unseen cards reshuffled, of a match with four islands set aside,", () => {
  const asideOf = ({ match }: Table) => {
    const { aside, faces } = match.table as State;
    return aside.map((card) => faces[card]);
  };

  /** Plays a match under these rules to its end, and opens it on another server. */
  async function before(rules: number) {
    const store = memoryStores();
    const tranquility = byRules(gameOf("tranquility")!, rules);
    const { tables: older, factory } = matchesOf(store, { gameOf: () => tranquility, botPause: 60_000 });
    const options = { mode: "standard", galateia: true, soloToll: "draw-five", talk: "silent" };
    const { id } = await factory.create({ game: tranquility, options, seats: 2, visibility: "open" });
    const table = (await older.acquire(id))!;
    for (const [seat, occupant] of people.entries()) await table.submit(sitting(seat, occupant));
    await table.submit({ id: randomUUID(), command: { type: "start" } });
    await playToTheEnd(table, rolls(11));
    await older.close();
    const tables = tablesOf(store, { botPause: 60_000 });
    return { tables, table: (await tables.acquire(id))! };
  }

  test.for([1, 2])(
    "follows the current rules, also if the match began by rules %i: only islands are set aside",
    async (rules) => {
      const { tables, table } = await before(rules);
      let turns = 0;
      for (const { v, type, seat } of table.log as readonly (Recorded & { readonly seat: number })[]) {
        if (type !== "TurnStarted" || !movesOf(table.log).slice(0, -1).includes(v)) continue;
        const branch = (await tables.acquire(
          opened(await branchOff(tables, table, { version: v, unseenBy: seat })).id,
        ))!;
        for (const [at, occupant] of people.entries()) await branch.submit(sitting(at, occupant));
        expect(await branch.submit({ id: randomUUID(), command: { type: "start" } })).toMatchObject({ ok: true });
        expect(asideOf(branch)).toHaveLength(4);
        for (const face of asideOf(branch)) expect(face).toMatch(/^i\d+$/);
        if (++turns % 8 !== 1) continue;
        await playToTheEnd(branch, rolls(v));
        const file = { header: headerOf(branch.match, branch.log), log: branch.log };
        expect(file.header.rules).toBe(2);
        expect(verify(JSON.parse(JSON.stringify(file)), gameOf)).toBeUndefined();
      }
      expect(turns).toBeGreaterThan(9);
    },
  );
});

describe("a family of matches", () => {
  test("is public once its matches are over; until then only its players know it", async () => {
    const { tables, table } = await over();
    const played = await branched(tables, table, 6);
    await playToTheEnd(played, rolls(9));
    const third = await branched(tables, played, 8);
    await playToTheEnd(third, rolls(10));
    const going = await branched(tables, table, 2, [person(0), person(5)]);
    const known = async (of: Table, player?: string) =>
      (await familyOf(tables, of.summary!, player)).map(({ id }) => id).sort();
    const open = [table.id, played.id, third.id].sort();
    for (const match of [table, played, third, going]) {
      expect(await known(match)).toEqual(open);
      expect(await known(match, "p1")).toEqual(open);
      expect(await known(match, "p5")).toEqual([...open, going.id].sort());
    }
  });
});
