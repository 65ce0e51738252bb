import { describe, expect, test } from "vitest";
import { decide, type MatchCommand } from "../../../../shared/engine/match/decide.ts";
import { INITIAL_MATCH, personsAt, toAct } from "../../../../shared/engine/match/match.ts";
import { DEFAULT_TABLE_SETTINGS, type TableSettings } from "../../../../shared/engine/match/table-settings.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { anyWish, command, configOf, dealt, momentOf, type PlayedMatch, seedOf } from "../../../kit/play.ts";
import type { Setting } from "../../../kit/shelf.ts";

const options = { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" };
const table = (seats: number): Setting => ({ game: tranquility, options, seats });
const seed = seedOf("stand-in");

const answer = ({ setting, match }: PlayedMatch, wished: MatchCommand) => decide(setting.game, match, wished, seed);
const handOver = (seat: number): MatchCommand => ({ type: "handOver", seat, bot: "steady" });
const reclaim = (seat: number): MatchCommand => ({ type: "reclaim", seat });

function begun(seats: number, house: Partial<TableSettings> = {}): PlayedMatch {
  const setting = table(seats);
  const config = { ...configOf(setting, seed), house: { ...DEFAULT_TABLE_SETTINGS, ...house } };
  let played = command({ setting, seed, log: [], match: INITIAL_MATCH }, { type: "create", config });
  for (let seat = 0; seat < seats; seat++) {
    const occupant = { name: `Player ${seat}`, kind: "human", nonce: `n${seat}`, player: `p${seat}` } as const;
    played = command(played, { type: "sit", seat, occupant });
  }
  return command(played, { type: "start" });
}

const awaited = ({ setting, match }: PlayedMatch): number => itemAt(toAct(setting.game, match), 0);

const later = (moment: string, seconds: number): string => new Date(Date.parse(moment) + 1000 * seconds).toISOString();

describe("a seat that is handed to a bot", () => {
  test("still belongs to the person, is played by the bot, and has the reason in the log", () => {
    const played = command(dealt(table(2), seed), handOver(0));
    expect(played.log.at(-1)).toMatchObject({
      type: "SeatHandedToBot",
      seat: 0,
      by: 0,
      bot: "steady",
      reason: "asked",
    });
    expect(played.match.seats[0]).toMatchObject({ name: "Player 0", kind: "human", player: "p0", bot: "steady" });
    expect(personsAt(played.match)).toEqual([1]);
  });

  test("is taken back as it was", () => {
    const before = dealt(table(2), seed);
    const back = command(command(before, handOver(0)), reclaim(0));
    expect(back.log.at(-1)).toMatchObject({ type: "SeatReclaimed", seat: 0, by: 0 });
    expect(back.match.seats).toEqual(before.match.seats);
  });

  test("is neither handed over nor taken back twice, nor outside of a match, nor when its bot was seated", () => {
    const live = dealt(table(2), seed);
    expect(answer(live, reclaim(0))).toEqual({ refused: "PersonPlays" });
    expect(answer(command(live, handOver(0)), handOver(0))).toEqual({ refused: "BotPlays" });
    expect(answer(live, handOver(7))).toEqual({ refused: "NoSuchSeat" });
    const open = command(
      { setting: table(2), seed, log: [], match: INITIAL_MATCH },
      { type: "create", config: configOf(table(2), seed) },
    );
    expect(answer(open, handOver(0))).toEqual({ refused: "MatchHasNotStarted" });
    const robot = { name: "Bora", kind: "bot", nonce: "n", bot: "steady" } as const;
    const alone = command(
      command(command(open, { type: "sit", seat: 0, occupant: robot }), {
        type: "sit",
        seat: 1,
        occupant: { ...robot, name: "Helm" },
      }),
      { type: "start" },
    );
    expect(answer(alone, handOver(0))).toEqual({ refused: "BotPlays" });
    expect(answer(alone, reclaim(0))).toEqual({ refused: "NotYourSeat" });
  });

  test("is played only by its current player", () => {
    const live = dealt(table(2), seed);
    const seat = awaited(live);
    const move = anyWish(live, 1)!;
    expect(answer(live, { ...move, bot: "steady" })).toEqual({ refused: "PersonPlays" });
    const handed = command(live, handOver(seat));
    expect(answer(handed, move)).toEqual({ refused: "BotPlays" });
    expect(command(handed, { ...move, bot: "steady" }).match.version).toBeGreaterThan(handed.match.version);
  });
});

describe("a call for a bot", () => {
  const call = (played: PlayedMatch, by: number, change: object = {}): Extract<MatchCommand, { type: "callBot" }> => {
    const seat = awaited(played);
    const { since } = itemAt(played.match.turnTimers, seat);
    const here = personsAt(played.match).filter((other) => other !== seat);
    return { type: "callBot", seat, by, bot: "steady", reason: "away", since, here, now: later(since, 600), ...change };
  };
  const others = (played: PlayedMatch): readonly number[] =>
    personsAt(played.match).filter((seat) => seat !== awaited(played));

  test("is decided by more than half of the players present", () => {
    const live = begun(4);
    const seat = awaited(live);
    const [a, b] = others(live) as [number, number];
    const one = command(live, call(live, a));
    expect(one.log.at(-1)).toMatchObject({ type: "BotCalled", seat, by: a, reason: "away" });
    expect(itemAt(one.match.turnTimers, seat).vote).toMatchObject({ by: [a] });
    expect(personsAt(one.match)).toContain(seat);
    const two = command(one, call(one, b));
    expect(two.log.slice(-2)).toMatchObject([
      { type: "BotCalled", seat, by: b },
      { type: "SeatHandedToBot", seat, by: b, bot: "steady", reason: "away" },
    ]);
    expect(personsAt(two.match)).not.toContain(seat);
    const back = command(two, reclaim(seat));
    expect(personsAt(back.match)).toContain(seat);
  });

  test("is decided by the only person present, however many are away", () => {
    const live = begun(5);
    const [only] = others(live);
    expect(command(live, call(live, only!, { here: [only] })).log.at(-1)!.type).toBe("SeatHandedToBot");
  });

  test("is counted again when a voter has left", () => {
    const live = begun(3);
    const [a] = others(live);
    const one = command(live, call(live, a!));
    expect(answer(one, call(one, a!))).toEqual({ refused: "AlreadyCalled" });
    expect(command(one, call(one, a!, { here: [a] })).log.at(-1)!.type).toBe("SeatHandedToBot");
  });

  test("waits for as long as the table chose, from when they left, or from when the table began to wait", () => {
    const live = begun(2);
    const seat = awaited(live);
    const { since } = itemAt(live.match.turnTimers, seat);
    const [other] = others(live);
    expect(answer(live, call(live, other!, { now: later(since, 599) }))).toEqual({ refused: "NotYet" });
    const left = later(since, 500);
    expect(answer(live, call(live, other!, { since: left, now: later(since, 1000) }))).toEqual({ refused: "NotYet" });
    expect(answer(live, call(live, other!, { since: later(since, -500) }))).toEqual({ refused: "NotYet" });
    expect(answer(live, call(live, other!, { since: "long ago" }))).toEqual({ refused: "NotYet" });
    expect(command(live, call(live, other!, { since: left, now: later(left, 600) })).log.at(-1)!.type).toBe(
      "SeatHandedToBot",
    );
    const patient = begun(2, { patience: null });
    expect(answer(patient, call(patient, other!, { now: later(since, 1e6) }))).toEqual({ refused: "NotYet" });
  });

  test("is void when they were present again in between", () => {
    const live = begun(3);
    const seat = awaited(live);
    const [a, b] = others(live);
    const one = command(live, call(live, a!));
    const since = later(itemAt(live.match.turnTimers, seat).since, 1000);
    const two = command(one, call(one, b!, { since, now: later(since, 600) }));
    expect(itemAt(two.match.turnTimers, seat).vote).toMatchObject({ since, by: [b] });
    expect(personsAt(two.match)).toContain(seat);
  });

  test("is refused for the seat itself, for bots, from people who are away, and about a seat that the table does not wait for", () => {
    const live = begun(3);
    const seat = awaited(live);
    const [a, b] = others(live);
    expect(answer(live, call(live, seat))).toEqual({ refused: "NoVote" });
    expect(answer(live, call(live, a!, { here: [b] }))).toEqual({ refused: "NoVote" });
    expect(answer(live, call(live, a!, { here: [a, seat] }))).toEqual({ refused: "NoVote" });
    expect(answer(live, call(live, a!, { here: [a, 9] }))).toEqual({ refused: "NoVote" });
    expect(answer(live, call(live, a!, { seat: b, here: [a] }))).toEqual({ refused: "NotYet" });
    const lent = command(live, handOver(b!));
    expect(answer(lent, call(lent, b!, { here: [a, b] }))).toEqual({ refused: "NoVote" });
    expect(answer(lent, call(lent, a!, { seat: b, here: [a] }))).toEqual({ refused: "BotPlays" });
  });

  test("is forgotten when the seat moves", () => {
    const live = begun(3);
    const seat = awaited(live);
    const called = command(live, call(live, itemAt(others(live), 0)));
    const moved = command(called, anyWish(called, 1)!);
    expect(moved.match.turnTimers[seat]).toBeUndefined();
  });
});

describe("a clock", () => {
  const nudge = (played: PlayedMatch, after: number): MatchCommand => {
    const seat = awaited(played);
    return { type: "remind", seat, now: later(itemAt(played.match.turnTimers, seat).since, after) };
  };

  test("nudges once the time is up, and once for each wait", () => {
    const live = begun(2, { clock: 60 });
    const seat = awaited(live);
    expect(answer(live, nudge(live, 59))).toEqual({ refused: "NotYet" });
    const nudged = command(live, nudge(live, 60));
    expect(nudged.log.at(-1)).toMatchObject({ type: "SeatNudged", seat });
    expect(nudged.log.at(-1)).not.toHaveProperty("by");
    expect(answer(nudged, nudge(nudged, 600))).toEqual({ refused: "NoNudge" });
    const other = { type: "remind", seat: 1 - seat, now: momentOf(1e6) } as const;
    expect(answer(live, other)).toEqual({ refused: "NoNudge" });
  });

  test("exists only where the table chose one, and never for bots", () => {
    const live = begun(2);
    expect(answer(live, nudge(live, 1e6))).toEqual({ refused: "NoNudge" });
    const clocked = begun(2, { clock: 60 });
    const lent = command(clocked, handOver(awaited(clocked)));
    expect(answer(lent, nudge(lent, 1e6))).toEqual({ refused: "NoNudge" });
  });

  test("lets the others call a bot when the time is up again, though no player is away", () => {
    const live = begun(2, { clock: 60 });
    const seat = awaited(live);
    const called = (since: string, now: string): MatchCommand => ({
      type: "callBot",
      seat,
      by: 1 - seat,
      bot: "steady",
      reason: "clock",
      since,
      here: [1 - seat],
      now,
    });
    const { since } = itemAt(live.match.turnTimers, seat);
    expect(answer(live, called(since, later(since, 1e4)))).toEqual({ refused: "NotYet" });
    const nudged = command(live, nudge(live, 60));
    const at = itemAt(nudged.match.turnTimers, seat).remindedAt!;
    expect(answer(nudged, called(at, later(at, 59)))).toEqual({ refused: "NotYet" });
    expect(command(nudged, called(at, later(at, 60))).log.at(-1)).toMatchObject({ reason: "clock" });
  });
});
