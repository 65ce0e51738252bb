import { createPublicKey } from "node:crypto";
import { type Request, Router } from "express";
import { z } from "zod";
import { LANGUAGES } from "../../shared/languages.ts";
import type { Player } from "../players/tokens.ts";
import type { Delivery } from "../push/push-delivery.ts";
import type { Stores } from "../store/ports.ts";
import { HttpError, parsed } from "./errors.ts";

export interface Push {
  readonly publicKey: string;
  readonly delivery: Pick<Delivery, "endpointOf">;
}

interface PushDeps {
  /** Absent if the operator has disabled push. */
  readonly push?: Push | undefined;
  readonly store: Pick<Stores, "matches" | "push">;
  readonly requireCaller: (request: Request) => Promise<Player>;
  /** @throws TooMany */
  readonly countChoice: (request: Request) => Promise<void>;
}

/** Subscriptions per player. Some may be stale. */
const MOST = 10;

const bytes = (length: number) =>
  z.string().refine((text) => {
    const found = Buffer.from(text, "base64url");
    return found.length === length && found.toString("base64url") === text;
  }, `${length} bytes in base64url`);

/** Encryption fails unless the 65 bytes are an uncompressed point of P-256. */
function isPoint(text: string): boolean {
  const point = Buffer.from(text, "base64url");
  const half = (from: number) => point.subarray(from, from + 32).toString("base64url");
  try {
    createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x: half(1), y: half(33) } });
    return point[0] === 4;
  } catch {
    return false;
  }
}

const endpoint = z.string().max(1024);
/** A browser's `PushSubscription.toJSON`, with the keys of RFC 8291. */
export const subscription = z.object({
  endpoint,
  keys: z.object({ p256dh: bytes(65).refine(isPoint, "a point of P-256, uncompressed"), auth: bytes(16) }),
  language: z.enum(Object.keys(LANGUAGES) as [string, ...string[]]),
});
export const unsubscription = z.strictObject({ endpoint });
export const mutingRequest = z.strictObject({ muted: z.boolean() });

/** @throws HttpError if push is disabled */
function required(push: Push | undefined): Push {
  if (!push) throw new HttpError(404, "NoPush", "this server sends no push notifications: see PUSH_SERVICES");
  return push;
}

export function pushRoutes(deps: PushDeps): Router {
  const router = Router();
  router.get("/push", async (_request, response) => {
    response.json({ publicKey: required(deps.push).publicKey });
  });
  return router.use(subscriptionRoutes(deps), mutingRoutes(deps));
}

function subscriptionRoutes({ push, store, requireCaller, countChoice }: PushDeps): Router {
  const router = Router();

  router.put("/push/subscription", async (request, response) => {
    const { delivery } = required(push);
    const { id: player } = await requireCaller(request);
    const { endpoint: given, keys, language } = parsed(subscription, request.body, "body");
    const endpoint = delivery.endpointOf(given);
    if (endpoint === undefined)
      throw new HttpError(400, "NoPushService", "endpoint: this server does not send to this push service");
    await countChoice(request);
    await store.push.keep({ player, endpoint, ...keys, language }, MOST);
    response.status(204).end();
  });

  router.delete("/push/subscription", async (request, response) => {
    const { id } = await requireCaller(request);
    await countChoice(request);
    const { endpoint: given } = parsed(unsubscription, request.body, "body");
    const endpoint = push?.delivery.endpointOf(given) ?? given;
    const own = await store.push.of(id);
    if (own.some((one) => one.endpoint === endpoint)) await store.push.drop(endpoint);
    response.status(204).end();
  });

  return router;
}

function mutingRoutes({ push, store, requireCaller, countChoice }: PushDeps): Router {
  const router = Router();

  /** @throws HttpError if push is disabled, or the player has no seat in the match */
  async function ownMatch({ params }: Request, player: string): Promise<string> {
    required(push);
    const [match] = await store.matches.find({ id: String(params.match).slice(0, 64), player, limit: 1 });
    if (!match) throw new HttpError(404, "NoSuchMatch", "you have no seat in a match of this id");
    return match.id;
  }

  router.get("/push/matches/:match", async (request, response) => {
    const { id } = await requireCaller(request);
    response.json({ muted: await store.push.isMuted(id, await ownMatch(request, id)) });
  });

  router.put("/push/matches/:match", async (request, response) => {
    const { id } = await requireCaller(request);
    const { muted } = parsed(mutingRequest, request.body, "body");
    const match = await ownMatch(request, id);
    await countChoice(request);
    await store.push.mute(id, match, muted);
    response.json({ muted });
  });

  return router;
}
