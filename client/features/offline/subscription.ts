import { asGuest } from "../../api/as-guest.ts";
import { deleteSubscription, pushKey, putSubscription } from "../../api/push.ts";
import { language } from "../../i18n/language.ts";
import { setting } from "../../storage/setting.ts";

/** The player's choice on this device. `off`: do not ask again. */
export const choice = setting("turn-notices", ["unasked", "on", "off"], "unasked");

/** Whether this browser can show notices while no page is open. On an iPhone, only the installed app can. */
export const canReceiveNotices = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

type SubscriptionOutcome = "on" | "denied" | "failed";

/** Subscribes this device to turn notices. The browser asks for permission. */
export async function subscribe(): Promise<SubscriptionOutcome> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const isKept = await put().catch(() => false);
  if (!isKept) return "failed";
  choice.choose("on");
  return "on";
}

/** Resolves to whether the server stored the subscription. */
async function put(): Promise<boolean> {
  const key = await pushKey();
  if (!key.ok) return false;
  const registration = await navigator.serviceWorker.register("/worker.js");
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key.publicKey,
  });
  return (await asGuest((token) => putSubscription(subscription.toJSON(), language.peek(), token))).ok;
}

/**
 * Sends the subscription again, because browsers change it. If the permission was withdrawn, unsubscribes, so that the
 * player can be asked again.
 */
export async function renew(): Promise<void> {
  if (choice.chosen.peek() !== "on") return;
  if (Notification.permission === "granted") await put().catch(() => false);
  // The choice is stored already.
  else await unsubscribe("unasked").catch(() => {});
}

export async function unsubscribe(next: "unasked" | "off" = "off"): Promise<void> {
  choice.choose(next);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await asGuest((token) => deleteSubscription(subscription.endpoint, token));
  await subscription.unsubscribe();
}
