import { describe, expect, it } from "vitest";
import { awaitsPlayer, byUrgency, seatStatusOf, underWay } from "../../../../client/pages/home/match-lists.ts";
import type { SeatSummary, Summary } from "../../../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../../../shared/engine/match/table-settings.ts";

const me: SeatSummary = { name: "Ann", kind: "human", player: "ann" };
const bob: SeatSummary = { name: "Bob", kind: "human", player: "bob" };
const NOON = "2026-11-22T12:00:00.000Z";

const match = (id: string, change: Partial<Summary>): Summary => ({
  id,
  code: id,
  game: "tranquility",
  options: { mode: "standard" },
  visibility: "private",
  house: DEFAULT_TABLE_SETTINGS,
  state: "live",
  version: 1,
  seats: [me, bob],
  toAct: [],
  createdAt: NOON,
  changedAt: NOON,
  ...change,
});

const turn = match("turn", { toAct: [0] });
const lent = match("lent", { toAct: [0], seats: [{ ...me, stoodIn: true }, bob] });
const waiting = match("waiting", { toAct: [1] });
const kept = match("kept", { state: "open", seats: [{ ...me, kept: true }, bob] });
const ready = match("ready", { state: "open" });
const gathering = match("gathering", { state: "open", seats: [me, null] });
const late = match("late", { state: "open", seats: [me, { ...bob, kept: true }] });
const over = match("over", { state: "over", outcome: { result: "won", winners: [0, 1], reason: "home" } });
const all = [over, gathering, waiting, ready, late, kept, lent, turn];

describe("the state of a match for its reader", () => {
  it.each([
    [turn, "turn"],
    [lent, "waiting"],
    [waiting, "waiting"],
    [kept, "kept"],
    [ready, "ready"],
    [gathering, "gathering"],
    [late, "gathering"],
    [over, "over"],
  ] as const)("is right for $0.id", (one, standing) => expect(seatStatusOf(one, "ann")).toBe(standing));

  it("includes whether the match waits for the player", () => {
    expect(all.filter((one) => awaitsPlayer(one, "ann")).map(({ id }) => id)).toEqual(["kept", "turn"]);
    expect(all.filter((one) => awaitsPlayer(one, undefined))).toEqual([]);
  });
});

describe("the list of a player's matches under way", () => {
  const ids = (matches: readonly Summary[]) => matches.map(({ id }) => id);

  it("begins with the most urgent matches, and among those with the latest", () => {
    const later = match("later", { toAct: [0], changedAt: "2026-11-22T12:00:01.000Z" });
    expect(ids(byUrgency([...all, later], "ann"))).toEqual([
      "later",
      "turn",
      "kept",
      "ready",
      "waiting",
      "lent",
      "gathering",
      "late",
      "over",
    ]);
  });

  it("omits matches that are over, and tables where no players met for a day", () => {
    const noon = Date.parse(NOON);
    expect(ids(underWay(all, "ann", noon))).not.toContain("over");
    expect(ids(underWay(all, "ann", noon + 25 * 3600_000))).toEqual(["turn", "waiting", "lent"]);
  });
});
