import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isRefusal, type Seat } from "../../../../shared/engine/contract/events.ts";
import { verify } from "../../../../shared/engine/log/verify.ts";
import { leastSeats } from "../../../../shared/engine/match/configuring.ts";
import { decide, type MatchCommand } from "../../../../shared/engine/match/decide.ts";
import { foldMatch } from "../../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, type Match } from "../../../../shared/engine/match/match.ts";
import type { MatchConfig, Occupant } from "../../../../shared/engine/match/match-events.ts";
import { hostOf, seatFor } from "../../../../shared/engine/match/seating.ts";
import { movesOf } from "../../../../shared/engine/match/steps.ts";
import { summarize } from "../../../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../../../shared/engine/match/table-settings.ts";
import { gameOf } from "../../../../shared/games/index.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { rolls } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { command, fileOf, opened, type PlayedMatch, playedOn, playOut, playToEnd, seedOf } from "../../../kit/play.ts";
import { kindsOf } from "../../../kit/shelf.ts";
import { samples } from "../../../kit/strength.ts";

const seed = seedOf("configuring");
const standard = { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" };
const pyramid = { mode: "pyramid", difficulty: "normal", edition: "fr", talk: "silent" };
const duel = { mode: "duel" };

const human = (name: string): Occupant => ({ name, kind: "human", nonce: `nonce of ${name}`, player: name });
const bot = (name: string): Occupant => ({ name, kind: "bot", nonce: name, bot: "steady" });
const sit = (seat: Seat, occupant: Occupant): MatchCommand => ({ type: "sit", seat, occupant });
const configure = (seats: number, by: Seat, options: object = standard): MatchCommand & { type: "configure" } => ({
  type: "configure",
  options,
  seats,
  house: DEFAULT_TABLE_SETTINGS,
  by,
});

const open = (seats: number, config: Partial<MatchConfig> = {}): PlayedMatch =>
  opened({ game: tranquility, options: standard, seats }, seed, config);

const all = (played: PlayedMatch, ...wishes: MatchCommand[]): PlayedMatch => wishes.reduce(command, played);
const answer = ({ match }: PlayedMatch, wished: MatchCommand) => decide(tranquility, match, wished, seed);
const namesAt = ({ seats }: Match) => seats.map((held) => held?.name);

describe("a table before its match", () => {
  test("may get another board and other seats, as the log says", () => {
    const house = { patience: null, clock: 600, watchers: false };
    const played = all(open(2), sit(0, human("Ann")), { ...configure(4, 0, pyramid), house });
    expect(played.log.at(-1)).toMatchObject({
      type: "MatchConfigured",
      by: 0,
      options: pyramid,
      layout: tranquility.layout(pyramid as never),
      seats: 4,
      house,
      places: [0, 1, null, null],
    });
    const { config, seats, table } = played.match;
    expect(config).toMatchObject({ options: pyramid, seats: 4, house, code: open(2).match.config.code });
    expect(seats).toHaveLength(4);
    expect(table).toEqual(tranquility.initial(pyramid as never, 4));
    const summary = summarize(played.setting.game, undefined, played.match, played.log);
    expect(summary).toMatchObject({ options: pyramid, house, seats: [{ name: "Ann" }, null, null, null] });
  });

  test("is played to a valid end with its last configuration", () => {
    const asked = [configure(5, 0, pyramid), configure(2, 0, duel), configure(3, 0)];
    const ready = [...asked, sit(1, human("Bob")), sit(2, bot("Bora")), { type: "start" } as const];
    const file = fileOf(playToEnd(all(open(4), sit(0, human("Ann")), ...ready)));
    expect(file.header).toMatchObject({
      options: standard,
      seats: [{ name: "Ann" }, { name: "Bob" }, { name: "Bora" }],
    });
    expect(verify(file, gameOf)).toBeUndefined();
  });

  test("keeps its people and its host when it gets smaller", () => {
    const played = all(open(5), sit(4, human("Ann")), sit(1, human("Bob")), configure(3, 4));
    expect(namesAt(played.match)).toEqual([undefined, "Bob", "Ann"]);
    expect(hostOf(played.match)).toBe(2);
    expect(hostOf(all(played, { type: "stand", seat: 2 }).match)).toBe(1);
  });

  test("keeps as many bots as there is room for, and removes the last ones", () => {
    const crowd = all(open(5), sit(4, human("Ann")), ...[0, 1, 2, 3].map((seat) => sit(seat, bot(`${seat}`))));
    expect(namesAt(all(crowd, configure(4, 4)).match)).toEqual(["0", "1", "2", "Ann"]);
    expect(namesAt(all(crowd, configure(2, 4, duel)).match)).toEqual(["0", "Ann"]);
    expect(namesAt(all(crowd, configure(1, 4)).match)).toEqual(["Ann"]);
  });

  test("keeps the reserved seats, with any player who holds one meanwhile", () => {
    const kept = [null, { player: "Bob", name: "Bob" }, null, { player: "Cat", name: "Cat" }];
    const played = all(open(4, { kept }), sit(0, human("Ann")), sit(3, bot("Bora")));
    expect(leastSeats(played.match)).toBe(3);
    const smaller = all(played, configure(3, 0));
    expect(namesAt(smaller.match)).toEqual(["Ann", undefined, "Bora"]);
    expect(["Bob", "Cat", "Eve"].map((name) => seatFor(smaller.match, name))).toEqual([1, 2, undefined]);
    expect(answer(smaller, configure(2, 0))).toEqual({ refused: "TooFewSeats" });
    expect(namesAt(all(smaller, { type: "free", seat: 1 }, configure(2, 0)).match)).toEqual(["Ann", "Bora"]);
  });

  test("is configured by its host alone, before the start, within the rules of the board", () => {
    const played = all(open(3), sit(0, human("Ann")), sit(1, human("Bob")), sit(2, human("Cat")));
    expect(answer(played, configure(3, 1))).toEqual({ refused: "NotTheHost" });
    expect(answer(played, configure(2, 0))).toEqual({ refused: "TooFewSeats" });
    expect(answer(played, configure(3, 0, duel))).toEqual({ refused: "SeatCount" });
    for (const seats of [0, 6]) expect(answer(played, configure(seats, 0))).toEqual({ refused: "SeatCount" });
    expect(answer(open(3), configure(3, 0))).toEqual({ refused: "NotTheHost" });
    expect(answer(all(played, { type: "start" }), configure(3, 0))).toEqual({ refused: "MatchHasStarted" });
  });

  test("keeps the board of its parent when it is a branch", () => {
    const before = playOut({ game: tranquility, options: standard, seats: 2 }, seed);
    const begun = playedOn(before, itemAt(movesOf(before.log), 2), seedOf("another"));
    const seating = { ...begun, match: foldMatch(tranquility, INITIAL_MATCH, begun.log.slice(0, -1)) };
    expect(answer(seating, configure(2, 0))).toEqual({ refused: "BoardIsSet" });
  });
});

describe("a log in which a table was reconfigured", () => {
  const played = all(open(5), sit(4, human("Ann")), sit(1, human("Bob")), configure(2, 4), { type: "start" });
  const file = fileOf(playToEnd(played));

  test.each([
    ["by nobody", { by: undefined }, /does not follow from any command/],
    ["by a guest", { by: 1 }, /NotTheHost/],
    ["with fewer players than sat there", { seats: 1, places: [4] }, /TooFewSeats/],
    ["with seats exchanged", { places: [1, 4] }, /places is not what the rules give/],
    ["with seats lost", { places: [null, 1] }, /places is not what the rules give/],
    ["with another board", { layout: { kind: "grid" } }, /layout is not what the rules give/],
    ["with options of no game", { options: { mode: "checkers" } }, /options are not valid/],
    ["with missing options", { options: { mode: "standard" } }, /options are not valid/],
    ["with an unknown field", { why: "I hold 42" }, /does not follow from any command/],
  ])("is found false if that was done %s", (_, change, reason) => {
    expect(verify(file, gameOf)).toBeUndefined();
    const at = file.log.findIndex(({ type }) => type === "MatchConfigured");
    const forged = JSON.parse(JSON.stringify({ ...file.log[at], ...change }));
    const violation = verify({ ...file, log: file.log.with(at, forged) }, gameOf);
    expect(violation).toMatchObject({ v: at + 1, reason: expect.stringMatching(reason) });
  });
});

const people = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"];
const boards = [...kindsOf([tranquility]).values()].map(([first]) => first!.options);

/** A random command, legal or not. */
function deed(played: PlayedMatch, choice: number): MatchCommand {
  const roll = rolls(choice);
  const seat = roll(6);
  const by = hostOf(played.match) ?? 0;
  switch (roll(9)) {
    case 0:
    case 1:
      return sit(seat, human(itemAt(people, roll(people.length))));
    case 2:
      return sit(seat, bot("Bora"));
    case 3:
      return { type: "stand", seat };
    case 4:
      return roll(2) ? { type: "free", seat } : { type: "remove", seat, by };
    default:
      return configure(roll(7), roll(5) ? by : seat, boards[roll(boards.length)]);
  }
}

const personsAt = ({ seats }: Match): readonly string[] => seats.flatMap((held) => held?.player ?? []).toSorted();

function expectKept(before: Match, after: Match, { seats, options, by }: ReturnType<typeof configure>): void {
  expect(after.seats).toHaveLength(seats);
  expect(after.config.seats).toBe(seats);
  expect(after.config.layout).toEqual(tranquility.layout(options as never));
  expect(personsAt(after)).toEqual(personsAt(before));
  expect(after.seats[hostOf(after)!]).toBe(before.seats[by]);
  expect(after.seating.reservations).toHaveLength(seats);
  expect(after.seating.barred).toBe(before.seating.barred);
  const bots = ({ seats }: Match) => seats.filter((held) => held?.kind === "bot").length;
  expect(bots(after)).toBe(Math.min(bots(before), seats - personsAt(after).length));
  for (const [seat, held] of before.seats.entries())
    if (held?.kind === "human" && seat < seats) expect(after.seats[seat]).toBe(held);
}

const RUNS = samples(60);

test("Law: whatever people do before a match, a reconfigured table loses no person, and its match is valid", () => {
  let configured = 0;
  let finished = 0;
  const gatherings = fc.array(fc.nat(), { minLength: 20, maxLength: 40 });
  fc.assert(
    fc.property(gatherings, (choices) => {
      let played = open(3);
      for (const choice of choices) {
        const wished = deed(played, choice);
        const before = played.match;
        if (isRefusal(answer(played, wished))) continue;
        played = command(played, wished);
        if (wished.type !== "configure") continue;
        configured++;
        expectKept(before, played.match, wished);
      }
      if (hostOf(played.match) === undefined) return;
      for (const [seat, held] of played.match.seats.entries())
        if (!held) played = command(played, sit(seat, bot("Bora")));
      const file = fileOf(playToEnd(command(played, { type: "start" })));
      expect(verify(file, gameOf)).toBeUndefined();
      finished++;
    }),
    { numRuns: RUNS },
  );
  expect(configured).toBeGreaterThan(RUNS);
  expect(finished).toBeGreaterThan(RUNS / 2);
});
