import type { Summary } from "../../shared/engine/match/summary.ts";

export interface RematchInvitationsDeps {
  /** Notifies those players who accept invitations from `by` of the seats reserved for them. */
  readonly invite: (table: Summary, by: string, players: readonly string[]) => Promise<void>;
  readonly onError: (error: unknown, where: string) => void;
}

/** Invites the players with a reserved seat in a rematch who are not here. @param here ids of the connected players */
export function inviteAbsent(
  { invite, onError }: RematchInvitationsDeps,
  next: Summary,
  by: string,
  here: ReadonlySet<string>,
): void {
  const reserved = next.seats.flatMap((held) => (held?.kept && held.player !== undefined ? [held.player] : []));
  const absent = reserved.filter((player) => !here.has(player));
  invite(next, by, absent).catch((error: unknown) => onError(error, "invitations"));
}
