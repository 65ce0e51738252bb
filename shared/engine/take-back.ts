import { type AnyGame, type Refusal, refuse, type Seat } from "./game.ts";
import { isPlayedByPerson, type Match, type MatchEvent, personsAt } from "./match.ts";

/**
 * Takes steps back, to the end of one that was before; to one that was taken back itself, they are done again. Where all must
 * agree this is an offer, or an answer to it, and the last one is followed by what was offered.
 */
export function takeBack(game: AnyGame, match: Match, seat: Seat, to: number): readonly MatchEvent[] | Refusal {
  if (!isPlayedByPerson(match.seats[seat])) return refuse("BotPlays");
  if (!game.takeBack) return refuse("NoTakingBack");
  const then = match.trail.find(({ version }) => version === to);
  if (!then || then.table === match.table) return refuse("NoSuchMoment");
  const allowed = game.takeBack.allowed(match.table, then.table, seat);
  if (typeof allowed === "object") return allowed;
  const taken: MatchEvent = { type: "StepTakenBack", to };
  if (allowed === "alone") return [taken];
  const before = match.takingBack?.to === to ? match.takingBack.by : [];
  if (before.includes(seat)) return refuse("AlreadyOffered");
  const offer: MatchEvent = { type: "TakeBackOffered", seat, to };
  const isAgreed = personsAt(match).every((person) => person === seat || before.includes(person));
  return isAgreed ? [offer, taken] : [offer];
}
