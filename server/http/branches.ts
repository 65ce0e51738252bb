import { type Request, Router } from "express";
import { z } from "zod";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { Limits } from "../limits.ts";
import type { Branching } from "../match/branching.ts";
import type { DealSecrecy } from "../match/deal-secrecy.ts";
import type { Tables } from "../match/tables.ts";
import { MATCH_BYTES } from "../match/writes.ts";
import type { Player } from "../players/tokens.ts";
import { networkIn } from "./addresses.ts";
import { chargeLimit, HttpError, parsed } from "./errors.ts";
import { noSuchMatch, type Reads } from "./reads.ts";

interface BranchDeps {
  readonly tables: Pick<Tables, "find">;
  readonly branching: Pick<Branching, "branch">;
  readonly limits: Limits;
  readonly callerOf: (request: Request) => Promise<Player | undefined>;
  readonly requireCaller: (request: Request) => Promise<Player>;
  readonly summaryOf: (idOrCode: unknown, request: Request) => Promise<Summary>;
  readonly reads: Pick<Reads, "countLog" | "read">;
  readonly secrecy: Pick<DealSecrecy, "isSecretTo">;
}

export const WHY_NOT: Readonly<Record<string, string>> = {
  MatchIsNotOver: "a match can be branched only when it is over: until then its cards are secret",
  NoSuchMoment: "version: not the version of a move, or the match was already over at it",
  NoSuchSeat: "unseenBy: this seat does not exist",
  CannotShuffleAnew: "unseenBy: allowed only at that seat's own turn, and not where cards seen by all go into hands",
  LogIsFull: "the log of this match is too long for a branch",
};

export const branchRequest = z.strictObject({
  version: z.number().int().min(1),
  /** The seat whose unseen cards are reshuffled. Default: none. */
  unseenBy: z.number().int().min(0).max(63).optional(),
});

export function branchRoutes(deps: BranchDeps): Router {
  const { tables, branching, limits, callerOf, requireCaller, summaryOf, reads, secrecy } = deps;
  const router = Router();

  router.post("/matches/:id/branches", async (request, response) => {
    const caller = await requireCaller(request);
    const { version, unseenBy } = parsed(branchRequest, request.body, "body");
    const match = await summaryOf(request.params.id, request);
    await reads.read(request, match, caller, "summary");
    const network = networkIn(request.headers);
    await chargeLimit(limits, "matches", network);
    await chargeLimit(limits, "writes", network, MATCH_BYTES);
    await reads.countLog(request, match, caller);
    const branch = await branching.branch(match, { version, unseenBy }, network);
    if (!branch) throw noSuchMatch();
    if ("ok" in branch) throw new HttpError(409, branch.reason, WHY_NOT[branch.reason] ?? branch.reason);
    response.status(201).json({ id: branch.id, code: branch.code });
  });

  router.get("/matches/:id/branches", async (request, response) => {
    const caller = await callerOf(request);
    const match = await summaryOf(request.params.id, request);
    await reads.read(request, match, caller, "summary");
    const family = await familyOf(tables, match, caller?.id);
    const isSecret = await Promise.all(family.map((one) => secrecy.isSecretTo(one, caller?.id)));
    response.json({ matches: family.filter((_, i) => !isSecret[i]) });
  });

  return router;
}

const MOST = 200;

/** Unfinished matches are shown only to their players. */
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
