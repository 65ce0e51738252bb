import type { GameEvent, Viewer } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { redact } from "../../shared/engine/contract/secrecy.ts";
import { evolve } from "../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, type Match } from "../../shared/engine/match/match.ts";
import { frozen } from "./frozen.ts";
import type { PlayedMatch } from "./play.ts";

export const viewersOf = (seats: number): readonly Viewer[] => [...Array(seats).keys(), "table", "all"];

/** An event as a viewer receives it: redacted, and through JSON. */
export const received = <Event extends GameEvent>(event: Event, viewer: Viewer): Event =>
  JSON.parse(JSON.stringify(redact(event, viewer)));

/** A viewer's match after each event, frozen. */
function* watching(game: AnyGame, log: readonly GameEvent[], viewer: Viewer): Generator<Match> {
  let match: Match = INITIAL_MATCH;
  for (const event of log) {
    match = frozen(evolve(game, match, frozen(received(event, viewer))));
    yield match;
  }
}

/** Calls back at every version with the full state and each viewer's view. */
export function atEveryVersion(
  { setting, log }: PlayedMatch,
  viewers: readonly Viewer[],
  look: (truth: Match, views: readonly Match[]) => void,
): void {
  const truths = watching(setting.game, log, "all");
  const watched = viewers.map((viewer) => watching(setting.game, log, viewer));
  for (const truth of truths)
    look(
      truth,
      watched.map((views) => views.next().value as Match),
    );
}

/** Separates the faces that a table's cards show from the rest of the table. */
export function apart(
  { cards }: AnyGame,
  table: unknown,
): { readonly faces: Readonly<Record<string, unknown>>; readonly shape: object } {
  if (!cards || table === undefined) return { faces: {}, shape: { table } };
  const faces = cards.known(table);
  return { faces, shape: Object.fromEntries(Object.entries(table as object).filter(([, value]) => value !== faces)) };
}
