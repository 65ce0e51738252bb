import { ALGORITHM, commit } from "../chance/fair.ts";
import type { GameEvent } from "../contract/events.ts";
import { type AnyGame, layoutFor } from "../contract/game.ts";
import type { EventMetadata, Recorded } from "../match/log-entry.ts";
import { isMatchEvent, type MatchConfig } from "../match/match-events.ts";
import { schemaOf } from "./upcast.ts";

export function toRecorded(
  game: AnyGame,
  events: readonly GameEvent[],
  { after, at, cause, by }: { readonly after: number } & Pick<EventMetadata, "at" | "cause" | "by">,
): readonly Recorded[] {
  const metadata = by === undefined ? { at, cause } : { at, cause, by };
  const schema = schemaOf(game);
  return events.map((event, i) => ({
    v: after + i + 1,
    ...metadata,
    ...(schema === 1 || isMatchEvent(event) ? {} : { schema }),
    ...event,
  }));
}

/** What does not follow from the game and the seed. */
export type ChosenConfig = Pick<MatchConfig, "id" | "code" | "options" | "seats" | "visibility"> &
  Partial<Pick<MatchConfig, "house" | "kept" | "previous" | "daily" | "series">>;

/** @param seed 64 hex digits, of which only the commitment is included */
export const newMatchConfig = (
  game: AnyGame,
  seed: string,
  { id, code, options, seats, ...own }: ChosenConfig,
): MatchConfig => ({
  id,
  game: game.id,
  rules: game.rules,
  code,
  options,
  layout: layoutFor(game, options),
  seats,
  commitment: commit(seed),
  algorithm: ALGORITHM,
  ...own,
});
