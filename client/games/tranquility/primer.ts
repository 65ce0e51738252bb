import { computed, signal } from "@preact/signals";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import type { Primer } from "../../contract/parts.ts";
import { latest, type Timeline } from "../../contract/timeline.ts";
import { readStored, writeStored } from "../../storage/local-storage.ts";
import { isLent } from "./overlay/players.ts";
import { messages } from "./text/messages/messages.ts";

/** In the order in which a player's first match teaches them. */
export const AIMS = ["rise", "price", "light"] as const;
export type PrimerSubject = (typeof AIMS)[number];

const KEY = "taught";

function remembered(): readonly PrimerSubject[] {
  const known = (readStored(KEY) ?? "").split(" ");
  return AIMS.filter((aim) => known.includes(aim));
}

/** Aims already taught in this browser, in a match or in the course. */
const taught = signal(remembered());

export function teach(aim: PrimerSubject): void {
  if (taught.peek().includes(aim)) return;
  taught.value = [...taught.peek(), aim];
  writeStored(KEY, taught.value.join(" "));
}

/** How often the seat has acted since the deal. */
export function actsOf({ log, seat }: Pick<Timeline, "log" | "seat">): number {
  const dealt = log.findIndex(({ type }) => type === "PilesDealt");
  return new Set(log.slice(Math.max(0, dealt)).flatMap(({ by, cause }) => (by === seat ? [cause] : []))).size;
}

/**
 * The next aim to teach now, if any. Undefined for spectators, seats played by a bot and tolls, and where aims differ:
 * in duels and on players' boards.
 */
export function aimFor(timeline: Timeline<State, Event>, known: readonly PrimerSubject[]): PrimerSubject | undefined {
  const match = latest(timeline);
  const { seat } = timeline;
  if (match.phase !== "live" || seat === undefined || isLent(match, seat)) return undefined;
  const { options, stage } = match.table;
  if (options.mode === "duel" || options.mode === "board" || stage.at === "toll") return undefined;
  const next = AIMS.find((aim) => !known.includes(aim));
  return next && IS_TIME[next](match.table, actsOf(timeline)) ? next : undefined;
}

/**
 * `rise` comes before the player's first move, then `price` once an island lies on the board (B4; pillars have no
 * price, A2), and `light`.
 */
const IS_TIME: Readonly<Record<PrimerSubject, (table: State, acts: number) => boolean>> = {
  rise: (_, acts) => acts === 0,
  price: ({ board, options }, acts) =>
    acts > 0 && options.mode !== "arch" && board.some((placed) => placed !== undefined),
  light: (_, acts) => acts > 0,
};

export const primer: Primer<State, Event> = {
  next: (timeline) => aimFor(timeline, taught.value),
  text: (aim) =>
    aim === "price" ? messages.value.primer.price({}) : messages.value.primer[aim as Exclude<PrimerSubject, "price">],
  acts: actsOf,
  teach: (aim) => teach(aim as PrimerSubject),
  isDone: computed(() => taught.value.length === AIMS.length),
};
