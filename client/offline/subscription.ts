import { asGuest } from "../api/as-guest.ts";
import { deleteSubscription, pushKey, putSubscription } from "../api/push.ts";
import { language } from "../i18n/language.ts";
import { setting } from "../storage/setting.ts";

/** What somebody chose on this device: `off` who does not want to be asked again. */
export const choice = setting("turn-notices", ["unasked", "on", "off"], "unasked");

/** Whether this browser can show anything while no page is open; an iPhone can once the place is installed. */
export const canBeTold = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** How it went to be told on this device. */
export type Subscribed = "on" | "denied" | "failed";

/** Has this device told of turns; the browser asks whether it may. */
export async function subscribe(): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const isKept = await put().catch(() => false);
  if (!isKept) return "failed";
  choice.choose("on");
  return "on";
}

/** Gives the server the subscription as it is now: browsers change it now and then. */
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

/** Whoever is told is told on; whose browser forbids it by now is not, and may be asked again. */
export async function renew(): Promise<void> {
  if (choice.chosen.peek() !== "on") return;
  if (Notification.permission === "granted") await put().catch(() => false);
  else await unsubscribe("unasked");
}

/** Tells this device nothing any more. */
export async function unsubscribe(next: "unasked" | "off" = "off"): Promise<void> {
  choice.choose(next);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await asGuest((token) => deleteSubscription(subscription.endpoint, token));
  await subscription.unsubscribe();
}
