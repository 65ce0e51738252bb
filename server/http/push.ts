import { type Request, Router } from "express";
import { z } from "zod";
import { LANGUAGES } from "../../shared/languages.ts";
import type { Limits } from "../limits.ts";
import type { Player } from "../players/tokens.ts";
import type { Delivery } from "../push/delivery.ts";
import type { Store } from "../store/store.ts";
import { networkIn } from "./addresses.ts";
import { counted, Fault, parsed } from "./faults.ts";

/** Push as the doors know it: the key that browsers subscribe with, and where messages may go. */
export interface Push {
  readonly publicKey: string;
  readonly delivery: Pick<Delivery, "takes">;
}

interface PushDeps {
  /** Absent where the host has switched it off. */
  readonly push?: Push | undefined;
  readonly store: Pick<Store, "keepSubscription" | "dropSubscription" | "subscriptions" | "isMuted" | "mute">;
  readonly limits: Limits;
  readonly requireCaller: (request: Request) => Promise<Player>;
}

/** A browser for each device, and a few that were given up without a word. */
const MOST = 10;

const bytes = (length: number, first?: number) =>
  z.string().refine((text) => {
    const found = Buffer.from(text, "base64url");
    return (
      found.length === length && found.toString("base64url") === text && (first === undefined || found[0] === first)
    );
  }, `${length} bytes in base64url`);

const endpoint = z.string().max(1024);
/** As `PushSubscription.toJSON` of a browser has it: a point of P-256, uncompressed, and 16 bytes of secret (RFC 8291). */
const subscribing = z.object({
  endpoint,
  keys: z.object({ p256dh: bytes(65, 4), auth: bytes(16) }),
  language: z.enum(Object.keys(LANGUAGES) as [string, ...string[]]),
});
const leaving = z.strictObject({ endpoint });
const muting = z.strictObject({ muted: z.boolean() });

/** The doors to notices of one's turn, which reach browsers while no page is open. */
export function pushDoors({ push, store, limits, requireCaller }: PushDeps): Router {
  const router = Router();

  /** @throws Fault where there is none */
  function required(): Push {
    if (!push) throw new Fault(404, "NoPush", "this server tells nobody of their turn: see PUSH_SERVICES");
    return push;
  }

  router.get("/push", async (_request, response) => {
    response.json({ publicKey: required().publicKey });
  });

  router.put("/push/subscription", async (request, response) => {
    const { delivery } = required();
    const { id: player } = await requireCaller(request);
    const { endpoint, keys, language } = parsed(subscribing, request.body, "body");
    if (!delivery.takes(endpoint))
      throw new Fault(400, "NoPushService", "endpoint: not one of the push services that this server sends to");
    await counted(limits, "documents", networkIn(request.headers));
    await store.keepSubscription({ player, endpoint, ...keys, language }, MOST);
    response.status(204).end();
  });

  router.delete("/push/subscription", async (request, response) => {
    const { id } = await requireCaller(request);
    const { endpoint } = parsed(leaving, request.body, "body");
    const own = await store.subscriptions(id);
    if (own.some((one) => one.endpoint === endpoint)) await store.dropSubscription(endpoint);
    response.status(204).end();
  });

  router.get("/push/matches/:match", async (request, response) => {
    const { id } = await requireCaller(request);
    response.json({ muted: await store.isMuted(id, String(request.params.match)) });
  });

  /** Whether the caller is told of their turns in a match. */
  router.put("/push/matches/:match", async (request, response) => {
    const { id } = await requireCaller(request);
    const { muted } = parsed(muting, request.body, "body");
    await store.mute(id, String(request.params.match).slice(0, 64), muted);
    response.json({ muted });
  });

  return router;
}
