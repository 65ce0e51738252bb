import type { GameEvent, Handle } from "../../../../shared/engine/contract/events.ts";
import type { ArcanoidEventOf, Event } from "../../../../shared/games/arcanoid/events.ts";
import { easeInOut, easeInOutSine, easeOut } from "../../../canvas/easing.ts";
import type { PathSegment, PieceChange, Transition, TransitionSpec } from "../../../canvas/plan.ts";
import type { PieceKey } from "../../../canvas/pose.ts";
import { cardAt, centerOf, lying, Z } from "../scene/view.ts";
import type { ArcanoidTransitionScene } from "./motion.ts";
import { berthOf, evenly, inTurn, paced, ripple, SEEN, standUp, withFlights } from "./steps.ts";

type TransitionOf<Type extends Event["type"]> = (
  event: ArcanoidEventOf<Type>,
  changes: readonly PieceChange[],
  scene: ArcanoidTransitionScene,
) => TransitionSpec;

type Transitions = { readonly [Type in Event["type"]]?: TransitionOf<Type> };

const drawn: TransitionOf<"CardsDrawn"> = ({ cards }, changes, scene) =>
  withFlights(
    inTurn(changes, cards, { apart: 60, duration: 260, ease: easeOut }, cards.length * 60 + 100),
    cards,
    changes,
    scene,
  );

const engaged: TransitionOf<"EngagementTried"> = ({ cards }, changes, scene) =>
  withFlights(inTurn(changes, cards, { apart: 50, duration: 420, arc: 0.12, carry: 10 }), cards, changes, scene);

const discarded: TransitionOf<"CardDiscarded"> = ({ card }, changes, scene) =>
  withFlights(inTurn(changes, [card], { apart: 0, duration: 300, arc: 0.06 }, 240), [card], changes, scene);

/** Only this many cards are animated one by one. */
const MANY = 12;

const thrown =
  (duration: number) =>
  (
    { cards }: { readonly cards: readonly Handle[] },
    changes: readonly PieceChange[],
    scene: ArcanoidTransitionScene,
  ): TransitionSpec => {
    const few = cards.slice(0, MANY);
    return withFlights(inTurn(changes, few, { apart: 50, duration }), few, changes, scene);
  };

const stood: TransitionOf<"EngagementStood"> = ({ party, field }, changes, scene) => {
  const { x, y } = berthOf(scene, party, field);
  return { ...evenly(changes, 260, 240), effects: [ripple(x, y, scene.frame.cuts.berth.width * 2, 60)] };
};

const stolen: TransitionOf<"EngagementStolen"> = ({ party, from, field }, changes, scene) => {
  const timings = paced(changes, { duration: 560, ease: easeInOut, arc: 0.05 });
  const [a, b] = [berthOf(scene, from, field), berthOf(scene, party, field)];
  const size = Math.min(44, scene.frame.cuts.berth.width);
  const kite = lying({ of: "kite" }, a.x, a.y, size, { z: Z.flying });
  const effect = { key: "kite", from: kite, to: { ...kite, ...b }, start: 0, duration: 640, ease: easeInOut };
  for (const { key, kind } of changes)
    if (kind !== "moves" && typeof key === "string")
      timings.set(key, { start: kind === "comes" ? 500 : 0, duration: 140 });
  return { timings, effects: [effect], next: 600 };
};

/** The sail comes down; with reason "judgement", the card lands first. */
const abdicated: TransitionOf<"FieldAbdicated"> = ({ reason }, changes) => {
  const timings = paced(changes, { duration: 320, ease: easeInOutSine });
  for (const { key, kind } of changes)
    if (kind === "comes" && String(key).startsWith("lowered:"))
      timings.set(key, { start: reason === "judgement" ? 220 : 0, duration: 260, ease: easeOut });
  const next = reason === "world" ? 40 : reason === "judgement" ? 480 : 320;
  return { timings, next };
};

const toppled: TransitionOf<"EngagementToppled"> = ({ cards }, changes, scene) => {
  const spec = inTurn(changes, cards, { apart: 60, duration: 420 });
  const paths = new Map<PieceKey, readonly PathSegment[]>();
  cards.forEach((card, i) => {
    const change = changes.find(({ key }) => key === card);
    if (!change) return;
    const tipped = { ...change.from, turn: 14, y: change.from.y + scene.frame.cuts.berth.height * 0.3, alpha: 1 };
    paths.set(card, [
      { start: i * 60, duration: 160, to: tipped, ease: easeInOut },
      { duration: 320, ease: easeInOut },
    ]);
  });
  return { ...spec, paths };
};

const shown: TransitionOf<"TrumpPlayed"> = ({ card }, changes, scene) => {
  const spec = evenly(changes, 300, 420);
  const change = changes.find(({ key }) => key === card);
  if (!change) return spec;
  const { rows, cuts } = scene.frame;
  const water = centerOf(rows[Math.floor(rows.length / 2)]!.berths[1]!);
  const width = Math.min(112, cuts.hand.width);
  const open = cardAt(scene.match.table, card, water.x, water.y, { width, height: width * 1.6 }, { z: Z.flying });
  const paths = new Map<PieceKey, readonly PathSegment[]>([
    [
      card,
      [
        { from: { alpha: 1, picture: open.picture, faceUp: 1 }, to: open, duration: 300, ease: easeOut },
        { to: open, duration: 380 },
        { to: { ...change.to, alpha: Math.max(change.to.alpha, 0.01) }, duration: 320, ease: easeInOut },
      ],
    ],
  ]);
  return { ...spec, paths, next: 760 };
};

