import fc from "fast-check";
import { expect } from "vitest";
import { fold, type GameEvent, type Handle, type Seat } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { redact } from "../../shared/engine/contract/secrecy.ts";
import { chanceOf, orderOf, type Roll, recording, replaying, shufflesIn, stacked } from "../kit/chance.ts";
import { itemAt } from "../kit/item-at.ts";
import { kindOf } from "../kit/kinds.ts";
import { plans } from "../kit/play.ts";
import { same } from "../kit/same.ts";
import { lawByKind, matchesEach, nameOf, type Setting } from "../kit/shelf.ts";
import { facesOf, holds, type Run, run } from "../kit/twins.ts";

/** The handles that a card may have after hands were shuffled: those of its face. */
function namesOf({ cards: rules }: AnyGame, log: readonly GameEvent[]): (card: Handle) => readonly Handle[] {
  const faces = facesOf(log);
  const later = new Map<Handle, readonly Handle[]>();
  for (const event of log) {
    const { were = [], are = [] } = rules!.renames?.(event) ?? {};
    for (const card of were)
      later.set(
        card,
        are.filter((name) => faces[name] === faces[card]),
      );
  }
  const names = (card: Handle): readonly Handle[] => [card, ...(later.get(card) ?? []).flatMap(names)];
  return names;
}

/** Cards about which the seat never learned anything, under any handle. */
function unseen({ game, options, seats }: Setting, { dealt, steps }: Run, seat: Seat): Handle[] {
  const log = [...dealt, ...steps.flatMap(({ events }) => events)];
  const seen = new Set<Handle>();
  let view = game.initial(options, seats);
  for (const event of log) {
    view = fold(game, view, [redact(event, seat)]);
    for (const [card, face] of Object.entries(game.cards!.known(view))) if (face !== undefined) seen.add(Number(card));
  }
  const names = namesOf(game, log);
  return Object.keys(facesOf(dealt))
    .map(Number)
    .filter((card) => !names(card).some((name) => seen.has(name)));
}

/** Exchanges two cards in all events of a deal. */
function exchanged(dealt: readonly GameEvent[], a: Handle, b: Handle): GameEvent[] {
  const faces = facesOf(dealt);
  const other: Record<Handle, string> = { ...faces, [a]: itemAt(faces, b), [b]: itemAt(faces, a) };
  return dealt.map((event) => {
    if (!event.secret) return event;
    const faceEntries = Object.keys(event.secret.faces).map((card) => [card, itemAt(other, Number(card))]);
    return { ...event, secret: { ...event.secret, faces: Object.fromEntries(faceEntries) } };
  });
}

function restacked(
  tape: readonly (readonly Roll[])[],
  [which, a, b]: readonly [number, number, number],
): Roll[][] | undefined {
  const found = tape.flatMap((track, event) => shufflesIn(track).map((shuffle) => ({ event, ...shuffle })));
  const shuffle = found[which % found.length];
  if (!shuffle) return undefined;
  const { event, from, cards } = shuffle;
  const order = orderOf(itemAt(tape, event).slice(from, from + cards - 1));
  const [one, other] = [a % cards, b % cards];
  [order[one], order[other]] = [itemAt(order, other), itemAt(order, one)];
  return tape.map((track, i) => (i === event ? track.toSpliced(from, cards - 1, ...stacked(order)) : [...track]));
}

/** Changes a roll outside of a deal's shuffles, such as the place of a start card. */
function rerolled(
  tape: readonly (readonly Roll[])[],
  [which, by]: readonly [number, number, number],
): Roll[][] | undefined {
  const single = tape.flatMap((track, event) => {
    const shuffled = shufflesIn(track).flatMap(({ from, cards }) => track.slice(from, from + cards - 1));
    return track.flatMap((roll, at) => (roll.n > 1 && !shuffled.includes(roll) ? [{ event, at }] : []));
  });
  const found = single[which % single.length];
  if (!found) return undefined;
  return tape.map((track, event) =>
    track.map((roll, at) =>
      event === found.event && at === found.at
        ? { n: roll.n, value: (roll.value + 1 + (by % (roll.n - 1))) % roll.n }
        : roll,
    ),
  );
}

const pick = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat());
const exchanges = fc.record({ plan: plans, viewer: fc.nat(), picks: fc.array(pick, { minLength: 6, maxLength: 6 }) });

/** Runs per setting: enough to find cards to exchange. */
const runsOf = (settings: readonly Setting[], least: number): number =>
  Math.max(matchesEach(settings, 160), Math.ceil(least / settings.length));

/** Minimum share of exchanges that are compared until the last command. */
const ENOUGH = 0.1;

lawByKind("Law 5: two cards a seat has not seen may be exchanged, and it cannot distinguish the tables", (settings) => {
  let tried = 0;
  let compared = 0;
  for (const setting of settings) {
    const property = fc.property(exchanges, ({ plan, viewer, picks }) => {
      const seat = viewer % setting.seats;
      const truth = run(setting, plan, setting.game.deal(setting.options, setting.seats, chanceOf(plan.seed)));
      const cards = unseen(setting, truth, seat);
      if (cards.length < 2) return;
      for (const [a, b] of picks) {
        const [one, other] = [itemAt(cards, a % cards.length), itemAt(cards, b % cards.length)];
        const faces = facesOf(truth.dealt);
        if (kindOf(setting, itemAt(faces, one)) !== kindOf(setting, itemAt(faces, other))) continue;
        tried++;
        const twin = exchanged(truth.dealt, one, other);
        if (holds(setting, truth, twin, seat, plan.seed)) compared++;
      }
    });
    fc.assert(property, { numRuns: runsOf(settings, 6) });
  }
  expect(compared).toBeGreaterThan(tried * ENOUGH);
});

lawByKind("Law 5: a seat sees the same deal if cards that it has not seen lie in another order", (settings) => {
  let compared = 0;
  for (const setting of settings) {
    const { game, options, seats } = setting;
    const property = fc.property(exchanges, ({ plan, viewer, picks }) => {
      const seat = viewer % seats;
      const { chance, tape } = recording(chanceOf(plan.seed));
      const truth = run(setting, plan, game.deal(options, seats, chance));
      same(game.deal(options, seats, replaying(tape)), truth.dealt);
      const hidden = new Set(unseen(setting, truth, seat));
      for (const [kind, ...choice] of picks) {
        const rolls = kind % 2 === 0 ? restacked(tape, choice) : rerolled(tape, choice);
        if (!rolls) continue;
        const twin = game.deal(options, seats, replaying(rolls));
        const [before, after] = [facesOf(truth.dealt), facesOf(twin)];
        const moved = Object.keys(before).filter((card) => before[Number(card)] !== after[Number(card)]);
        const isOfKind = (card: number) =>
          kindOf(setting, itemAt(before, card)) === kindOf(setting, itemAt(after, card));
        const isUnnoticed = (card: number) => hidden.has(card) && isOfKind(card);
        if (moved.length === 0 || !moved.map(Number).every(isUnnoticed)) continue;
        compared++;
        holds(setting, truth, twin, seat, plan.seed);
      }
    });
    fc.assert(property, { numRuns: runsOf(settings, 60) });
  }
  expect(compared, nameOf(itemAt(settings, 0))).toBeGreaterThan(settings.length);
});
