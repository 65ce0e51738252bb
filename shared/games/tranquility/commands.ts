import * as z from "zod/mini";

const handle = z.int().check(z.positive(), z.maximum(0xffff));
/** No hand can hold more than nine cards (B9). */
const handles = z.array(handle).check(z.maxLength(9));
const cell = z.int().check(z.nonnegative(), z.maximum(0xff));
/** The number a joker takes; P10 says which are allowed. */
const value = z.optional(z.int().check(z.nonnegative(), z.maximum(0xff)));

/**
 * The commands of a seat. `pay` names the hand cards discarded for the cost; empty if the cost is paid in a separate
 * step (P3).
 */
export const command = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("PlaceCard"), card: handle, cell, pay: z._default(handles, []), value }),
  z.strictObject({ type: z.literal("DiscardPair"), cards: handles }),
  z.strictObject({ type: z.literal("PlayStart"), card: handle }),
  z.strictObject({ type: z.literal("OfferToll"), cards: handles }),
  z.strictObject({ type: z.literal("PlayFinish"), card: handle }),
  z.strictObject({ type: z.literal("PayCost"), cards: handles }),
  z.strictObject({ type: z.literal("ClearStorm"), card: handle, cell }),
  z.strictObject({ type: z.literal("TurnCard"), card: handle, cell }),
  z.strictObject({ type: z.literal("Sweep") }),
]);

type Parsed = z.infer<typeof command>;

type Frozen<T> = { readonly [K in keyof T]: T[K] extends (infer E)[] ? readonly E[] : T[K] };

/** Commands are immutable. */
export type Command = { [K in Parsed["type"]]: Frozen<Extract<Parsed, { type: K }>> }[Parsed["type"]];

export type CommandOf<Type extends Command["type"]> = Extract<Command, { readonly type: Type }>;
