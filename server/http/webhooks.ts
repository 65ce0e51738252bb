import { type Request, Router } from "express";
import { z } from "zod";
import { isOverDays } from "../../shared/engine/match/table-settings.ts";
import { WEBHOOK_FORMATS, type Webhook } from "../../shared/engine/people/webhooks.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import type { Player } from "../players/tokens.ts";
import type { WebhookDelivery } from "../push/webhook-delivery.ts";
import type { Stores } from "../store/ports.ts";
import { type StoredWebhook, type WebhookTarget, webhookTarget } from "../store/webhooks.ts";
import { HttpError, parsed } from "./errors.ts";
import { originOf } from "./pages.ts";

export interface Webhooks {
  readonly delivery: Pick<WebhookDelivery, "urlOf" | "deliver">;
  /** Allowed hosts of URLs. */
  readonly services: readonly string[];
}

interface WebhookDeps {
  /** Absent if the operator has disabled webhooks. */
  readonly webhooks?: Webhooks | undefined;
  readonly store: Pick<Stores, "matches" | "webhooks">;
  readonly requireCaller: (request: Request) => Promise<Player>;
  /** @throws TooMany */
  readonly countChoice: (request: Request) => Promise<void>;
  /** @throws TooMany */
  readonly countTest: (player: string) => Promise<void>;
}

export const webhookRequest = z.strictObject({
  url: z.string().max(1024),
  format: z.enum(WEBHOOK_FORMATS),
  language: z.enum(Object.keys(LANGUAGES) as [string, ...string[]]),
});

/** Reveals the URL only to the player who set it. */
const webhookFor = (hook: StoredWebhook | undefined, caller: Player): Webhook | null =>
  hook === undefined
    ? null
    : { format: hook.format, isOwn: hook.player === caller.id, ...(hook.player === caller.id && { url: hook.url }) };

/** @throws HttpError for a match in which the caller has no seat, that is not played over days, or that is over */
async function targetOf(
  store: Pick<Stores, "matches">,
  { params }: Request,
  { id: player }: Player,
): Promise<WebhookTarget> {
  if (params.match === undefined) return webhookTarget({ player });
  const [match] = await store.matches.find({ id: String(params.match).slice(0, 64), player, limit: 1 });
  if (!match) throw new HttpError(404, "NoSuchMatch", "you have no seat in a match of this id");
  if (match.state === "over" || !match.house || !isOverDays(match.house))
    throw new HttpError(409, "NotOverDays", "webhooks are for matches that are played over days");
  return webhookTarget({ match: match.id });
}

/** Chat channels that are notified of turns in matches over days. */
export function webhookRoutes({ webhooks, store, requireCaller, countChoice, countTest }: WebhookDeps): Router {
  const router = Router();

  /** @throws HttpError if webhooks are disabled */
  function required(): Webhooks {
    if (!webhooks) throw new HttpError(404, "NoWebhooks", "this server calls no webhooks: see WEBHOOK_SERVICES");
    return webhooks;
  }

  for (const path of ["/webhooks/me", "/webhooks/matches/:match"]) {
    router.get(path, async (request, response) => {
      const { services } = required();
      const caller = await requireCaller(request);
      const hook = await store.webhooks.get(await targetOf(store, request, caller));
      response.json({ webhook: webhookFor(hook, caller), services });
    });

    router.put(path, async (request, response) => {
      const { delivery, services } = required();
      const caller = await requireCaller(request);
      const { url: given, format, language } = parsed(webhookRequest, request.body, "body");
      const url = delivery.urlOf(given);
      if (url === undefined)
        throw new HttpError(400, "NoWebhookService", `url: https, at one of these hosts: ${services.join(", ")}`);
      const target = await targetOf(store, request, caller);
      await countChoice(request);
      const hook = { target, player: caller.id, url, format, language, origin: originOf(request) };
      if (!(await store.webhooks.keep(hook)))
        throw new HttpError(401, "NoToken", "this player has deleted their account");
      response.json({ webhook: webhookFor(hook, caller), services });
    });

    router.delete(path, async (request, response) => {
      required();
      const caller = await requireCaller(request);
      const target = await targetOf(store, request, caller);
      await countChoice(request);
      await store.webhooks.drop(target);
      response.status(204).end();
    });

    // Only the player who set the webhook may test it.
    router.post(`${path}/test`, async (request, response) => {
      const { delivery } = required();
      const caller = await requireCaller(request);
      const hook = await store.webhooks.get(await targetOf(store, request, caller));
      if (hook?.player !== caller.id) throw new HttpError(404, "NoSuchWebhook", "you have set no webhook here");
      await countChoice(request);
      await countTest(caller.id);
      const delivered = await delivery.deliver(hook, { says: "test" });
      response.json({ delivered: typeof delivered === "string" ? delivered : "unreachable" });
    });
  }

  return router;
}
