import * as z from "zod/mini";

const handle = z.int().check(z.positive(), z.maximum(0xffff));
/** No hand ever holds more than nine cards (B9). */
const handles = z.array(handle).check(z.maxLength(9));
const cell = z.int().check(z.nonnegative(), z.maximum(0xff));
/** The island a joker stands for; whether there is one of this number, P10 says. */
const value = z.optional(z.int().check(z.nonnegative(), z.maximum(0xff)));

/**
 * What a seat may ask for. `pay` names the hand cards that are discarded for the cost; it is empty where the cost is paid
 * in a step of its own (P3).
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

/** Commands are values: nobody changes one on its way. */
export type Command = { [K in Parsed["type"]]: Frozen<Extract<Parsed, { type: K }>> }[Parsed["type"]];

export type CommandOf<Type extends Command["type"]> = Extract<Command, { readonly type: Type }>;
