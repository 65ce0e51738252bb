import { z } from "zod";
import type { Summary } from "../../shared/engine/summary.ts";
import type { Tables } from "../match/tables.ts";
import { endOf } from "../store/past.ts";

/** Compared as texts, so they are all written the same way. */
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

const word = z.string().min(1).max(32).optional();

/** Where the next page begins: when the last match of this one ended, and its id. */
const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[0-9a-z]{1,64}$/, "not the `next` of a page")
  .transform((text) => {
    const [ended, id] = text.split("~");
    return { ended: ended!, id: id! };
  });

/** What may be asked of a history: the page that begins after another, of so many matches. */
export const historyQuery = z
  .strictObject({
    table: z.string().min(1).max(64).optional(),
    game: word,
    variant: word,
    // What a variant was called in addresses of before.
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
    "`mode` is the old name of `variant`: give one",
  )
  .transform(({ mode, variant = mode, ...rest }) => ({ ...rest, variant }));

export type HistoryQuery = z.infer<typeof historyQuery>;

/** One page of a history, and where the next begins if there is one. */
export interface Page {
  readonly matches: readonly Summary[];
  readonly next?: string;
}

/** The page of a list that was asked for; `whose` is all that this caller may be shown. */
export async function pageOf(
  tables: Tables,
  { limit, ...query }: HistoryQuery,
  whose: { readonly player: string | undefined; readonly table: string | undefined },
): Promise<Page> {
  // One more tells whether there is a next page.
  const found = await tables.store.past({ ...query, ...whose, limit: limit + 1 });
  const matches = found.slice(0, limit);
  const last = matches.at(-1);
  return { matches, ...(last && found.length > limit ? { next: `${endOf(last)}~${last.id}` } : {}) };
}
