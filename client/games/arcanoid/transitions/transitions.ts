import type { GameEvent, Handle } from "../../../../shared/engine/game.ts";
import type { Face } from "../../../../shared/games/arcanoid/cards.ts";
import type { Event, EventOf } from "../../../../shared/games/arcanoid/events.ts";
import type { Party } from "../../../../shared/games/arcanoid/state.ts";
import { easeInOut, easeInOutSine, easeOut } from "../../../canvas/easing.ts";
import type { Change, Effect, Segment, Timing, Transition, TransitionSpec } from "../../../canvas/plan.ts";
import type { Key, Piece } from "../../../canvas/pose.ts";
import { cardAt, centerOf, lying, Z } from "../scene/view.ts";
import type { Scene } from "./motion.ts";

type Told<Type extends Event["type"]> = (
  event: EventOf<Type>,
  changes: readonly Change[],
  scene: Scene,
) => TransitionSpec;

type Transitions = { readonly [Type in Event["type"]]?: Told<Type> };

const paced = (changes: readonly Change[], timing: Partial<Timing>): Map<Key, Partial<Timing>> =>
  new Map(changes.map(({ key }) => [key, timing]));

/** Everything that changes at once, and when the next may begin. */
const evenly = (changes: readonly Change[], duration: number, next: number): TransitionSpec => ({
  timings: paced(changes, { duration, ease: easeInOut }),
  next,
});

/** Cards one after another; marks and pills land with the last of them. */
function inTurn(
  changes: readonly Change[],
  cards: readonly Handle[],
  { apart, ...timing }: Partial<Timing> & { readonly apart: number; readonly duration: number },
  next?: number,
): TransitionSpec {
  const moving = cards.filter((card) => changes.some(({ key }) => key === card));
  const lands = Math.max(0, moving.length - 1) * apart + timing.duration;
  const timings = paced(changes, { duration: 220, ease: easeInOut });
  moving.forEach((card, i) => {
    timings.set(card, { ease: easeInOut, ...timing, start: i * apart });
  });
  for (const { key, kind } of changes)
    if (kind === "comes" && typeof key === "string")
      timings.set(key, { start: Math.max(0, lands - 110), duration: 140, ease: easeOut });
  return { timings, next: next ?? lands };
}

const drawn: Told<"CardsDrawn"> = ({ cards }, changes, scene) =>
  withFlights(
    inTurn(changes, cards, { apart: 60, duration: 260, ease: easeOut }, cards.length * 60 + 100),
    cards,
    changes,
    scene,
  );

/** Cards of others fly as backs, though they are seen neither where they come from nor where they go. */
function withFlights(
  spec: TransitionSpec,
  cards: readonly Handle[],
  changes: readonly Change[],
  scene: Scene,
): TransitionSpec {
  const paths = new Map<Key, readonly Segment[]>();
  cards.forEach((card, i) => {
    const change = changes.find(({ key }) => key === card);
    if (!change || (change.from.alpha > 0 && change.to.alpha > 0)) return;
    const timing = spec.timings?.get(card);
    const start = timing?.start ?? i * 60;
    const { width } = scene.frame.cuts.shelf;
    const end = { ...change.to, size: change.to.alpha > 0 ? change.to.size : width, alpha: change.to.alpha || 0.9 };
    const from = { alpha: 1, z: Z.flying + i };
    paths.set(card, [{ start, duration: timing?.duration ?? 300, ease: easeInOut, from, to: end }, { duration: 60 }]);
  });
  return { ...spec, paths };
}

/** Cards sail from hand to berth on one arc; then the strength lands. */
const engaged: Told<"EngagementTried"> = ({ cards }, changes, scene) =>
  withFlights(inTurn(changes, cards, { apart: 50, duration: 420, arc: 0.12, carry: 10 }), cards, changes, scene);

const discarded: Told<"CardDiscarded"> = ({ card }, changes, scene) =>
  withFlights(inTurn(changes, [card], { apart: 0, duration: 300, arc: 0.06 }, 240), [card], changes, scene);

/** No more of them are seen one by one. */
const MANY = 12;

/** Cards that leave for the discards one after another. */
const thrown =
  (duration: number) =>
  ({ cards }: { readonly cards: readonly Handle[] }, changes: readonly Change[], scene: Scene): TransitionSpec => {
    const few = cards.slice(0, MANY);
    return withFlights(inTurn(changes, few, { apart: 50, duration }), few, changes, scene);
  };

/** A ring of foam that widens and goes. */
function ripple(x: number, y: number, size: number, start: number): Effect {
  const ring: Piece = lying({ of: "ripple" }, x, y, size, { z: Z.berth + 5 });
  return {
    key: `ripple:${Math.round(x)}:${Math.round(y)}:${start}`,
    from: { ...ring, alpha: 0.8, size: size * 0.6 },
    to: { ...ring, size: size * 1.3, alpha: 0.2 },
    start,
    duration: 420,
    ease: easeOut,
  };
}

const berthOf = ({ frame, order }: Scene, party: Party, field: number) =>
  centerOf(frame.rows[Math.max(0, order.indexOf(party))]!.berths[field]!);

/** The frame goes, the cards sink to the water, and it answers with a ripple. */
const stood: Told<"EngagementStood"> = ({ party, field }, changes, scene) => {
  const { x, y } = berthOf(scene, party, field);
  return { ...evenly(changes, 260, 240), effects: [ripple(x, y, scene.frame.cuts.berth.width * 2, 60)] };
};

