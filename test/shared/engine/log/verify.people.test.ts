import { describe, expect, test } from "vitest";
import { INITIAL_MATCH, toAct } from "../../../../shared/engine/match/match.ts";
import { rolls } from "../../../kit/chance.ts";
import { altered, entryAt, options, renumbered, setting, verdict, versionOf, without } from "../../../kit/forged.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { anyWish, command, configOf, fileOf, type PlayedMatch, seedOf } from "../../../kit/play.ts";

const seed = seedOf("people come and go");

const later = (moment: string, seconds: number): string => new Date(Date.parse(moment) + 1000 * seconds).toISOString();

/**
 * At a table with a clock, a player is reminded, then replaced; one is replaced for being away, by two votes; one hands
 * the seat over and takes it back; one offer to resign is declined, the next accepted.
 */
function lived(): PlayedMatch {
  const rng = rolls(7);
  const move = (played: PlayedMatch) => command(played, anyWish(played, rng(2 ** 31))!);
  const awaited = ({ match }: PlayedMatch) => itemAt(toAct(setting.game, match), 0);
  const call = (
    played: PlayedMatch,
    by: number,
    reason: "away" | "clock",
    since: string,
    after: number,
  ): PlayedMatch => {
    const seat = awaited(played);
    const here = [0, 1, 2].filter((other) => other !== seat && itemAt(played.match.seats, other).bot === undefined);
    return command(played, { type: "callBot", seat, by, bot: "steady", reason, since, here, now: later(since, after) });
  };
  const house = { patience: 600, clock: 60, watchers: true };
  let played: PlayedMatch = { setting, seed, log: [], match: INITIAL_MATCH };
  played = command(played, { type: "create", config: { ...configOf(setting, seed), options, house } });
  for (const seat of [0, 1, 2]) {
    const occupant = { name: `P${seat}`, kind: "human", nonce: `n${seat}`, player: `p${seat}` } as const;
    played = command(played, { type: "sit", seat, occupant });
  }
  played = move(command(played, { type: "start" }));
  const gone = awaited(played);
  const others = [0, 1, 2].filter((seat) => seat !== gone);
  const { since } = itemAt(played.match.turnTimers, gone);
  for (const by of others) played = call(played, by, "away", since, 700);
  played = move(command(move(played), { type: "reclaim", seat: gone }));
  const slow = awaited(played);
  const [quick, third] = [0, 1, 2].filter((seat) => seat !== slow) as [number, number];
  played = command(played, { type: "handOver", seat: third, bot: "steady" });
  played = command(played, { type: "remind", seat: slow, now: later(itemAt(played.match.turnTimers, slow).since, 61) });
  played = call(played, quick, "clock", itemAt(played.match.turnTimers, slow).remindedAt!, 61);
  played = move(move(command(played, { type: "reclaim", seat: third })));
  played = command(command(played, { type: "concede", seat: quick }), { type: "playOn", seat: third });
  played = move(played);
  for (const seat of [third, quick]) played = command(played, { type: "concede", seat });
  return played;
}

const file = fileOf(lived());
const at = (type: string, n = 0): number => versionOf(file, type, n);

test("a match whose people came and went is true", () => {
  expect(verdict(file)).toBeUndefined();
  expect(file.header.outcome?.reason).toBe("conceded");
});

