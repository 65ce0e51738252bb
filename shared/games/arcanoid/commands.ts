import * as z from "zod/mini";
import type { CommandsOf, OfType } from "../../engine/contract/commands.ts";
import { KINDS } from "./cards.ts";

const handle = z.int().check(z.positive(), z.maximum(0xffff));
/** Hand and row have at most fourteen cards together, except after the Wheel. */
const handles = z._default(z.array(handle).check(z.maxLength(16)), []);
const field = z.literal([0, 1, 2, 3]);
const party = z.int().check(z.nonnegative(), z.maximum(0xff));
const card = handle;
/** A face code (M17 to M19). */
const call = z.int().check(z.nonnegative(), z.maximum(0xff));
/** `core`: fixed by the move, such as a couple. `cards`: chosen by the seat. See `split.ts`. */
const engaged = { field, core: handles, cards: handles };
const reserve = z.optional(z.literal(true));

/** `party`: the target. `reserve`: engages the whole reserve, too. */
export const command = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("Discard"), card }),
  z.strictObject({ type: z.literal("Abdicate"), field }),
  z.strictObject({ type: z.literal("Engage"), ...engaged, also: z.optional(field), reserve }),
  z.strictObject({
    type: z.literal("EngageSecretly"),
    ...engaged,
    also: z.optional(field),
    magician: z.optional(card),
  }),
  z.strictObject({ type: z.literal("Reinforce"), ...engaged, reserve }),
  z.strictObject({ type: z.literal("LoadChariot"), card, cards: handles }),
  z.strictObject({ type: z.literal("AddToChariot"), cards: handles }),
  z.strictObject({ type: z.literal("DropChariot") }),
  z.strictObject({ type: z.literal("PlayPriestess"), card, party }),
  z.strictObject({ type: z.literal("PlayHierophant"), card, kind: z.enum(KINDS) }),
  z.strictObject({ type: z.literal("PlayJustice"), card }),
  z.strictObject({ type: z.literal("PlayHermit"), card }),
  z.strictObject({ type: z.literal("PlayWheel"), card }),
  z.strictObject({ type: z.literal("PlayStrength"), card, as: z.enum(["open", "closed"]) }),
  z.strictObject({ type: z.literal("PlayHangedMan"), card, party }),
  z.strictObject({ type: z.literal("PlayDeath"), card }),
  z.strictObject({ type: z.literal("PlayTemperance"), card, field }),
  z.strictObject({ type: z.literal("LiftTemperance") }),
  z.strictObject({ type: z.literal("PlayDevil"), card }),
  z.strictObject({ type: z.literal("PlayTower"), card, party, field }),
  z.strictObject({ type: z.literal("PlayStar"), card, call }),
  z.strictObject({ type: z.literal("PlayMoon"), card, call }),
  z.strictObject({ type: z.literal("PlaySun"), card, call }),
  z.strictObject({ type: z.literal("CallAgain"), call }),
  z.strictObject({ type: z.literal("LeaveCall") }),
  z.strictObject({ type: z.literal("PlayJudgement"), card, party, field }),
  z.strictObject({ type: z.literal("PlayWorld"), card, field }),
  z.strictObject({ type: z.literal("Shed"), cards: handles }),
  z.strictObject({ type: z.literal("PlayFool"), card }),
  z.strictObject({ type: z.literal("LetStand") }),
  z.strictObject({ type: z.literal("TakeExtraTurn") }),
  z.strictObject({ type: z.literal("ForgoExtraTurn"), until: z.enum(["next", "own-turn"]) }),
  z.strictObject({ type: z.literal("VoteOnRenewal"), renew: z.boolean() }),
]);

export type Command = CommandsOf<typeof command>;

export type ArcanoidCommandOf<Type extends Command["type"]> = OfType<Command, Type>;
