import { describe, expect, test } from "vitest";
import { verify } from "../../../../shared/engine/log/verify.ts";
import { decide, type MatchCommand } from "../../../../shared/engine/match/decide.ts";
import { summarize } from "../../../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS, type TableSettings } from "../../../../shared/engine/match/table-settings.ts";
import { altered } from "../../../kit/forged.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { anyWish, command, fileOf, opened, type PlayedMatch, playedOn, playToEnd, seedOf } from "../../../kit/play.ts";
import { gameOf, SETTINGS, type Setting } from "../../../kit/shelf.ts";

const seed = seedOf("hints");
const house: TableSettings = { ...DEFAULT_TABLE_SETTINGS, practice: true };
const hint: MatchCommand = { type: "hint", seat: 0 };

const settingOf = (game: string, seats: number, mode?: string): Setting =>
  SETTINGS.find(
    (one) => one.game.id === game && one.seats === seats && (!mode || (one.options as { mode?: string }).mode === mode),
  )!;

function begun(setting: Setting, others: "human" | "bot" = "bot", practice = house): PlayedMatch {
  let played = opened(setting, seed, { house: practice });
  for (let seat = 0; seat < setting.seats; seat++) {
    const kind = seat === 0 ? "human" : others;
    const who = kind === "human" ? { player: `p${seat}` } : { bot: itemAt(Object.keys(setting.game.bots!), 0) };
    played = command(played, { type: "sit", seat, occupant: { name: `n${seat}`, kind, nonce: `n${seat}`, ...who } });
  }
  return command(played, { type: "start" });
}

const answer = ({ setting, match }: PlayedMatch, asked: MatchCommand = hint) =>
  decide(setting.game, match, asked, seed);
const moved = (played: PlayedMatch): PlayedMatch => command(played, anyWish(played, 7)!);

describe("a player who practises alone", () => {
  const start = begun(settingOf("tranquility", 1, "standard"));
  const one = command(start, hint);

  test("takes a hint, which the log records and which does not change the table", () => {
    expect(one.log.at(-1)).toMatchObject({ type: "HintTaken", seat: 0, by: 0 });
    expect(one.match.table).toBe(start.match.table);
    expect(one.match.turnTimers).toEqual(start.match.turnTimers);
    expect(one.match.hints).toEqual({ taken: 1, isGiven: true });
  });

  test("takes one hint for a position, and another after a move", () => {
    expect(answer(one)).toEqual({ refused: "AlreadyGiven" });
    const two = command(moved(one), hint);
    expect(two.match.hints).toEqual({ taken: 2, isGiven: true });
    expect(moved(two).match.hints).toEqual({ taken: 2, isGiven: false });
  });

  test("has a summary that counts hints, and a file that verifies; one that hides or invents a hint does not", () => {
    const over = playToEnd(moved(command(moved(one), hint)));
    const { setting, match, log } = over;
    expect(summarize(setting.game, undefined, match, log).hints).toBe(2);
    const none = playToEnd(start);
    expect(summarize(setting.game, undefined, none.match, none.log)).not.toHaveProperty("hints");
    expect(verify(fileOf(over), gameOf)).toBeUndefined();
    const unmarked = altered(fileOf(over), 1, (entry) => ({ ...entry, house: DEFAULT_TABLE_SETTINGS }));
    expect(verify(unmarked, gameOf)).toMatchObject({ v: one.match.version });
  });

  test("branches another match without the hints that were taken there", () => {
    const over = playToEnd(moved(one));
    expect(playedOn(over, one.match.version, seedOf("other")).match.hints).toEqual({ taken: 0, isGiven: false });
  });
});

test("a player who practises beside bots gets hints only on their own turn", () => {
  let played = begun(settingOf("tranquility", 2, "duel"));
  const answers = new Set<string>();
  for (let moves = 0; moves < 12; moves++) {
    const isOwn = itemAt(played.setting.game.toAct(played.match.table), 0).seat === 0;
    expect(answer(played)).toEqual(isOwn ? [{ type: "HintTaken", seat: 0 }] : { refused: "NothingToDecide" });
    answers.add(isOwn ? "own" : "other");
    played = moved(played);
  }
  expect(answers.size).toBe(2);
});

test("a hint is refused at a table with others, at one without practice, for a bot, and in a game without hints", () => {
  const two = settingOf("tranquility", 2, "standard");
  expect(answer(begun(two, "human"))).toEqual({ refused: "NotAlone" });
  expect(answer(begun(two, "human", DEFAULT_TABLE_SETTINGS))).toEqual({ refused: "NoPractice" });
  expect(answer(begun(two, "bot", DEFAULT_TABLE_SETTINGS))).toEqual({ refused: "NoPractice" });
  const away = command(begun(two), { type: "handOver", seat: 0, bot: "steady" });
  expect(answer(away)).toEqual({ refused: "BotPlays" });
  // A player whose seat a bot plays still counts as present.
  const lent = command(begun(two, "human"), { type: "handOver", seat: 1, bot: "steady" });
  expect(answer(lent)).toEqual({ refused: "NotAlone" });
  expect(answer(begun(settingOf("cairn", 1)))).toEqual({ refused: "NoHints" });
  expect(answer(opened(two, seed, { house }))).toEqual({ refused: "MatchHasNotStarted" });
});
