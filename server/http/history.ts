import { Router } from "express";
import { z } from "zod";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { Tables } from "../match/tables.ts";
import { endOf } from "../store/lists/past.ts";
import { parsed } from "./errors.ts";
import type { RouteContext } from "./route-context.ts";

/** Compared as texts, so they are all written the same way. */
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

const word = z.string().min(1).max(32).optional();

/** The start of the next page: when the last match of this one ended, and its id. */
const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[0-9a-z]{1,64}$/, "not the `next` of a page")
  .transform((text) => {
    const [ended, id] = text.split("~");
    return { ended: ended!, id: id! };
  });

/** The query of a history: its filters, the start of the page, and the page's size. */
const historyQuery = z
  .strictObject({
    table: z.string().min(1).max(64).optional(),
    game: word,
    variant: word,
    // The name of `variant` in older links.
    mode: word,
    seats: z.coerce.number().int().min(1).max(64).optional(),
    result: z.enum(["won", "lost", "draw", "ended"]).optional(),
    name: z.string().trim().min(1).max(32).optional(),
    since: moment.optional(),
    until: moment.optional(),
    after: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  })
  .refine(
    ({ variant, mode }) => variant === undefined || mode === undefined,
    "`mode` is the old name of `variant`: send only one of them",
  )
  .transform(({ mode, variant = mode, ...rest }) => ({ ...rest, variant }));

type HistoryQuery = z.infer<typeof historyQuery>;

/** A page of a history, and the start of the next one, if any. */
export interface HistoryPage {
  readonly matches: readonly Summary[];
  readonly next?: string;
}

/** The requested page; `whose` limits it to what the caller may see. */
async function pageOf(
  tables: Tables,
  { limit, ...query }: HistoryQuery,
  whose: { readonly player: string | undefined; readonly table: string | undefined },
): Promise<HistoryPage> {
  // An extra match shows whether there is a next page.
  const found = await tables.store.matches.past({ ...query, ...whose, limit: limit + 1 });
  const matches = found.slice(0, limit);
  const last = matches.at(-1);
  return { matches, ...(last && found.length > limit ? { next: `${endOf(last)}~${last.id}` } : {}) };
}

interface HistoryDeps extends Pick<RouteContext, "requireCaller" | "summaryOf"> {
  readonly tables: Tables;
}

/** The route of finished matches: the caller's own; or those of a table, all of them if it is public, otherwise those they played. */
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
