import { expect, it } from "vitest";
import { explorersSpent } from "../../../../../client/games/tranquility/scene/explorers.ts";
import type { LogEntry } from "../../../../../shared/engine/match/log-entry.ts";
import type { Event } from "../../../../../shared/games/tranquility/events.ts";

const logOf = (events: readonly Event[]): readonly LogEntry<Event>[] =>
  events.map((event, i) => ({ v: i + 1, at: "2026-11-01T00:00:00.000Z", cause: "test", ...event }));

it("the discarded explorers have no special cards of the piles, which lie on the discards of their seats", () => {
  const log = logOf([
    { type: "ExplorerDrawn", seat: 0, card: 90, face: "border" },
    { type: "ExplorerSpent", seat: 0, card: 90 },
    { type: "SpecialDrawn", seat: 0, card: 12, face: "rocks" },
    { type: "RocksStruck", seat: 0, rocks: 12 },
    { type: "SpecialDrawn", seat: 1, card: 17, face: "storm" },
    { type: "StormCleared", seat: 0, cell: 3, storm: 17, compass: 91 },
  ]);
  expect(explorersSpent(log, log.length)).toEqual([90, 91]);
});
