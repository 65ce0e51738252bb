import { Router } from "express";
import { z } from "zod";
import type { ClusterTally } from "../cluster/cluster.ts";
import type { DailyDeals } from "../match/daily-deals.ts";
import type { PeopleHere } from "../match/people-here.ts";
import { PublicLists } from "../match/public-lists.ts";
import type { SpectatorSummaries } from "../match/spectator-summaries.ts";
import type { Tables } from "../match/tables.ts";
import { Watchlist } from "../match/watchlist.ts";
import { MOST_LISTED } from "../store/lists/query.ts";
import { networkIn } from "./addresses.ts";
import { sendCachedJson } from "./compressed-json.ts";
import { parsed } from "./errors.ts";
import { type Reads, sendCompressed } from "./reads.ts";
import type { RouteContext } from "./route-context.ts";

interface MatchRoutesDeps extends Pick<RouteContext, "callerOf" | "summaryOf"> {
  readonly tables: Tables;
  readonly days: Pick<DailyDeals, "bestOfLast">;
  readonly spectators: Pick<ClusterTally, "largest">;
  readonly people: Pick<PeopleHere, "recordRequest" | "count">;
  readonly shown: Pick<SpectatorSummaries, "summaryFor" | "find">;
  readonly listed: Pick<SpectatorSummaries, "find">;
  readonly reads: Reads;
}

export const matchQuery = z.strictObject({
  state: z
    .string()
    .transform((text) => text.split(","))
    .pipe(
      z
        .array(z.enum(["open", "live", "over"]))
        .min(1)
        .max(3),
    )
    .optional()
    .describe("`open`, `live` and `over`, separated by commas. Default: all"),
  player: z.string().max(32).optional().describe("Only the matches of this player"),
  limit: z.coerce.number().int().min(1).max(MOST_LISTED).default(50).describe("Number of matches"),
});

export function matchRoutes(deps: MatchRoutesDeps): Router {
  const { callerOf, summaryOf, tables, days, spectators, people, shown, listed, reads } = deps;
  const router = Router();

  const publicLists = new PublicLists(listed, people);
  /** A player's private matches are listed only for that player. */
  router.get("/matches", async (request, response) => {
    const { state, player, limit } = parsed(matchQuery, request.query, "query");
    const caller = (await callerOf(request))?.id;
    if (caller === undefined && player === undefined) {
      people.recordRequest(networkIn(request.headers));
      return sendCachedJson(request, response, await publicLists.read(state, limit));
    }
    const own = player !== undefined && caller === player;
    const query = {
      limit,
      ...(state && { states: state }),
      ...(player !== undefined && { player }),
      ...(!own && { visibility: "open" as const }),
    };
    const summaries = player === undefined ? listed : shown;
    const matches = await summaries.find(caller, query, networkIn(request.headers));
    response.json({ matches });
  });

  router.get("/matches/:id", async (request, response) => {
    const match = await summaryOf(request.params.id, request);
    response.json(await reads.summary(networkIn(request.headers), (await callerOf(request))?.id, match));
  });

  const watchlist = new Watchlist({ tables, shown, spectators, bestOfLastDay: () => days.bestOfLast() });
  router.get("/watch", async (request, response) => {
    await sendCachedJson(request, response, await watchlist.list());
  });

  /** The log of a running match is redacted for the caller's seat. */
  router.get("/matches/:id/log", async (request, response) => {
    const caller = await callerOf(request);
    const match = await summaryOf(request.params.id, request);
    const { file } = await reads.read(request, match, caller, "file");
    response.attachment(`${match.id}.jsonl`).type("application/jsonl");
    await sendCompressed(request, response, file!);
  });

  return router;
}
