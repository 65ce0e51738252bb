import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { read } from "../../../../shared/engine/log/format.ts";
import { foldMatch } from "../../../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match } from "../../../../shared/engine/match/match.ts";
import { stepsOf } from "../../../../shared/engine/match/steps.ts";
import { type Summary, summarize, summaryVersionOf } from "../../../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../../../shared/engine/match/table-settings.ts";
import { gameOf } from "../../../../shared/games/index.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { type PlayedMatch, playOut, seedOf } from "../../../kit/play.ts";
import { SETTINGS } from "../../../kit/shelf.ts";

const setting = SETTINGS.find(({ seats }) => seats > 1)!;
const played = playOut(setting, seedOf("summary"));

/** The summaries of a match, as written with every command. */
function summaries({ setting: { game }, log }: PlayedMatch): Summary[] {
  let match: Match = INITIAL_MATCH;
  const written: Summary[] = [];
  for (const step of stepsOf(log)) {
    match = foldMatch(game, match, step);
    written.push(summarize(game, written.at(-1), match, step));
  }
  return written;
}

const written = summaries(played);
const at = (type: string): Recorded => played.log.find((entry) => entry.type === type)!;

test("a table that was just opened has a summary of its configuration, with free seats", () => {
  const { config } = played.match;
  expect(written[0]).toEqual({
    id: config.id,
    code: config.code,
    game: setting.game.id,
    options: setting.options,
    variant: "standard",
    visibility: "private",
    house: DEFAULT_TABLE_SETTINGS,
    state: "open",
    version: 1,
    seats: Array(setting.seats).fill(null),
    toAct: [],
    createdAt: itemAt(played.log, 0).at,
    changedAt: itemAt(played.log, 0).at,
    summaryVersion: summaryVersionOf(setting.game),
  });
});

test("a seated player is named, with an id for a person", () => {
  expect(itemAt(written, 1).seats[0]).toEqual({ name: "Player 0", kind: "human", player: "p0" });
});

test("a live match names the seats it waits for, and since when", () => {
  const live = itemAt(written, setting.seats + 1);
  expect(live.state).toBe("live");
  expect(live.toAct).toHaveLength(1);
  expect(live.startedAt).toBe(at("MatchStarted").at);
  expect(live).not.toHaveProperty("outcome");
});

test("a match that is over keeps all its dates, and names the outcome", () => {
  const over = written.at(-1)!;
  expect(over).toMatchObject({
    state: "over",
    version: played.log.length,
    toAct: [],
    createdAt: itemAt(played.log, 0).at,
    startedAt: at("MatchStarted").at,
    endedAt: at("MatchEnded").at,
    changedAt: played.log.at(-1)!.at,
    outcome: played.match.outcome,
  });
});

test("a summary can be rebuilt from the whole log in one go", () => {
  const rebuilt = summarize(setting.game, undefined, played.match, played.log);
  expect(rebuilt).toEqual(written.at(-1));
});

test("a summary holds no face and no seed", () => {
  const text = JSON.stringify(written);
  expect(text).not.toContain(played.seed);
  expect(text).not.toMatch(/"(i\d+|start|finish)"/);
});

test("a rematch names the match before it", () => {
  const config = { ...played.match.config, previous: "before" };
  const match = { ...played.match, config };
  expect(summarize(setting.game, undefined, match, played.log).previous).toBe("before");
});

test("what summaries say of a log that is frozen changes only with the version of the code that makes them", () => {
  const text = readFileSync(new URL("../../../fixtures/older/match-0.jsonl", import.meta.url), "utf8");
  const { log } = read(
    text.replaceAll('"IslandPut"', '"CardPlaced"').replaceAll('"spot":', '"cell":'),
    (entry) => entry,
  );
  const game = gameOf("tranquility")!;
  const digested = log.map((_, at) => {
    const part = log.slice(0, at + 1);
    return summarize(game, undefined, foldMatch(game, INITIAL_MATCH, part), part);
  });
  // If the digest changes, raise the version as well: otherwise servers keep the old summaries.
  expect([summaryVersionOf(game), hash("sha256", JSON.stringify(digested)).slice(0, 12)]).toEqual([2, "138ccaa90211"]);
});
