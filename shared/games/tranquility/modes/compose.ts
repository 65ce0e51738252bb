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
import { type BoardDefinition, type BoardRules, EXPLORER_FACES, SPECIAL_FACES } from "../boards/definition.ts";
import type { BoardFacts } from "../boards/facts.ts";
import { islands, type TranquilityFace } from "../cards.ts";
import { draw, passTurn } from "../decision.ts";
import { explore } from "../explorer.ts";
import { drawFromRow } from "../row.ts";
import { verdict } from "../scoring.ts";
import { isFull, type State } from "../state.ts";
import { quiet } from "../talk.ts";
import { drawAndAct } from "./drawn-cards.ts";
import { endOrPass, leavesRoom, NO_ROOM } from "./duel.ts";
import type { DrawnEffect, ExplorerEffect, Mode, ModeDeck } from "./mode.ts";
import { CLOSED, isOpen, openLines } from "./opening.ts";
import { areSidesRight } from "./turning-hands.ts";

const copies = (face: TranquilityFace, count = 0): TranquilityFace[] => Array<TranquilityFace>(count).fill(face);

function deckOf({ cards, rules }: BoardDefinition): ModeDeck {
  const { explorer, specials } = cards;
  const [first, last] = cards.islands;
  const special = specials ? SPECIAL_FACES.flatMap((face) => copies(face, specials[face])) : [];
  const late = [...new Set([...copies("compass", cards.compasses), ...special])];
  return {
    islands: islands.slice(first - 1, last),
    removed: cards.removed ?? 0,
    mixed: [...copies("finish", cards.finishes), ...copies("compass", cards.compasses), ...special],
    buried: copies("start", cards.starts ? 1 : 0),
    ...(late.length > 0 ? { late } : {}),
    ...(explorer ? { explorer: EXPLORER_FACES.flatMap((face) => copies(face, explorer[face])) } : {}),
    ...(rules.opposed ? { row: rules.hand } : {}),
  };
}

/** Moves are listed in this order. */
function actionsOf({ cards, rules, finish }: BoardDefinition): Mode["actions"] {
  const hasFinish = !rules.opposed && finish !== undefined;
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

/** Storms come from the explorer deck (P5) or from the piles (H2). */
const [STORMED, STORMED_BY_PILE] = [refuse("CellIsStormed", "P5"), refuse("CellIsStormed", "H2")];

/** Rules that forbid a number in a cell even if it fits the gap (P5, H2, A2, D4). */
function prohibitions({ cards, lines, rules }: BoardDefinition, facts: BoardFacts): Mode["forbids"] {
  const all: NonNullable<Mode["forbids"]>[] = [];
  const stormed = cards.specials?.storm ? STORMED_BY_PILE : STORMED;
  if (cards.explorer || cards.specials)
    all.push(({ storms }, _number, _gap, cell) => (storms[cell] === undefined ? undefined : stormed));
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

/** See rules P4 to P10. */
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

/** See rules N3, H2 to H5. */
function drawnEffects({ compasses, specials }: BoardDefinition["cards"]): Mode["drawnEffectOf"] {
  const known: { [F in TranquilityFace]?: DrawnEffect } = compasses ? { compass: "turns" } : {};
  for (const face of SPECIAL_FACES) if (specials?.[face]) known[face] = face;
  return (face) => known[face];
}

function readiness(board: BoardDefinition): Pick<Mode, "isReady" | "mayFinish" | "isComplete"> {
  const { cards, rules, night, finish } = board;
  const isReady = cards.starts ? (state: State) => state.start !== undefined && isFull(state) : isFull;
  if (rules.opposed) return { isReady, mayFinish: never, isComplete: never };
  const isDone = night ? (state: State) => isReady(state) && areSidesRight(state) : isReady;
  return { isReady, mayFinish: finish ? isDone : never, isComplete: finish ? never : isDone };
}

const never = (): boolean => false;

export function composeMode(board: BoardDefinition, facts: BoardFacts): Mode {
  const { cards, rules, night } = board;
  const forbids = prohibitions(board, facts);
  const deck = deckOf(board);
  return {
    ...facts,
    seats: rules.seats,
    ...(rules.opposed && { opposed: true, side: (_, seat) => (seat === 0 ? "day" : "night") }),
    ...(night && { side: ({ side }) => side }),
    ...((rules.opposed || cards.explorer || cards.specials) && { seenInHands: true }),
    deck,
    hand: rules.hand,
    toll: rules.toll ?? 0,
    soloToll: rules.soloToll,
    actions: actionsOf(board),
    ...(forbids && { forbids }),
    effectOf: effects(rules),
    drawnEffectOf: drawnEffects(cards),
    placed(decision, seat, cell) {
      if (cards.explorer) explore(decision, seat);
      openLines(decision, cell);
    },
    ...readiness(board),
    draw: rules.opposed ? drawFromRow : deck.late ? drawAndAct : draw,
    pass: rules.opposed ? endOrPass : passTurn,
    outcome: (state) => (rules.opposed ? verdict(state) : undefined),
    talk: rules.talk === "open" ? () => "free" : quiet,
  };
}
