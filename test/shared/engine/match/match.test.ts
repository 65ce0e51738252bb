import { describe, expect, test } from "vitest";
import { isRefusal } from "../../../../shared/engine/contract/events.ts";
import { decide, type MatchCommand } from "../../../../shared/engine/match/decide.ts";
import { evolve, foldMatch } from "../../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, type Match, seatOf, toAct } from "../../../../shared/engine/match/match.ts";
import type { MatchConfig, Occupant } from "../../../../shared/engine/match/match-events.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { command, configOf, dealt, type PlayedMatch, playOut, seated, seedOf } from "../../../kit/play.ts";
import type { Setting } from "../../../kit/shelf.ts";

const options = { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" };
const table = (seats: number): Setting => ({ game: tranquility, options, seats });
const seed = seedOf("match");

const opened = (seats: number): PlayedMatch =>
  command(
    { setting: table(seats), seed, log: [], match: INITIAL_MATCH },
    { type: "create", config: configOf(table(seats), seed) },
  );

const answer = ({ setting, match }: Pick<PlayedMatch, "setting" | "match">, wished: MatchCommand) =>
  decide(setting.game, match, wished, seed);

const human = (name: string): Occupant => ({ name, kind: "human", nonce: `nonce of ${name}`, player: `id of ${name}` });
const bot: Occupant = { name: "Steady", kind: "bot", nonce: "n", bot: "steady" };
const sit = (seat: number, occupant: Occupant): MatchCommand => ({ type: "sit", seat, occupant });
const play = (seat: number): MatchCommand => ({ type: "play", seat, command: { type: "DiscardPair" } });

describe("creating a match", () => {
  test("writes the whole config into the log, and opens the table", () => {
    const { log, match } = opened(3);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({ v: 1, type: "MatchCreated", ...configOf(table(3), seed) });
    expect(match).toMatchObject({ phase: "open", version: 1, seats: [undefined, undefined, undefined] });
    expect(toAct(tranquility, match)).toEqual([]);
  });

  test("is refused with a number of seats that the game does not have", () => {
    for (const seats of [0, 6]) {
      const config: MatchConfig = { ...configOf(table(1), seed), seats };
      expect(answer({ setting: table(1), match: INITIAL_MATCH }, { type: "create", config })).toEqual({
        refused: "SeatCount",
      });
    }
  });

  test("is refused with a commitment to another seed", () => {
    const config = { ...configOf(table(2), seed), commitment: "00".repeat(32) };
    const created = answer({ setting: table(2), match: INITIAL_MATCH }, { type: "create", config });
    expect(created).toEqual({ refused: "FalseCommitment" });
  });

  test("is refused for a match that exists", () => {
    const config = configOf(table(2), seed);
    expect(answer(opened(2), { type: "create", config })).toEqual({ refused: "MatchExists" });
  });
});

describe("a seat", () => {
  test("is taken with the nonce of the person who sits", () => {
    const { match, log } = command(opened(2), sit(1, human("Ann")));
    expect(log.at(-1)).toMatchObject({ type: "SeatTaken", seat: 1, ...human("Ann") });
    expect(match.seats).toEqual([undefined, human("Ann")]);
    expect(seatOf(match, "id of Ann")).toBe(1);
    expect(seatOf(match, "id of Bob")).toBe(undefined);
  });

  test("is refused when it is taken, does not exist, or would be the player's second", () => {
    const one = command(opened(2), sit(0, human("Ann")));
    expect(answer(one, sit(0, human("Bob")))).toEqual({ refused: "SeatIsTaken" });
    expect(answer(one, sit(0, bot))).toEqual({ refused: "SeatIsTaken" });
    expect(answer(one, sit(2, human("Bob")))).toEqual({ refused: "NoSuchSeat" });
    expect(answer(one, sit(-1, human("Bob")))).toEqual({ refused: "NoSuchSeat" });
    expect(answer(one, sit(1, human("Ann")))).toEqual({ refused: "AlreadySeated" });
  });

  test("of a bot may be taken by a person, and not by another bot", () => {
    const kept = command(opened(2), sit(0, bot));
    expect(answer(kept, sit(0, { ...bot, name: "Other" }))).toEqual({ refused: "SeatIsTaken" });
    const { log, match } = command(kept, sit(0, human("Ann")));
    expect(log.slice(-2).map(({ type }) => type)).toEqual(["SeatLeft", "SeatTaken"]);
    expect(match.seats[0]).toEqual(human("Ann"));
  });

  test("is free again for others when its person stands up", () => {
    const one = command(opened(2), sit(0, human("Ann")));
    const left = command(one, { type: "stand", seat: 0 });
    expect(left.match.seats).toEqual([undefined, undefined]);
    expect(command(left, sit(0, human("Bob"))).match.seats[0]).toEqual(human("Bob"));
    expect(answer(left, { type: "stand", seat: 0 })).toEqual({ refused: "SeatIsEmpty" });
    expect(answer(left, { type: "stand", seat: 7 })).toEqual({ refused: "SeatIsEmpty" });
  });

  test("can neither be taken nor left once the match has begun, nor before there is a table", () => {
    const live = dealt(table(2), seed);
    expect(answer(live, sit(0, human("Bob")))).toEqual({ refused: "MatchHasStarted" });
    expect(answer(live, { type: "stand", seat: 0 })).toEqual({ refused: "MatchHasStarted" });
    const none = { setting: table(2), match: INITIAL_MATCH };
    expect(isRefusal(answer(none, sit(0, human("Bob"))))).toBe(true);
    expect(isRefusal(answer(none, { type: "start" }))).toBe(true);
  });
});

describe("starting a match", () => {
  test("deals after the mark of the start, with the chance of the versions of these events", () => {
    const before = seated(table(2), seed);
    const { log, match } = command(before, { type: "start" });
    const types = log.slice(before.log.length).map(({ type }) => type);
    expect(types).toEqual(["MatchStarted", "PilesDealt", "CardsDrawn", "CardsDrawn", "TurnStarted"]);
    expect(match.phase).toBe("live");
    expect(new Set(log.slice(before.log.length).map(({ cause }) => cause)).size).toBe(1);
  });

  test("is refused while a seat is empty, and after the first start", () => {
    expect(answer(command(opened(2), sit(0, human("Ann"))), { type: "start" })).toEqual({ refused: "SeatsAreEmpty" });
    expect(answer(dealt(table(2), seed), { type: "start" })).toEqual({ refused: "MatchHasStarted" });
  });

  test("deals other cards with another nonce", () => {
    const dealOf = (nonce: string) => {
      const alone = command(opened(1), sit(0, { ...human("Ann"), nonce }));
      return command(alone, { type: "start" }).log.find(({ type }) => type === "PilesDealt")?.secret;
    };
    expect(dealOf("a")).toEqual(dealOf("a"));
    expect(dealOf("a")).not.toEqual(dealOf("b"));
  });
});

describe("playing", () => {
  test("is refused before the start and after the end", () => {
    expect(answer(seated(table(2), seed), play(0))).toEqual({ refused: "MatchHasNotStarted" });
    expect(answer(playOut(table(2), seed), play(0))).toEqual({ refused: "MatchIsOver" });
  });

  test("forwards the game's own refusals", () => {
    const live = dealt(table(2), seed);
    const [acting] = toAct(tranquility, live.match);
    expect(answer(live, play(1 - acting!))).toEqual({ refused: "NotYourTurn", rule: "B2" });
  });
});

describe("the end of a match", () => {
  const over = playOut(table(3), seed);

  test("names the outcome, and reveals seed and nonces", () => {
    const [ended, revealed] = over.log.slice(-2);
    expect(ended).toMatchObject({ type: "MatchEnded", outcome: tranquility.outcome(over.match.table as never) });
    expect(revealed).toMatchObject({ type: "SeedRevealed", seed, nonces: ["n0", "n1", "n2"] });
    expect(over.match).toMatchObject({ phase: "over", seed });
    expect(toAct(tranquility, over.match)).toEqual([]);
  });

  test("comes with the events that led to it, with one cause", () => {
    const cause = over.log.at(-1)!.cause;
    const last = over.log.filter((entry) => entry.cause === cause).map(({ type }) => type);
    expect(last.length).toBeGreaterThan(2);
    expect(last.slice(-2)).toEqual(["MatchEnded", "SeedRevealed"]);
  });

  test("alone reveals the seed: the log has it nowhere before", () => {
    const before = over.log.slice(0, -1);
    expect(JSON.stringify(before)).not.toContain(seed);
    expect(foldMatch(tranquility, INITIAL_MATCH, before).seed).toBe(undefined);
  });
});

describe("a seat that was handed to a bot", () => {
  const live = dealt(table(2), seed).match;

  test("keeps its person, who takes it back", () => {
    const handed = evolve(tranquility, live, { type: "SeatHandedToBot", seat: 1, bot: "steady" } as never);
    expect(handed.seats[1]).toEqual({ ...live.seats[1], bot: "steady" });
    const back = evolve(tranquility, handed, { type: "SeatReclaimed", seat: 1 } as never);
    expect(back.seats).toEqual(live.seats);
    expect(back.version).toBe(live.version + 2);
  });

  test("every event increases the version, also one that changes nothing", () => {
    const versionAfter = (event: object): number => evolve(tranquility, live as Match, event as never).version;
    expect(versionAfter({ type: "SeatHandedToBot", seat: 9, bot: "steady" })).toBe(live.version + 1);
    expect(versionAfter({ type: "SeatReclaimed", seat: 9 })).toBe(live.version + 1);
  });
});
