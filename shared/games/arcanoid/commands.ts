import * as z from "zod/mini";
import { KINDS } from "./cards.ts";

const handle = z.int().check(z.positive(), z.maximum(0xffff));
/** A whole hand with the row is no more than fourteen cards. */
const handles = z._default(z.array(handle).check(z.maxLength(16)), []);
const field = z.literal([0, 1, 2, 3]);
const party = z.int().check(z.nonnegative(), z.maximum(0xff));
const card = handle;
/** The code of a face; which of them can be called, M17 to M19 say. */
const call = z.int().check(z.nonnegative(), z.maximum(0xff));
/**
 * What is engaged is `core` and `cards` and, if asked for, the whole reserve. The core is what a move has fixed (a couple, a court
 * with or without an ace, the Magician with the card he changes), in the order of handles; see `splitOf`.
 */
const engaged = { field, core: handles, cards: handles };
const reserve = z.optional(z.literal(true));

/** What a seat may ask for. Cards are handles; a party is one that is played by the seat, or a target. */
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

type Parsed = z.infer<typeof command>;

type Frozen<T> = { readonly [K in keyof T]: T[K] extends (infer E)[] ? readonly E[] : T[K] };

type ByType = { readonly [K in Parsed["type"]]: Frozen<Extract<Parsed, { type: K }>> };

/** Commands are values: nobody changes one on its way. */
export type Command = ByType[keyof ByType];

export type CommandOf<Type extends Command["type"]> = ByType[Type];
