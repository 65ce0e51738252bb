import { signal } from "@preact/signals";
import type { Summary } from "../../../shared/engine/summary.ts";

/** Which tables somebody looks for. What is undefined may be anything. */
export interface Sought {
  readonly game?: string | undefined;
  /** The mode of that game. */
  readonly mode?: string | undefined;
  readonly seats?: number | undefined;
}

/** It is the same after a look at a table, and anything again on another day. */
export const sought = signal<Sought>({});

export const isChosen = ({ game, seats }: Sought): boolean => game !== undefined || seats !== undefined;

/** Whether a match is one that somebody looks for. */
export const isSought = ({ game, options, seats }: Summary, wanted: Sought): boolean =>
  (wanted.game === undefined || wanted.game === game) &&
  (wanted.mode === undefined || ("mode" in options && wanted.mode === options.mode)) &&
  (wanted.seats === undefined || wanted.seats === seats.length);

/** A game and perhaps its mode, as the value of an option. */
export const boardValue = ({ game, mode }: Sought): string => [game, mode].filter(Boolean).join("/");

export function boardOf(value: string): Pick<Sought, "game" | "mode"> {
  const [game, mode] = value.split("/");
  return { game: game || undefined, mode };
}
