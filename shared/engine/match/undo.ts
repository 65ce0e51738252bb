import { type Refusal, refuse, type Seat } from "../contract/events.ts";
import type { AnyGame } from "../contract/game.ts";
import { isPlayedByPerson, type Match, personsAt } from "./match.ts";
import type { MatchEvent } from "./match-events.ts";
import { type UndoPoint, undoPointOf } from "./undo-history.ts";

/** An undo or a redo. Where all people must agree, the last offer carries it out. */
export function undo(game: AnyGame, match: Match, seat: Seat, to: number): readonly MatchEvent[] | Refusal {
  if (!isPlayedByPerson(match.seats[seat])) return refuse("BotPlays");
  if (!game.undo) return refuse("NoTakingBack");
  const then = match.undoHistory.find(({ version }) => version === to);
  if (!then || then.table === match.table) return refuse("NoSuchMoment");
  const makers = stepMakersBetween(match.undoHistory, match.table, to);
  const allowed = game.undo.allowed(match.table, then.table, seat, makers);
  if (typeof allowed === "object") return allowed;
  const taken: MatchEvent = { type: "StepTakenBack", to };
  if (allowed === "alone") return [taken];
  const before = match.undoRequest?.to === to ? match.undoRequest.by : [];
  if (before.includes(seat)) return refuse("AlreadyOffered");
  const offer: MatchEvent = { type: "TakeBackOffered", seat, to };
  const isAgreed = personsAt(match).every((person) => person === seat || before.includes(person));
  return isAgreed ? [offer, taken] : [offer];
}

/** The seats whose steps a return to version `to` would undo or redo, in seat order. */
export function stepMakersBetween(history: readonly UndoPoint[], table: unknown, to: number): readonly Seat[] {
  const byVersion = new Map(history.map((point) => [point.version, point]));
  const lineTo = (end: UndoPoint | undefined) => {
    const line = new Set<UndoPoint>();
    for (let point = end; point; point = point.before === undefined ? undefined : byVersion.get(point.before))
      line.add(point);
    return line;
  };
  const [now, then] = [lineTo(undoPointOf(history, table)), lineTo(byVersion.get(to))];
  const between = [...now, ...then].filter((point) => !now.has(point) || !then.has(point));
  return [...new Set(between.flatMap(({ by }) => by ?? []))].sort((a, b) => a - b);
}
