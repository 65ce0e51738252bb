import { Router } from "express";
import { z } from "zod";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { Tables } from "../match/tables.ts";
import { endOf } from "../store/lists/past.ts";
import { parsed } from "./errors.ts";
import type { RouteContext } from "./route-context.ts";

/** Normalized, because the store compares times as texts. */
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

const word = z.string().min(1).max(32).optional();

/** When the previous page's last match ended, and its id. */
const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[0-9a-z]{1,64}$/, "not the `next` of a page")
  .transform((text) => {
    const [ended, id] = text.split("~");
    return { ended: ended!, id: id! };
  });

export const historyQuery = z
  .strictObject({
    table: z
      .string()
      .min(1)
      .max(64)
      .optional()
      .describe("Id or code of a match of a table: the table's matches; if it is private, only the caller's"),
    game: word.describe("Id of a game"),
    variant: word.describe("Variant of the game"),
    mode: word.describe("The old name of `variant`"),
    seats: z.coerce.number().int().min(1).max(64).optional().describe("Number of seats"),
    result: z.enum(["won", "lost", "draw", "ended"]).optional().describe("The result for the caller, or for the table"),
    name: z.string().trim().min(1).max(32).optional().describe("Part of another player's name"),
    since: moment.optional().describe("Ended at this time or later"),
    until: moment.optional().describe("Ended before this time"),
    after: cursor.optional().describe("The `next` of the previous page"),
    limit: z.coerce.number().int().min(1).max(100).default(20).describe("Number of matches"),
  })
  .refine(
    ({ variant, mode }) => variant === undefined || mode === undefined,
    "`mode` is the old name of `variant`: send only one of them",
  )
  .transform(({ mode, variant = mode, ...rest }) => ({ ...rest, variant }));

type HistoryQuery = z.infer<typeof historyQuery>;

export interface HistoryPage {
  readonly matches: readonly Summary[];
  readonly next?: string;
}

/** @param whose the player or the table of the matches, or both */
async function pageOf(
  tables: Tables,
  { limit, ...query }: HistoryQuery,
  whose: { readonly player: string | undefined; readonly table: string | undefined },
): Promise<HistoryPage> {
  const found = await tables.store.matches.past({ ...query, ...whose, limit: limit + 1 });
  const matches = found.slice(0, limit);
  const last = matches.at(-1);
  return { matches, ...(last && found.length > limit ? { next: `${endOf(last)}~${last.id}` } : {}) };
}

interface HistoryDeps extends Pick<RouteContext, "requireCaller" | "summaryOf"> {
  readonly tables: Tables;
}

/** Lists the caller's finished matches; with `table`, all of an open table, or the caller's at a private one. */
export function historyRoute({ tables, requireCaller, summaryOf }: HistoryDeps): Router {
  const router = Router();
  router.get("/history", async (request, response) => {
    const query = parsed(historyQuery, request.query, "query");
    const table = query.table === undefined ? undefined : await summaryOf(query.table, request);
    const player = table?.visibility === "open" ? undefined : (await requireCaller(request)).id;
    response.json(await pageOf(tables, query, { player, table: table?.id }));
  });
  return router;
}
