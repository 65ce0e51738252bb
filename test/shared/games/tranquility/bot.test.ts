import { describe, expect, it } from "vitest";
import { cardsPart } from "../../../../shared/engine/contract/moves.ts";
import type { TranquilityFace } from "../../../../shared/games/tranquility/cards.ts";
import { initial } from "../../../../shared/games/tranquility/initial.ts";
import type { OptionsOf } from "../../../../shared/games/tranquility/options.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { acted, after, chosen, contest, deal, played, STANDARD, type Table } from "../../../bench/winrates.match.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { winsAtLeast } from "../../../kit/sequential.ts";

const SEATS = [1, 2, 3, 4, 5];
const TWO_ROUNDS: OptionsOf<"standard"> = { ...STANDARD, soloToll: "two-rounds" };
const GALATEIA: OptionsOf<"standard"> = { ...STANDARD, galateia: true };

/** `hands`: number of islands in each hand. */
function inToll(hands: readonly number[]): Table {
  const { key } = deal(STANDARD, hands.length, "toll");
  const ends = hands.map((_, seat) => hands.slice(0, seat + 1).reduce((sum, count) => sum + count, 0));
  const held = hands.map((count, seat) => Array.from({ length: count }, (_, i) => itemAt(ends, seat) - i));
  const faces: TranquilityFace[] = ["start", ...Array.from({ length: 40 }, (_, i): TranquilityFace => `i${i * 2 + 1}`)];
  const opened = after({ truth: initial(STANDARD, hands.length), views: [], log: [], key }, [
    { type: "TurnStarted", seat: 0 },
    { type: "TollOpened", amount: 8 },
  ]).truth;
  const truth: State = { ...opened, start: 0, faces, hands: held };
  return { truth, views: hands.map(() => truth), log: [], key };
}

const isOpen = ({ truth }: Table) => truth.stage.at === "toll";

/** The bots offer while the table waits for one of them. `offers`: number of cards in each offer. */
function settle(start: Table, bots: readonly number[]): { table: Table; offers: number[] } {
  let table = start;
  const offers: number[] = [];
  for (let seat: number | undefined; offers.length < 50; ) {
    seat = tranquility.toAct(table.truth).find((waiting) => bots.includes(waiting.seat))?.seat;
    if (!isOpen(table) || seat === undefined) return { table, offers };
    const command = chosen(table, seat);
    offers.push(command.type === "OfferToll" ? command.cards.length : -1);
    table = acted(table, seat, command);
  }
  throw new Error("the toll does not come to an end");
}

describe("the bot's toll", () => {
  it.each([
    [2, [4, 4]],
    [3, [3, 3, 2]],
    [4, [2, 2, 2, 2]],
    [5, [2, 2, 2, 1, 1]],
  ])("is a fair share of %i", (seats, shares) => {
    const { table, offers } = settle(inToll(Array.from({ length: seats }, () => 5)), [0, 1, 2, 3, 4]);
    expect(offers).toEqual(shares);
    expect(isOpen(table)).toBe(false);
  });

  it.each([[[3, 5]], [[5, 3]], [[4, 4]], [[0, 5, 3]], [[1, 1, 1, 5]], [[2, 1, 2, 1, 2]], [[5, 0, 0, 5, 0]]])(
    "is raised for those who cannot give theirs: %j",
    (hands) => {
      const { table } = settle(inToll(hands), [0, 1, 2, 3, 4]);
      expect(isOpen(table)).toBe(false);
    },
  );

  it("meets a partner of any policy, who speaks first or last and never moves", () => {
    for (const seats of [2, 3, 4, 5])
      for (let stubborn = 0; stubborn < seats; stubborn++)
        for (let gives = 0; gives <= 5; gives++)
          for (const first of [true, false]) {
            const bots = SEATS.map((count) => count - 1).filter((seat) => seat < seats && seat !== stubborn);
            const open = inToll(Array.from({ length: seats }, () => 5));
            const hand = itemAt(open.truth.hands, stubborn);
            const before = first ? open : settle(open, bots).table;
            const room = cardsPart(tranquility.moves(before.truth, stubborn)[0])!.most;
            const cards = hand.slice(0, Math.min(gives, room));
            const spoken = acted(before, stubborn, { type: "OfferToll", cards });
            const { table } = settle(spoken, bots);
            const most = cards.length + 5 * bots.length;
            expect(isOpen(table), `${seats} ${stubborn} ${gives} ${first}`).toBe(most < 8);
            if (isOpen(table)) expect(tranquility.toAct(table.truth)).toEqual([{ seat: stubborn, for: "turn" }]);
          }
  });

  it("comes to an end with a partner who takes cards back", () => {
    const open = settle(inToll([5, 5, 5]), [1, 2]).table;
    const one = settle(
      acted(open, 0, { type: "OfferToll", cards: itemAt(open.truth.hands, 0).slice(0, 2) }),
      [1],
    ).table;
    expect(isOpen(one)).toBe(false);
    const none = acted(open, 0, { type: "OfferToll", cards: [] });
    expect(isOpen(settle(none, [1, 2]).table)).toBe(false);
  });
});

describe("a table of bots", () => {
  it.each([
    ["alone", STANDARD, 1, 0.8],
    ["alone, in two rounds", TWO_ROUNDS, 1, 0.65],
    ["in twos", STANDARD, 2, 0.75],
    ["in threes", STANDARD, 3, 0.75],
    ["in fours", STANDARD, 4, 0.65],
    ["in fives", STANDARD, 5, 0.65],
    ["in threes, with Galateia", GALATEIA, 3, 0.6],
  ] as const)("wins %s", (_, options, seats, least) => {
    const judged = winsAtLeast(least, (match) => contest(options, seats, match, "winning").hasWon);
    expect(judged).toMatchObject({ isEnough: true });
  });

  it("pays its toll by one offer of each seat, which is its share", () => {
    const { log } = played(STANDARD, 3, "one go").table;
    const offers = log.flatMap((event) => (event.type === "TollOffered" ? [event.cards.length] : []));
    expect(offers).toEqual([3, 3, 2]);
  });
});
