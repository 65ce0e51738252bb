import type { Cluster } from "../cluster/cluster.ts";
import type { Config } from "../config.ts";
import type { Push } from "../http/push.ts";
import type { Webhooks } from "../http/webhooks.ts";
import { pushDelivery } from "../push/push-delivery.ts";
import { TurnNotices } from "../push/turn-notices.ts";
import { vapidKeysOf } from "../push/vapid.ts";
import { webhookDelivery } from "../push/webhook-delivery.ts";
import type { Persistence } from "./persistence.ts";
import type { Reporting } from "./reporting.ts";

/** The operator can disable push and webhooks. */
export interface Notifications {
  readonly push?: Push | undefined;
  readonly webhooks?: Webhooks | undefined;
  readonly notices?: TurnNotices | undefined;
}

export async function createNotifications(
  { pushServices, pushContact: contact, webhookServices }: Config,
  { store, secretOf }: Persistence,
  { hasOthers }: Cluster,
  { onError }: Reporting,
  now: () => number,
): Promise<Notifications> {
  const keys = vapidKeysOf(await secretOf("push"));
  const delivery = pushServices.length > 0 ? pushDelivery({ keys, contact, services: pushServices }) : undefined;
  const webhooks = webhookServices.length > 0 ? webhookDelivery({ services: webhookServices }) : undefined;
  return {
    push: delivery && { publicKey: keys.publicKey, delivery },
    webhooks: webhooks && { delivery: webhooks, services: webhookServices },
    notices: delivery || webhooks ? new TurnNotices({ store, delivery, webhooks, now, onError, hasOthers }) : undefined,
  };
}
