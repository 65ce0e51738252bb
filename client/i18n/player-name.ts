import type { OccupantKind } from "../../shared/engine/match/match-events.ts";
import { language, listed } from "./language.ts";
import { t } from "./t.ts";

/** `kind` may be absent for people. */
export interface NamedPlayer {
  readonly name: string;
  readonly kind?: OccupantKind;
}

/** The name, with bots marked. */
export const playerName = ({ name, kind }: NamedPlayer): string => (kind === "bot" ? `${name} (${t().bot})` : name);

/** A phrase of the marked names, without empty seats. */
export const playerNames = (seats: readonly (NamedPlayer | null | undefined)[]): string =>
  listed(
    seats.flatMap((held) => (held ? [playerName(held)] : [])),
    language.value,
  );

interface ListedPlayer extends NamedPlayer {
  readonly player?: string;
}

export const otherNames = (seats: readonly (ListedPlayer | null)[], player: string | undefined): string =>
  playerNames(seats.filter((held) => held?.player !== player));
