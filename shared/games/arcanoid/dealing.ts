import type { Chance } from "../../engine/chance/rng.ts";
import type { Handle, Seat } from "../../engine/contract/events.ts";
import { type ArcanoidFace, FACES } from "./cards.ts";
import { ArcanoidDecision } from "./decision.ts";
import type { Event } from "./events.ts";
import { initial } from "./initial.ts";
import type { Options } from "./options.ts";
import { CAPACITY } from "./rounds.ts";
import { audienceOf, facesOf, type Party, type State } from "./state.ts";

export function places(state: State): readonly (readonly Handle[])[] {
  const { pile, discard, kept, row, parties, play } = state;
  const held = parties.flatMap(({ closed, open, chariot, stands }) => [
    closed,
    open,
    chariot ? [chariot.card, ...chariot.reserve] : [],
    ...stands.map((stand, field) => {
      if (stand?.how !== "engaged") return [];
      // On two fields, a couple is listed on the first.
      return stand.also !== undefined && stand.also < field ? [] : stand.cards;
    }),
  ]);
  return [pile, discard.map(({ card }) => card), kept, row ?? [], play?.attempt?.cards ?? [], ...held];
}

/** F1, F3, F4: shuffles, and deals hands, the Tide's last (GA1). */
export function beginRound(decision: ArcanoidDecision, round: number, first: Seat): void {
  const { lastHandle, round: before } = decision.state;
  decision.add({ type: "RoundBegun", round, first });
  const shuffled = decision.shuffled(FACES);
  const pile = shuffled.map((_, i) => lastHandle + 1 + i);
  const faces: Record<Handle, ArcanoidFace> = {};
  for (const [i, card] of pile.entries()) faces[card] = shuffled[i]!;
  const were =
    before === 0
      ? undefined
      : places(decision.state)
          .flat()
          .sort((a, b) => a - b);
  decision.add({ type: "PileDealt", pile, ...(were && { were }), secret: { to: [], faces } });
  for (const party of decision.state.order) addDrawn(decision, party, decision.state.pile.slice(0, CAPACITY));
  decision.add({ type: "TurnStarted", party: first });
}

/** Only the party's seat sees the cards. */
export function addDrawn(decision: ArcanoidDecision, party: Party, cards: readonly Handle[]): void {
  const secret = { to: audienceOf(decision.state, party), faces: facesOf(decision.state, cards) };
  decision.add({ type: "CardsDrawn", party, cards, secret });
}

/** A random seat starts (F3). */
export function deal(options: Options, seats: number, chance: Chance): readonly Event[] {
  const decision = new ArcanoidDecision(initial(options, seats), chance);
  beginRound(decision, 1, decision.roll(seats));
  return decision.events;
}
