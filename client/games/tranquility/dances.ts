import type { Fact, Handle } from "../../../shared/engine/game.ts";
import type { MatchEvent } from "../../../shared/engine/match.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import { out, settle, slide, water } from "../../play/easing.ts";
import type { Change, Dance, Echo, Pace, Score } from "../../play/plan.ts";
import type { Key, Piece } from "../../play/pose.ts";

type Told = Event | MatchEvent;
type Telling<Type extends Told["type"]> = Extract<Told, { readonly type: Type }>;
type Choreography<Type extends Told["type"]> = (event: Telling<Type>, changes: readonly Change[]) => Score;

/** One dance for each event: it orders and paces what the two layouts differ in. */
const DANCES: { readonly [Type in Told["type"]]?: Choreography<Type> } = {
  PilesDealt: (_, changes) => evenly(changes, 300, 200),
  CardsDrawn: ({ cards }, changes) => inTurn(changes, cards, { duration: 240, ease: out }, 60, 120),
  TurnStarted: (_, changes) => evenly(changes, 220, 220),
  CardPlaced: ({ card }, changes) => putDown(changes, card),
  CostPaid: ({ cards }, changes) => inTurn(changes, cards, { duration: 220 }, 70, 160),
  PairDiscarded: ({ cards }, changes) => inTurn(changes, cards, { duration: 220 }, 70, 160),
  StartPlayed: ({ card }, changes) => putDown(changes, card),
  TollOpened: (_, changes) => evenly(changes, 400, 400),
  TollOffered: ({ cards }, changes) => inTurn(changes, cards, { duration: 240, arc: 0.12 }, 60, 200),
  TollSettled: (_, changes) => evenly(changes, 420, 360),
  FinishPlaced: ({ card }, changes) => putDown(changes, card),
  MatchEnded: ({ outcome }, changes) => (outcome.result === "won" ? lightTheLine(changes) : sink(changes)),
};

/** How an event of this game is danced. */
export function danceOf(event: Fact): Dance {
  const choreography = DANCES[event.type as Told["type"]] as
    | ((event: Fact, changes: readonly Change[]) => Score)
    | undefined;
  return (changes) => choreography?.(event, changes) ?? evenly(changes, 220, 0);
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

const wayOf = ({ from, to }: Change): number => Math.hypot(to.x - from.x, to.y - from.y);

const paced = (changes: readonly Change[], pace: Partial<Pace>): Map<Key, Partial<Pace>> => {
  const all = new Map<Key, Partial<Pace>>(changes.map(({ key }) => [key, pace]));
  for (const [key, own] of seas(changes, Math.max(400, pace.duration ?? 0))) all.set(key, own);
  return all;
};

const evenly = (changes: readonly Change[], duration: number, next: number): Score => ({
  pace: paced(changes, { duration, ease: slide }),
  next,
});

/** One sea over the other: the upper one comes or goes, the lower one is there all the time. */
function* seas(changes: readonly Change[], duration: number): Generator<[Key, Partial<Pace>]> {
  const own = changes.filter(({ key }) => String(key).startsWith("sea:"));
  const top = Math.max(...own.map(({ to }) => to.z));
  for (const { key, to, kind } of own) {
    if (to.z === top) yield [key, { duration, ease: water }];
    else yield [key, kind === "goes" ? { start: duration, duration: 1 } : { start: 0, duration: 1 }];
  }
}

/** Cards one after another; what else there is makes room meanwhile. */
function inTurn(
  changes: readonly Change[],
  cards: readonly Handle[],
  pace: Partial<Pace>,
  apart: number,
  last: number,
): Score {
  const all = paced(changes, { duration: 220, ease: slide });
  cards.forEach((card, i) => {
    if (all.has(card)) all.set(card, { ease: slide, ...pace, start: i * apart });
  });
  return { pace: all, next: Math.max(0, cards.length - 1) * apart + last };
}

const LIFT: Partial<Pace> = { duration: 450, rise: 120, land: 110, carry: 14, arc: 0.18, ease: slide };

/**
 * A card is lifted, flies in an arc and lands; the water answers with a ripple nobody waits for. The own card is held over
 * its space already, and only lands.
 */
function putDown(changes: readonly Change[], card: Handle): Score {
  const own = changes.find(({ key }) => key === card);
  const there = own !== undefined && wayOf(own) < own.to.size / 4;
  const lands = there ? 0 : 340;
  const pace = paced(changes, { start: there ? 0 : 120, duration: 220, ease: slide });
  pace.set(card, there ? { duration: 160, ease: settle } : LIFT);
  for (const { key, kind } of changes) {
    if (kind === "comes" && key !== card) pace.set(key, { start: lands, duration: 110 });
  }
  return { pace, next: lands + 40, echoes: own ? [ripple(own.to, lands)] : [] };
}

function ripple(at: Piece, start: number): Echo {
  const ring: Piece = { ...at, picture: `ripple@${at.size}`, faceUp: 1, turn: 0, lift: 0, z: 3 };
  const from = { ...ring, size: at.size, alpha: 0.8 };
  return {
    key: `ripple:${at.x}:${at.y}`,
    from,
    to: { ...ring, size: at.size * 1.5, alpha: 0 },
    start,
    duration: 400,
  };
}

/** Evening falls, the light runs along the line card by card, and the beam turns once. */
function lightTheLine(changes: readonly Change[]): Score {
  const pace = paced(changes, { duration: 450, ease: water });
  const order = (key: Key) => Number(String(key).split(":")[1]);
  for (const { key } of changes) {
    const name = String(key);
    if (name === "lit:start") pace.set(key, { start: 450, duration: 120 });
    else if (name === "lit:finish") pace.set(key, { start: 450 + 37 * 25, duration: 240, ease: settle });
    else if (/^(lit|seam):/.test(name)) pace.set(key, { start: 475 + order(key) * 25, duration: 120 });
    else if (name === "beam") pace.set(key, { start: 1500, duration: 300 });
  }
  const beam = changes.find(({ key }) => key === "beam")?.to;
  return { pace, echoes: beam ? [sweep(beam)] : [] };
}

const sweep = (beam: Piece): Echo => ({
  key: "beam:sweep",
  from: { ...beam, turn: -360, alpha: 0.9 },
  to: { ...beam, turn: 0, alpha: 0 },
  start: 450 + 37 * 25,
  duration: 900,
});

/** The sea darkens and the boats drop their sails. */
const sink = (changes: readonly Change[]): Score => ({ pace: paced(changes, { duration: 450, ease: water }) });
