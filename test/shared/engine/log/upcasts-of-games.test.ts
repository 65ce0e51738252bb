import { expect, test } from "vitest";
import { isRefusal } from "../../../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../../../shared/engine/contract/game.ts";
import { read, write } from "../../../../shared/engine/log/format.ts";
import { schemaOf, UnknownSchema, upcastEntry } from "../../../../shared/engine/log/upcast.ts";
import { verify } from "../../../../shared/engine/log/verify.ts";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import { command, dealt, fileOf, type PlayedMatch, playToEnd, seedOf } from "../../../kit/play.ts";
import { cairn } from "../../../kit/toys/cairn/cairn.ts";

type LooseEvent = Recorded & Readonly<Record<string, unknown>>;

/** `LayerLaid` was `StackLaid`, and its field `kind` was `sort`. */
const first = {
  ...cairn,
  inferCommand: (events: readonly LooseEvent[]) => cairn.inferCommand(events.map(toSecond).map(toThird) as never),
  evolve: (state: never, event: LooseEvent) => cairn.evolve(state, toThird(toSecond(event)) as never),
  decide: (...asked: Parameters<typeof cairn.decide>) => {
    const events = cairn.decide(...asked);
    return isRefusal(events) ? events : events.map((event) => asStack(event as unknown as LooseEvent));
  },
} as unknown as AnyGame;

const asStack = (event: LooseEvent): LooseEvent => {
  if (event.type !== "LayerLaid") return event;
  const { kind, ...rest } = event;
  return { ...rest, type: "StackLaid", sort: kind } as unknown as LooseEvent;
};

/** The second release renamed the event, the third its field. */
function toSecond(event: LooseEvent): LooseEvent {
  return event.type === "StackLaid" ? { ...event, type: "LayerLaid" } : event;
}
function toThird(event: LooseEvent): LooseEvent {
  if (event.type !== "LayerLaid" || !("sort" in event)) return event;
  const { sort, ...rest } = event;
  return { ...rest, kind: sort } as unknown as LooseEvent;
}

const today = { ...cairn, upcasts: { 1: toSecond, 2: toThird } } as unknown as AnyGame;

const options = { layers: 3, place: "shore", kinds: ["flat", "round"], door: "open", height: "any" };
const begun = (game: AnyGame): PlayedMatch => dealt({ game, options, seats: 1 }, seedOf("lifts"));
const lay = { type: "play", seat: 0, command: { type: "Lay", stones: 2, kind: "round" } } as const;

test("events name their schema once a game has had another; platform events never do", () => {
  expect([schemaOf(cairn as AnyGame), schemaOf(today)]).toEqual([1, 3]);
  const now = command(begun(today), lay);
  expect(now.log.at(-1)).toMatchObject({ type: "LayerLaid", schema: 3 });
  expect(now.log.slice(0, -1).filter((entry) => "schema" in entry)).toEqual([]);
  expect("schema" in command(begun(first), lay).log.at(-1)!).toBe(false);
});

test("a match that one release began and another continued is read whole, and verifies", () => {
  const before = command(begun(first), lay);
  const log = before.log.map((entry) => upcastEntry(today, entry));
  expect(log.at(-1)).toMatchObject({ type: "LayerLaid", kind: "round", stones: 2, schema: 3 });
  const after = playToEnd({ ...before, setting: { ...before.setting, game: today } });
  // Old events are stored as they were written.
  const stored = fileOf(after);
  expect(stored.log.filter(({ type }) => type === "StackLaid")).toHaveLength(1);
  const again = read(write(stored));
  expect(again).toEqual(stored);
  expect(verify(again, () => today)).toBeUndefined();
});

test("an event of a later release is refused, and its log is not called false", () => {
  const later = fileOf(playToEnd(begun(today)));
  expect(() => later.log.map((entry) => upcastEntry(cairn as AnyGame, entry))).toThrow(UnknownSchema);
  expect(verify(later, () => cairn as AnyGame)).toMatchObject({ isUnknown: true });
});
