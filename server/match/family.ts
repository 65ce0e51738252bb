import type { Summary } from "../../shared/engine/summary.ts";
import type { Tables } from "./tables.ts";

/** How many matches of a family are told, those that changed last. */
const MOST = 200;

/**
 * All matches that go back to the same deal as this one: the first, and whatever was played on from it or from one of those.
 * Of those that are not over everybody knows their own alone.
 */
export async function familyOf(
  tables: Pick<Tables, "find">,
  { id, from }: Pick<Summary, "id" | "from">,
  player: string | undefined,
): Promise<readonly Summary[]> {
  const root = from?.root ?? id;
  const [first, branches] = await Promise.all([tables.find({ id: root }), tables.find({ root, limit: MOST })]);
  return [...first, ...branches].filter((match) => match.state === "over" || isOf(match, player));
}

const isOf = ({ seats }: Summary, player: string | undefined): boolean =>
  player !== undefined && seats.some((held) => held?.player === player);
