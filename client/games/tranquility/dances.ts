import type { Fact, Handle, Seat } from "../../../shared/engine/game.ts";
import { out, slide } from "../../play/easing.ts";
import type { Change, Dance, Pace, Score } from "../../play/plan.ts";
import { end } from "./dances/ending.ts";
import type { Dances, Told } from "./dances/event.ts";
import type { Scene } from "./dances/scene.ts";
import { behindPlaque, evenly, inTurn, paced, putDown, wayOf } from "./dances/steps.ts";
import { settleToll } from "./dances/toll.ts";

/** The dances of every table and turn; the deal and what happens in some modes only are fetched when they are wanted. */
export const DANCES = {
  CardsDrawn: (event, changes, scene) => byHand(event, "in", changes, scene, { duration: 240, ease: out }, 60, 120),
  TurnStarted: (_, changes) => evenly(changes, 220, 220),
  CardPlaced: ({ card }, changes) => putDown(changes, card),
  CostPaid: (event, changes, scene) => byHand(event, "out", changes, scene, { duration: 220 }, 70, 160),
  PairDiscarded: (event, changes, scene) => byHand(event, "out", changes, scene, { duration: 220 }, 70, 160),
  StartPlayed: ({ card }, changes) => putDown(changes, card),
  TollOpened: (_, changes) => evenly(changes, 400, 400),
  TollOffered: ({ cards }, changes) => inTurn(changes, cards, { duration: 240, arc: 0.12 }, 60, 200),
  TollSettled: settleToll,
  FinishPlaced: ({ card }, changes) => putDown(changes, card),
  MatchEnded: end,
} as const satisfies Partial<Dances>;

let known: Partial<Dances> = DANCES;

/** Teaches this client more dances: those of a deal, or of a mode. */
export function addDances(more: Partial<Dances>): void {
  known = { ...known, ...more };
}

/** How an event of this game is danced. One that has no dance changes things plainly. */
export function danceOf(event: Fact, scene: Scene): Dance {
  const entry = Object.hasOwn(known, event.type) ? known[event.type as Told["type"]] : undefined;
  if (typeof entry !== "function") return (changes) => evenly(changes, 220, 0);
  const choreography = entry as (event: Fact, changes: readonly Change[], scene: Scene) => Score;
  return (changes) => choreography(event, changes, scene);
}

/** Cards that leave a hand or come to it one after another; of the others' one sees backs beside their plaque. */
function byHand(
  { seat, cards }: { readonly seat: Seat; readonly cards: readonly Handle[] },
  way: "in" | "out",
  changes: readonly Change[],
  scene: Scene,
  pace: Partial<Pace>,
  apart: number,
  last: number,
): Score {
  if (seat === scene.seat) return inTurn(changes, cards, pace, apart, last);
  return { ...evenly(changes, 220, 80), echoes: behindPlaque(scene, seat, cards.length, way, apart) };
}

/** What a choice looks like: cards rise, or fly to their space; legal spaces surface from the water one after the other. */
export const choosing: Dance = (changes) => {
  const pace = paced(changes, { duration: 140, ease: out });
  for (const change of changes) {
    const flies = typeof change.key === "number" && change.kind === "moves" && wayOf(change) > change.to.size;
    if (flies) pace.set(change.key, { duration: 260, arc: 0.18, ease: slide });
  }
  changes
    .filter(({ key, kind }) => kind === "comes" && String(key).startsWith("legal:"))
    .forEach(({ key }, i) => {
      pace.set(key, { start: i * 20, duration: 140, ease: out });
    });
  return { pace };
};
