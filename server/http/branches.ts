import { type Request, Router } from "express";
import { z } from "zod";
import type { Summary } from "../../shared/engine/summary.ts";
import type { Limits } from "../limits.ts";
import type { Table } from "../match/table.ts";
import type { Tables } from "../match/tables.ts";
import type { Player } from "../players/tokens.ts";
import { networkIn } from "./addresses.ts";
import { counted, Fault, parsed } from "./faults.ts";

interface BranchDeps {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly callerOf: (request: Request) => Promise<Player | undefined>;
  readonly requireCaller: (request: Request) => Promise<Player>;
  /** The table of the match a request names, if the caller may see it just now. */
  readonly tableFor: (request: Request, caller: Player | undefined) => Promise<Table>;
}

/** Why a match cannot be played on, for whoever reads the answer of the door. */
const WHY_NOT: Readonly<Record<string, string>> = {
  MatchIsNotOver: "a match is played on from when it is over: until then its cards are secret",
  NoSuchMoment: "version: not that of a move, or the match was over by then",
  NoSuchSeat: "unseenBy: there is no such seat",
  CannotShuffleAnew: "unseenBy: only at that seat's own turn, and not where cards that all have seen get into hands",
  LogIsFull: "the log of this match is too long to be played on",
};

const moment = z.strictObject({
  version: z.number().int().min(1),
  /** The seat whose unseen cards are shuffled anew; none unless told. */
  unseenBy: z.number().int().min(0).max(63).optional(),
});

/** The doors to what is played on from a match. */
export function branches({ tables, limits, callerOf, requireCaller, tableFor }: BranchDeps): Router {
  const router = Router();

  /** A new match that goes on from a moment of one that is over. */
  router.post("/matches/:id/branches", async (request, response) => {
    const caller = await requireCaller(request);
    const { version, unseenBy } = parsed(moment, request.body, "body");
    const table = await tableFor(request, caller);
    await counted(limits, "matches", networkIn(request.headers));
    const branch = await tables.branch(table, version, unseenBy);
    if ("ok" in branch) throw new Fault(409, branch.reason, WHY_NOT[branch.reason] ?? branch.reason);
    response.status(201).json({ id: branch.id, code: branch.code });
  });

  router.get("/matches/:id/branches", async (request, response) => {
    const caller = await callerOf(request);
    const table = await tableFor(request, caller);
    response.json({ matches: await familyOf(tables, table.summary!, caller?.id) });
  });

  return router;
}

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