describe("a handover to a bot", () => {
  test("of their own accord is valid only when players do it themselves", () => {
    const v = at("SeatHandedToBot", 1);
    const { seat } = entryAt(file, v);
    expect(entryAt(file, v)).toMatchObject({ reason: "asked", by: seat });
    const forced = altered(file, v, (entry) => ({ ...entry, seat: (Number(seat) + 1) % 3 }));
    expect(verdict(forced)?.reason).toBe("SeatHandedToBot: seat is not what the rules give");
    const nobody = altered(file, v, ({ by: _, ...entry }) => entry);
    expect(verdict(nobody)?.reason).toBe("SeatHandedToBot does not follow from any command");
    const excused = altered(file, v, (entry) => ({ ...entry, reason: "away" }));
    expect(verdict(excused)?.reason).toBe("SeatHandedToBot: reason is not what the rules give");
  });

  test("by a vote is valid only when enough have called", () => {
    const first = at("BotCalled");
    const alone = altered(renumbered(without(file, first)), first, (entry) => entry);
    expect(verdict(alone)).toEqual({
      v: first + 1,
      reason: "SeatHandedToBot does not follow from BotCalled",
    });
    const unheard = renumbered(without(file, first, first + 1));
    expect(verdict(unheard)?.v).toBe(first);
  });

  test("by a vote is valid only after the time that the table chose, and for a seat that keeps it waiting", () => {
    const v = at("BotCalled");
    const hasty = altered(file, v, (entry) => ({ ...entry, at: later(String(entry.since), 599) }));
    expect(verdict(hasty)).toEqual({ v, reason: "BotCalled is refused: NotYet" });
    const backdated = altered(file, v, (entry) => ({ ...entry, since: later(String(entry.since), -600) }));
    expect(verdict(backdated)).toEqual({ v, reason: "BotCalled is refused: NotYet" });
    const idle = altered(file, v, (entry) => ({ ...entry, seat: entry.by === 0 ? 1 : 0, here: [entry.by] }));
    expect(verdict(idle)?.v).toBe(v);
    const untimed = altered(file, v, (entry) => ({ ...entry, since: "a while" }));
    expect(verdict(untimed)).toEqual({ v, reason: "BotCalled is refused: NotYet" });
  });

  test("by a vote is valid only with votes of people who sit there", () => {
    const v = at("BotCalled");
    for (const here of [[], [9], "all", null, [entryAt(file, v).seat, entryAt(file, v).by]]) {
      expect(verdict(altered(file, v, (entry) => ({ ...entry, here })))?.v, JSON.stringify(here)).toBe(v);
    }
  });

  test("for the clock is valid only after a nudge, which comes only when the time is up", () => {
    const nudge = at("SeatNudged");
    expect(verdict(renumbered(without(file, nudge)))?.reason).toBe("BotCalled is refused: NotYet");
    const early = altered(file, nudge, (entry) => ({ ...entry, at: later(entry.at, -30) }));
    expect(verdict(early)).toEqual({ v: nudge, reason: "SeatNudged is refused: NotYet" });
    const sent = altered(file, nudge, (entry) => ({ ...entry, by: 0 }));
    expect(verdict(sent)).toEqual({ v: nudge, reason: "SeatNudged does not follow from any command" });
  });
});

test("only the person of a seat takes it back", () => {
  const v = at("SeatReclaimed");
  const stranger = altered(file, v, (entry) => ({ ...entry, by: (Number(entry.seat) + 1) % 3 }));
  expect(verdict(stranger)?.v).toBe(v);
});

test("a match is given up by all or not at all", () => {
  const last = at("ConcessionOffered", 2);
  const { seat, by } = entryAt(file, last - 1);
  const log = file.log.map((entry) => (entry.v < last ? entry : { ...entry, by: by! }));
  const twice = altered({ ...file, log }, last, (entry) => ({ ...entry, seat }));
  expect(verdict(twice)).toEqual({ v: last, reason: "ConcessionOffered is refused: AlreadyConceded" });
  const dropped = at("ConcessionDropped");
  expect(verdict(renumbered(without(file, dropped)))?.reason).toBe("MatchEnded is missing");
  expect(verdict(renumbered(without(file, last)))?.reason).toBe("MatchEnded does not follow from any command");
});

test("every event about people has only its documented fields", () => {
  for (const type of [
    "SeatHandedToBot",
    "SeatReclaimed",
    "SeatNudged",
    "BotCalled",
    "ConcessionOffered",
    "ConcessionDropped",
  ]) {
    const v = at(type);
    expect(verdict(altered(file, v, (entry) => ({ ...entry, also: 1 })))?.v, type).toBe(v);
    expect(verdict(altered(file, v, ({ seat: _, ...entry }) => entry))?.v, type).toBe(v);
  }
});
