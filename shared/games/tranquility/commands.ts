import * as z from "zod/mini";
import type { CommandsOf, OfType } from "../../engine/contract/commands.ts";

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

export type Command = CommandsOf<typeof command>;

export type TranquilityCommandOf<Type extends Command["type"]> = OfType<Command, Type>;
