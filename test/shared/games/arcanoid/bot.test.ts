import { describe, expect, test } from "vitest";
import type { Rng } from "../../../../shared/engine/chance/rng.ts";
import { fold, type Seat } from "../../../../shared/engine/contract/events.ts";
import { redact } from "../../../../shared/engine/contract/secrecy.ts";
import { arcanoid } from "../../../../shared/games/arcanoid/arcanoid.ts";
import { steady } from "../../../../shared/games/arcanoid/bot/policies.ts";
import { FACES } from "../../../../shared/games/arcanoid/cards.ts";
import type { ArcanoidCommandOf, Command } from "../../../../shared/games/arcanoid/commands.ts";
import type { Event } from "../../../../shared/games/arcanoid/events.ts";
import { options } from "../../../../shared/games/arcanoid/options.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { chanceOf, rolls } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { seedOf } from "../../../kit/play.ts";
import { filler, given, others, STAVES, SWORDS, type Table } from "./table.ts";

const evenly: Rng = (n) => n >> 1;
const wish = (table: Table, seat: Seat = 0): Command => steady(table.state, seat, evenly);

/** What seat 0 sees while no card lies face up. */
const seenByFirst = ({ state }: Table): State => ({
  ...state,
  faces: state.faces.map((face, card) => (itemAt(state.parties, 0).closed.includes(card) ? face : undefined)),
});

/** The commands of bots, each of which has its own view. */
function* commandsOf(
  seats: number,
  n: number,
): Generator<{ readonly command: Command; readonly events: readonly Event[] }> {
  const chosen = options.parse({ rounds: 1 });
  const chance = chanceOf(seedOf(`bots ${seats} ${n}`));
  let truth = arcanoid.initial(chosen, seats);
  let views = Array.from({ length: seats }, () => truth);
  const hear = (events: readonly Event[]) => {
    truth = fold(arcanoid, truth, events);
    views = views.map((view, seat) =>
      fold(arcanoid, view, events.map((event) => redact(event, seat)) as readonly Event[]),
    );
  };
  hear(arcanoid.deal(chosen, seats, chance));
  for (let step = 1; !arcanoid.outcome(truth); step++) {
    const { seat } = itemAt(arcanoid.toAct(truth), 0);
    const command = steady(itemAt(views, seat), seat, rolls(1000 * n + step));
    const events = arcanoid.decide(truth, seat, command, (index) => chance(1000 * step + index)) as readonly Event[];
    yield { command, events };
    hear(events);
  }
}

const SEATS = [2, 3, 4, 6];
const rounds = SEATS.flatMap((seats) => [0, 1, 2, 3, 4, 5].map((n) => [...commandsOf(seats, n)]));

describe("the steady bot's calls", () => {
  test("M17, M18, M19a: no further call names a face that has missed in the same play", () => {
    let further = 0;
    for (const round of rounds) {
      let missed: string[] = [];
      for (const { command, events } of round) {
        if (command.type !== "CallAgain") missed = [];
        else further++;
        const [called] = events.flatMap((event) => (event.type === "CardCalled" ? [event.face] : []));
        if (called === undefined) continue;
        expect(missed).not.toContain(called);
        if (events.some(({ type }) => type === "CallMissed")) missed.push(called);
      }
    }
    expect(further).toBeGreaterThan(10);
  });

  test("M17: a face that missed is in no hand until its owner draws again", () => {
    const before = given({ hands: ["t17 t18 sw13 cu7", "cu5 cu6"], pile: filler(20) });
    const called = (table: Table) =>
      FACES[(steady(seenByFirst(table), 0, evenly) as ArcanoidCommandOf<"PlayStar">).call];
    expect(called(before)).toBe("sw14");
    const afterMiss = before
      .do(0, { type: "PlayMoon", card: "t18", call: "sw14" })
      .do(0, { type: "LeaveCall" })
      .turn(0);
    expect(called(afterMiss)).toMatch(/^[a-z]{2}\d+$/);
    expect(called(afterMiss)).not.toBe("sw14");
    // Party 1 has drawn a card that may have this face.
    const drawn = afterMiss.after([{ type: "CardsDrawn", party: 1, cards: afterMiss.state.pile.slice(0, 1) }]).turn(0);
    expect(called(drawn)).toBe("sw14");
  });
});

describe("the steady bot's trumps", () => {
  test("M7a, M7b: it loads the Chariot with numbers of a suit, adds to them, and engages the reserve", () => {
    const hands = ["t7 sw10 sw9 cu3 st4 co13", "co2 co3", "st2 st3"];
    const before = given({ hands, pile: others(...hands) });
    expect(wish(before)).toMatchObject({ type: "LoadChariot", card: before.card("t7") });
    const { cards } = wish(before) as ArcanoidCommandOf<"LoadChariot">;
    expect(before.faces(cards)).toBe("sw10 sw9");
    const used = rounds.flat().map(({ command }) => command);
    expect(used.filter(({ type }) => type === "LoadChariot").length).toBeGreaterThan(3);
    expect(used.some((command) => "reserve" in command && command.reserve)).toBe(true);
  });

  test("M13: it keeps Death while there is a pile, and plays Death when it leads two fields", () => {
    const hands = ["t13 cu2 cu3 co2 st2 st3", "co3 co4"];
    const before = given({ hands, pile: `${others(...hands, "sw10", "sw9", "st10", "st9")} sw10 sw9 st10 st9` });
    const thrown = wish(before);
    expect(thrown).not.toMatchObject({ type: "Discard", card: before.card("t13") });
    expect(thrown.type).not.toBe("PlayDeath");
    const leading = before.stands(0, SWORDS, "sw10 sw9").stands(0, STAVES, "st10 st9").turn(0);
    expect(wish(leading)).toEqual({ type: "PlayDeath", card: before.card("t13") });
  });
});
