import { signal } from "@preact/signals";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { variantOf } from "../../catalog/catalog.ts";

/** An undefined filter matches all. */
interface TableFilters {
  readonly game?: string | undefined;
  /** A variant of `game`. */
  readonly variant?: string | undefined;
  readonly seats?: number | undefined;
}

/** The filters are not stored. */
export const tableFilters = signal<TableFilters>({});

export const isChosen = ({ game, seats }: TableFilters): boolean => game !== undefined || seats !== undefined;

export const isWanted = ({ game, options, seats }: Summary, wanted: TableFilters): boolean =>
  (wanted.game === undefined || wanted.game === game) &&
  (wanted.variant === undefined || wanted.variant === variantOf(game, options)) &&
  (wanted.seats === undefined || wanted.seats === seats.length);

/** A select's value for a game, and possibly its variant; `boardOf` reads it. */
export const boardValue = ({ game, variant }: TableFilters): string => [game, variant].filter(Boolean).join("/");

export function boardOf(value: string): Pick<TableFilters, "game" | "variant"> {
  const [game, variant] = value.split("/");
  return { game: game || undefined, variant };
}