/** The Fool's kite crosses to the thief's berth, the cards follow its string along the column. */
const stolen: Told<"EngagementStolen"> = ({ party, from, field }, changes, scene) => {
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

/** The sail comes down; a Judgement lies there first. */
const abdicated: Told<"FieldAbdicated"> = ({ reason }, changes) => {
  const timings = paced(changes, { duration: 320, ease: easeInOutSine });
  for (const { key, kind } of changes)
    if (kind === "comes" && String(key).startsWith("lowered:"))
      timings.set(key, { start: reason === "judgement" ? 220 : 0, duration: 260, ease: easeOut });
  const next = reason === "world" ? 40 : reason === "judgement" ? 480 : 320;
  return { timings, next };
};

/** Cards fall off the quay one after another. */
const toppled: Told<"EngagementToppled"> = ({ cards }, changes, scene) => {
  const spec = inTurn(changes, cards, { apart: 60, duration: 420 });
  const paths = new Map<Key, readonly Segment[]>();
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

/** A trump sails to where it stays, or is shown over the water on its way to the discards. */
const shown: Told<"TrumpPlayed"> = ({ card }, changes, scene) => {
  const spec = evenly(changes, 300, 420);
  const change = changes.find(({ key }) => key === card);
  if (!change) return spec;
  const { rows, cuts } = scene.frame;
  const water = centerOf(rows[Math.floor(rows.length / 2)]!.berths[1]!);
  const width = Math.min(112, cuts.hand.width);
  const open = cardAt(scene.match.table, card, water.x, water.y, { width, height: width * 1.6 }, { z: Z.flying });
  const paths = new Map<Key, readonly Segment[]>([
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

const handed: Told<"CardHanded"> = ({ card }, changes, scene) =>
  withFlights(inTurn(changes, [card], { apart: 0, duration: 480, arc: 0.1 }), [card], changes, scene);

/** A star runs to where the called card is, or goes hollow. */
const star =
  (mark: "hit" | "miss", duration: number) =>
  (_: unknown, changes: readonly Change[], scene: Scene): TransitionSpec => {
    const { rows } = scene.frame;
    const [first, last] = [centerOf(rows[0]!.name), centerOf(rows.at(-1)!.name)];
    const piece = lying({ of: "star", mark }, first.x, first.y, 34, { z: Z.flying });
    const effect = { key: `star:${mark}`, from: piece, to: { ...piece, ...last }, start: 0, duration, ease: easeInOut };
    return { ...evenly(changes, 220, duration), effects: [effect] };
  };

/** A wreath of water spreads over the field from the berth of the World. */
const world: Told<"WorldLaid"> = ({ party, field, card }, changes, scene) => {
  const { x, y } = berthOf(scene, party, field);
  const spec = withFlights(inTurn(changes, [card], { apart: 0, duration: 420, arc: 0.12 }), [card], changes, scene);
  return { ...spec, effects: [0, 140, 280].map((start) => ripple(x, y, 90 + start, 300 + start)), next: 620 };
};

/** How long cards that are shown, and not laid down, can be seen, in ms. */
const SEEN = 2_000;

/** Cards stand up over the water for a while, side by side: of those that are not known their backs. */
function standUp(key: string, faces: readonly (Face | undefined)[], y: number, scene: Scene): readonly Effect[] {
  const { berths } = scene.frame.rows[0]!;
  const middle = (berths[0]!.x + berths[3]!.x + berths[3]!.width) / 2;
  const width = Math.min(72, (scene.frame.viewport.width * 0.7) / Math.max(6, faces.length));
  return faces.map((face, i) => {
    const x = middle + (i - (faces.length - 1) / 2) * (width + 6);
    const piece = lying({ of: "card", face: face ?? "back", look: "held" }, x, y, width, { z: Z.flying + i });
    return {
      key: `${key}:${i}`,
      from: { ...piece, y: y + 14 },
      to: piece,
      start: i * 60,
      duration: SEEN,
      ease: easeOut,
    };
  });
}

/** Only who looks sees what the cards are; the others see that somebody looks. */
const lookedAt: Told<"HandLookedAt"> = ({ of, cards, secret }, changes, scene) => {
  const { y } = centerOf(scene.frame.rows[Math.max(0, scene.order.indexOf(of))]!.berths[0]!);
  const faces = cards.map((card) => secret?.faces[card]);
  return { ...evenly(changes, 220, SEEN * 0.7), effects: standUp("looked", faces, y, scene) };
};

const shownBy: Told<"CardsShown"> = ({ party, cards, faces }, changes, scene) => {
  const { y } = centerOf(scene.frame.rows[Math.max(0, scene.order.indexOf(party))]!.berths[0]!);
  const known = cards.map((card) => faces[card]);
  return { ...evenly(changes, 220, 160), effects: standUp(`shown:${party}`, known, y, scene) };
};

/** How long a field that is settled is told, in ms. */
const SETTLED = 900;

/** Losers lose colour, the flag goes up on the coast. */
const won: Told<"FieldWon"> = ({ field }, changes, scene) => {
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

/** How an event of this game moves. One without a transition changes things plainly. */
export function transitionOf(event: GameEvent, scene: Scene): Transition {
  const entry = Object.hasOwn(TRANSITIONS, event.type) ? TRANSITIONS[event.type as Event["type"]] : undefined;
  if (!entry) return (changes) => evenly(changes, 220, 0);
  const told = entry as (event: GameEvent, changes: readonly Change[], scene: Scene) => TransitionSpec;
  return (changes) => told(event, changes, scene);
}

/** What a choice looks like: cards rise, and berths surface one after the other from left to right. */
export const choosing: Transition = (changes) => {
  const timings = paced(changes, { duration: 140, ease: easeOut });
  changes
    .filter(({ key, kind }) => kind === "comes" && String(key).startsWith("legal:"))
    .forEach(({ key }, i) => {
      timings.set(key, { start: i * 30, duration: 140, ease: easeOut });
    });
  return { timings };
};
