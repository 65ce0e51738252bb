import type { Outcome } from "../contract/game.ts";
import type { Summary } from "./summary.ts";

export type Result = Outcome["result"];

/** `lost` if others won. Without a seat, the result of the match. Undefined before the end. */
export function resultFor(
  { outcome, seats }: Pick<Summary, "outcome" | "seats">,
  player: string | undefined,
): Result | undefined {
  const seat = seats.findIndex((held) => player !== undefined && held?.player === player);
  if (outcome?.result !== "won" || seat < 0) return outcome?.result;
  return outcome.winners.includes(seat) ? "won" : "lost";
}