const handed: TransitionOf<"CardHanded"> = ({ card }, changes, scene) =>
  withFlights(inTurn(changes, [card], { apart: 0, duration: 480, arc: 0.1 }), [card], changes, scene);

/** The star moves from the first row to the last: solid for a hit, hollow for a miss. */
const star =
  (mark: "hit" | "miss", duration: number) =>
  (_: unknown, changes: readonly PieceChange[], scene: ArcanoidTransitionScene): TransitionSpec => {
    const { rows } = scene.frame;
    const [first, last] = [centerOf(rows[0]!.name), centerOf(rows.at(-1)!.name)];
    const piece = lying({ of: "star", mark }, first.x, first.y, 34, { z: Z.flying });
    const effect = { key: `star:${mark}`, from: piece, to: { ...piece, ...last }, start: 0, duration, ease: easeInOut };
    return { ...evenly(changes, 220, duration), effects: [effect] };
  };

const world: TransitionOf<"WorldLaid"> = ({ party, field, card }, changes, scene) => {
  const { x, y } = berthOf(scene, party, field);
  const spec = withFlights(inTurn(changes, [card], { apart: 0, duration: 420, arc: 0.12 }), [card], changes, scene);
  return { ...spec, effects: [0, 140, 280].map((start) => ripple(x, y, 90 + start, 300 + start)), next: 620 };
};

/** Only the player who looks sees the faces. */
const lookedAt: TransitionOf<"HandLookedAt"> = ({ of, cards, secret }, changes, scene) => {
  const { y } = centerOf(scene.frame.rows[Math.max(0, scene.order.indexOf(of))]!.berths[0]!);
  const faces = cards.map((card) => secret?.faces[card]);
  return { ...evenly(changes, 220, SEEN * 0.7), effects: standUp("looked", faces, y, scene) };
};

const shownBy: TransitionOf<"CardsShown"> = ({ party, cards, faces }, changes, scene) => {
  const { y } = centerOf(scene.frame.rows[Math.max(0, scene.order.indexOf(party))]!.berths[0]!);
  const known = cards.map((card) => faces[card]);
  return { ...evenly(changes, 220, 160), effects: standUp(`shown:${party}`, known, y, scene) };
};

/** How long a settled field is shown, in ms. */
const SETTLED = 900;

const won: TransitionOf<"FieldWon"> = ({ field }, changes, scene) => {
  const coast = centerOf(scene.frame.coasts[field]!);
  return {
    timings: paced(changes, { duration: 360, ease: easeInOutSine }),
    effects: [ripple(coast.x, coast.y, scene.frame.coasts[field]!.width * 0.5, 120)],
    next: SETTLED,
  };
};

const TRANSITIONS: Transitions = {
  CardsDrawn: drawn,
  CardsOpened: ({ cards }, changes, scene) =>
    withFlights(inTurn(changes, cards, { apart: 60, duration: 300, ease: easeOut }), cards, changes, scene),
  CardDiscarded: discarded,
  CardsShed: thrown(300),
  HandLookedAt: lookedAt,
  CardsShown: shownBy,
  HandThrown: thrown(420),
  PileBuried: thrown(600),
  ChariotDropped: thrown(320),
  PartyOut: ({ cards, reserve }, changes, scene) =>
    withFlights(
      inTurn(changes, [...cards, ...reserve], { apart: 40, duration: 360 }),
      [...cards, ...reserve],
      changes,
      scene,
    ),
  EngagementTried: engaged,
  EngagementStood: stood,
  EngagementStolen: stolen,
  EngagementToppled: toppled,
  FieldAbdicated: abdicated,
  TrumpPlayed: shown,
  ChariotLoaded: ({ card, cards }, changes, scene) =>
    withFlights(inTurn(changes, [card, ...cards], { apart: 50, duration: 300 }), [card, ...cards], changes, scene),
  ChariotFilled: ({ cards }, changes) => inTurn(changes, cards, { apart: 50, duration: 300 }),
  RowOpened: (_, changes) => evenly(changes, 420, 420),
  FieldTempered: (_, changes) => evenly(changes, 380, 380),
  TemperanceLifted: (_, changes) => evenly(changes, 260, 260),
  DemonRaised: (_, changes) => evenly(changes, 520, 520),
  CardHanded: handed,
  CardCalled: star("hit", 480),
  CallMissed: star("miss", 360),
  WorldLaid: world,
  PileRenewed: (_, changes) => evenly(changes, 480, 480),
  SecretsRevealed: ({ cards }, changes) => inTurn(changes, cards, { apart: 80, duration: 360 }),
  FieldWon: won,
  RoundScored: (_, changes) => evenly(changes, 300, 1_400),
  RoundBegun: (_, changes) => evenly(changes, 360, 300),
};

/** Default: all pieces change evenly. */
export function transitionOf(event: GameEvent, scene: ArcanoidTransitionScene): Transition {
  const entry = Object.hasOwn(TRANSITIONS, event.type) ? TRANSITIONS[event.type as Event["type"]] : undefined;
  if (!entry) return (changes) => evenly(changes, 220, 0);
  const transition = entry as (
    event: GameEvent,
    changes: readonly PieceChange[],
    scene: ArcanoidTransitionScene,
  ) => TransitionSpec;
  return (changes) => transition(event, changes, scene);
}

export const choosing: Transition = (changes) => {
  const timings = paced(changes, { duration: 140, ease: easeOut });
  changes
    .filter(({ key, kind }) => kind === "comes" && String(key).startsWith("legal:"))
    .forEach(({ key }, i) => {
      timings.set(key, { start: i * 30, duration: 140, ease: easeOut });
    });
  return { timings };
};
