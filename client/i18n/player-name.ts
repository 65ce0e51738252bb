import type { OccupantKind } from "../../shared/engine/match/match-events.ts";
import { language, listed } from "./language.ts";
import { t } from "./t.ts";

/** `kind` is absent for people in messages of the chat. */
export interface NamedPlayer {
  readonly name: string;
  readonly kind?: OccupantKind;
}

/** A name as everyone may read it: bots, and programs whatever they call themselves, are marked. */
export const playerName = ({ name, kind }: NamedPlayer): string => (kind === "bot" ? `${name} (${t().bot})` : name);

/** The marked names as a phrase, without empty seats. Empty without names. */
export const playerNames = (seats: readonly (NamedPlayer | null | undefined)[]): string =>
  listed(
    seats.flatMap((held) => (held ? [playerName(held)] : [])),
    language.value,
  );

interface ListedPlayer extends NamedPlayer {
  readonly player?: string;
}

/** The marked names of all players but one. */
export const otherNames = (seats: readonly (ListedPlayer | null)[], player: string | undefined): string =>
  playerNames(seats.filter((held) => held?.player !== player));
