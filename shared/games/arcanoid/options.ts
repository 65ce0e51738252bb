import * as z from "zod/mini";

export const VARIANT_NAMES = ["dresden", "nassau", "koblenz", "mainz", "malta", "worms"] as const;

/** What a table may choose (O). Parsing fills every default in. */
export const options = z.strictObject({
  variant: z._default(z.enum(VARIANT_NAMES), "dresden"),
  /** One player more, who plays by itself (GA). */
  tide: z._default(z.boolean(), false),
  rounds: z._default(z.int().check(z.minimum(1), z.maximum(9)), 5),
  /** How often a round the discard pile may become the new pile: as often as all agree, or at most so often (P5). */
  renewals: z._default(z.union([z.literal("agreed"), z.int().check(z.minimum(0), z.maximum(5))]), "agreed"),
  /** What decides between equal totals first (W4, W5). */
  ties: z._default(z.enum(["top-card", "fewest-cards"]), "top-card"),
});

export type Options = z.infer<typeof options>;
