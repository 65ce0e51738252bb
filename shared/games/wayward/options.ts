import * as z from "zod/mini";

export const MODES = ["solo", "pair"] as const;
export const DIFFICULTIES = ["normal", "hard", "expert", "extreme"] as const;

/** What a table may choose. Parsing fills every default in. A deck is none of it: sections are told as they are revealed. */
export const options = z.strictObject({
  /** Alone, or two against two (P). */
  mode: z._default(z.enum(MODES), "solo"),
  /** D1 to D4. */
  difficulty: z._default(z.enum(DIFFICULTIES), "normal"),
  /** Whether content of a saga is on the table (G). */
  saga: z._default(z.boolean(), false),
  /** The practice fleet, or a deck of which a device reads out what is revealed. */
  deck: z._default(z.enum(["practice", "own"]), "practice"),
});

export type Options = z.infer<typeof options>;
