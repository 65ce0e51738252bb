import * as z from "zod/mini";
import type { CommandsOf, OfType } from "../../engine/contract/commands.ts";
import { LIMITS } from "./boards/limits.ts";

const handle = z.int().check(z.positive(), z.maximum(0xffff));
const handles = z.array(handle).check(z.maxLength(LIMITS.named));
const cell = z.int().check(z.nonnegative(), z.maximum(0xff));
/** The number of a joker (P10). */
const value = z.optional(z.int().check(z.nonnegative(), z.maximum(0xff)));

/** `pay` is empty if the cost is 0 or due later by `PayCost` (P3). */
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
