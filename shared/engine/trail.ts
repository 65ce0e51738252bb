import { type AnyGame, type AnyPlayedGame, type Refusal, refuse, type Seat } from "./game.ts";
import { isPlayedByPerson, type Match, type MatchEvent, personsAt } from "./match.ts";

/** The table as a step left it. */
export interface Past<State = unknown> {
  /** The version at the end of the step. */
  readonly version: number;
  readonly cause: string | undefined;
  readonly table: State;
}

/** Who would take steps back, and to which version. */
export interface TakingBack {
  readonly to: number;
  readonly by: readonly Seat[];
}

/** The steps one may go back to after another event of the game: events of one cause are one step. */
export function trailAfter<State>(
  { takeBack }: Pick<AnyPlayedGame, "takeBack">,
  trail: readonly Past<State>[],
  past: Past<State>,
): readonly Past<State>[] {
  if (!takeBack) return trail;
  const last = trail.at(-1);
  return last && last.cause === past.cause ? trail.with(-1, past) : [...trail, past];
}

/** Who would go back, after one more offer: one for another moment takes the place of those before. */
export const offeredBy = (offer: TakingBack | undefined, seat: Seat, to: number): TakingBack => ({
  to,
  by: [...(offer?.to === to ? offer.by : []), seat],
});

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
