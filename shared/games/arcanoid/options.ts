import * as z from "zod/mini";

export const VARIANT_NAMES = ["dresden", "nassau", "koblenz", "mainz", "malta", "worms"] as const;

/** Parsing fills in all defaults. */
export const options = z.strictObject({
  variant: z._default(z.enum(VARIANT_NAMES), "dresden"),
  /** An additional automatic player (GA). */
  tide: z._default(z.boolean(), false),
  rounds: z._default(z.int().check(z.minimum(1), z.maximum(9)), 5),
  /** Renewals of the pile in a round; `agreed`: as often as all agree (P5). */
  renewals: z._default(z.union([z.literal("agreed"), z.int().check(z.minimum(0), z.maximum(5))]), "agreed"),
  /** The first tie-breaker between equal totals (W4, W5). */
  ties: z._default(z.enum(["top-card", "fewest-cards"]), "top-card"),
});

export type Options = z.infer<typeof options>;
