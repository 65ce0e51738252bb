import { type Refusal, refuse } from "../../../engine/contract/events.ts";
import { ClearStorm } from "../actions/clearing.ts";
import { PlayFinish } from "../actions/finish.ts";
import { DiscardPair } from "../actions/pair.ts";
import { PayCost } from "../actions/pay-cost.ts";
import { PlaceCard } from "../actions/place.ts";
import { PlayStart } from "../actions/start.ts";
import { Sweep } from "../actions/sweep.ts";
import { OfferToll } from "../actions/toll.ts";
import { TurnCard } from "../actions/turning.ts";
import { type BoardDefinition, type BoardRules, EXPLORER_FACES } from "../boards/definition.ts";
import type { BoardFacts } from "../boards/facts.ts";
import { islands, type TranquilityFace } from "../cards.ts";
import { draw, passTurn } from "../decision.ts";
import { explore } from "../explorer.ts";
import { drawFromRow } from "../row.ts";
import { verdict } from "../scoring.ts";
import { isFull, type State } from "../state.ts";
import { quiet } from "../talk.ts";
import { endOrPass, leavesRoom, NO_ROOM } from "./duel.ts";
import type { ExplorerEffect, Mode, ModeDeck } from "./mode.ts";
import { CLOSED, isOpen, openLines } from "./opening.ts";
import { areSidesRight, drawAndTurn } from "./turning-hands.ts";

const copies = (face: TranquilityFace, count = 0): TranquilityFace[] => Array<TranquilityFace>(count).fill(face);

/** The cards of a board, and how they are dealt (B1). */
function deckOf({ cards, rules }: BoardDefinition): ModeDeck {
  const { explorer } = cards;
  const [first, last] = cards.islands;
  return {
    islands: islands.slice(first - 1, last),
    removed: cards.removed ?? 0,
    mixed: [...copies("finish", cards.finishes), ...copies("compass", cards.compasses)],
    buried: copies("start", cards.starts ? 1 : 0),
    ...(cards.compasses ? { late: "compass" } : {}),
    ...(explorer ? { explorer: EXPLORER_FACES.flatMap((face) => copies(face, explorer[face])) } : {}),
    ...(rules.opposed ? { row: rules.hand } : {}),
  };
}

/** The commands of a board. Their order is that in which moves are listed. */
function actionsOf({ cards, rules }: BoardDefinition): Mode["actions"] {
  const hasFinish = !rules.opposed;
  return {
    ...(cards.starts && { PlayStart }),
    PlaceCard,
    ...(cards.explorer && { PayCost }),
    ...(hasFinish && { PlayFinish }),
    ...(cards.explorer && { ClearStorm }),
    ...(rules.pairs && { DiscardPair }),
    ...(cards.starts && { OfferToll }),
    ...(rules.turning && { TurnCard }),
    ...(rules.opposed && { Sweep }),
  };
}

const STORMED = refuse("CellIsStormed", "P5");

/** The rules by which a number that fits a gap may still not be placed (P5, A2, D4). */
function prohibitions({ cards, lines, rules }: BoardDefinition, facts: BoardFacts): Mode["forbids"] {
  const all: NonNullable<Mode["forbids"]>[] = [];
  if (cards.explorer) all.push(({ storms }, _number, _gap, cell) => (storms[cell] === undefined ? undefined : STORMED));
  if (lines.some(({ after }) => after))
    all.push((state, _number, _gap, cell) => (isOpen(state, cell, facts) ? undefined : CLOSED));
  if (rules.opposed) all.push((_, number, gap, cell) => (leavesRoom(number, gap, cell) ? undefined : NO_ROOM));
  const [only] = all;
  if (all.length <= 1) return only;
  return (state, number, gap, cell) => {
    let objection: Refusal | undefined;
    for (const forbids of all) objection ??= forbids(state, number, gap, cell);
    return objection;
  };
}

/** The effects of drawn explorer cards (P4 to P10). */
function effects({ jokers, startsAreRocks }: BoardRules): Mode["effectOf"] {
  const known: { readonly [F in TranquilityFace]?: ExplorerEffect } = {
    compass: "kept",
    finish: "kept",
    storm: "storm",
    monster: "monster",
    rocks: "rocks",
    border: jokers ? "kept" : "spent",
    start: startsAreRocks ? "rocks" : "spent",
  };
  return (face) => known[face] ?? "spent";
}

function readiness({ cards, rules, night }: BoardDefinition): Pick<Mode, "isReady" | "mayFinish"> {
  const isReady = cards.starts ? (state: State) => state.start !== undefined && isFull(state) : isFull;
  if (rules.opposed) return { isReady, mayFinish: () => false };
  return { isReady, mayFinish: night ? (state) => isReady(state) && areSidesRight(state) : isReady };
}

/** The rules of a board. @param facts those of the board */
export function composeMode(board: BoardDefinition, facts: BoardFacts): Mode {
  const { cards, rules, night } = board;
  const forbids = prohibitions(board, facts);
  return {
    ...facts,
    seats: rules.seats,
    ...(rules.opposed && { opposed: true, side: (_, seat) => (seat === 0 ? "day" : "night") }),
    ...(night && { side: ({ side }) => side }),
    ...((rules.opposed || cards.explorer) && { seenInHands: true }),
    deck: deckOf(board),
    hand: rules.hand,
    toll: rules.toll ?? 0,
    soloToll: rules.soloToll,
    actions: actionsOf(board),
    ...(forbids && { forbids }),
    effectOf: effects(rules),
    placed(decision, seat, cell) {
      if (cards.explorer) explore(decision, seat);
      openLines(decision, cell);
    },
    ...readiness(board),
    draw: rules.opposed ? drawFromRow : cards.compasses ? drawAndTurn : draw,
    pass: rules.opposed ? endOrPass : passTurn,
    outcome: (state) => (rules.opposed ? verdict(state) : undefined),
    talk: rules.talk === "open" ? () => "free" : quiet,
  };
}
