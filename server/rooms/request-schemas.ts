import { z } from "zod";
import { MAX_CHAT_LENGTH } from "../../shared/engine/log/chat.ts";
import { tableSettings } from "../match/table-settings.ts";

const seat = z.number().int().min(0).max(63);
const bot = z.string().max(32).optional();
const nonce = z.string().regex(/^[0-9a-f]{16,64}$/);
const nothing = z.strictObject({}).or(z.undefined());

/** The types are in shared/engine/log/wire.ts. */
export const requests = {
  sit: z.strictObject({ seat: seat.optional(), nonce }),
  stand: z.strictObject({ seat: seat.optional() }).or(z.undefined()),
  remove: z.strictObject({ seat }),
  free: z.strictObject({ seat }),
  invite: z.strictObject({ seat, program: z.string().min(1).max(64) }),
  seatBot: z.strictObject({ seat, bot }),
  configure: z.strictObject({
    options: z.looseObject({}),
    seats: z.number().int().min(1).max(64),
    house: tableSettings.optional(),
  }),
  start: nothing,
  handOver: z.strictObject({ bot }),
  reclaim: nothing,
  callBot: z.strictObject({ seat, bot }),
  concede: nothing,
  playOn: nothing,
  takeBack: z.strictObject({ to: z.number().int().min(1) }),
  hint: nothing,
  command: z.strictObject({ id: z.string().min(1).max(64), command: z.looseObject({ type: z.string().max(32) }) }),
  say: z.union([
    z.strictObject({ text: z.string().trim().max(MAX_CHAT_LENGTH).regex(/\S/, "a text that is not empty") }),
    z.strictObject({ phrase: z.string().max(32), n: z.number().int().min(0).max(99).optional() }),
  ]),
  rematch: nothing,
} as const;

export type RequestName = keyof typeof requests;
export type Payload<Name extends RequestName> = z.infer<(typeof requests)[Name]>;

/** Maximum size of a request other than `say`, in bytes. */
export const LARGEST_REQUEST = 2048;
/** Maximum size of a `say` request, in bytes. */
export const LARGEST_CHAT_REQUEST = 4096;

export const largestOf = (request: string): number => (request === "say" ? LARGEST_CHAT_REQUEST : LARGEST_REQUEST);
