import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import english from "../../client/features/table/turn-notices/messages/en.ts";
import { anyCommand } from "../../shared/engine/contract/moves.ts";
import { toAct } from "../../shared/engine/match/match.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { rolls } from "../kit/chance.ts";
import { chatService } from "../kit/chat-service.ts";
import { ask, type Guest, granted, guestOf, nonce, sync, type TableRoomOf, viewOf } from "../kit/guest.ts";
import { pushService } from "../kit/push-service.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { lookAs, openOwnSite, type TestSite } from "./kit/site.ts";

const NODE_EXTRA_CA_CERTS = fileURLToPath(new URL("../fixtures/tls/localhost.cert.pem", import.meta.url));

/** Replaces the browser's push service, and grants the permission that a test browser denies. */
const subscribeTo = (page: Page, subscription: { readonly endpoint: string }) =>
  page.addInitScript((json) => {
    const own = { ...json, toJSON: () => json, unsubscribe: async () => true } as unknown as PushSubscription;
    let current: PushSubscription | null = null;
    let permission: NotificationPermission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => {
      permission = "granted";
      return permission;
    };
    PushManager.prototype.subscribe = async () => {
      current = own;
      return own;
    };
    PushManager.prototype.getSubscription = async () => current;
  }, subscription);

describe.skipIf(!executablePath)(`notices of one's turn${noBrowser}`, () => {
  let site: TestSite;
  let service: Awaited<ReturnType<typeof pushService>>;
  let chat: Awaited<ReturnType<typeof chatService>>;
  let ann: Guest;
  let bob: Guest;
  let rooms: readonly TableRoomOf[];
  let code: string;
  beforeAll(async () => {
    [service, chat] = [await pushService(), await chatService()];
    site = await openOwnSite("canvas", {
      PUSH_SERVICES: service.host,
      WEBHOOK_SERVICES: chat.host,
      NODE_EXTRA_CA_CERTS,
    });
    [ann, bob] = [await guestOf(site.program.origin, "Ann"), await guestOf(site.program.origin, "Bob")];
    const match = await ann.open(2, { mode: "standard" }, "private", { patience: null });
    rooms = [await ann.join(match), await bob.join(match)];
    for (const [seat, room] of rooms.entries()) granted(await ask(room, "sit", { seat, nonce: nonce(seat) }));
    granted(await ask(rooms[0]!, "start", {}));
    await Promise.all(rooms.map(sync));
    code = viewOf(rooms[0]!, ann.player).config.code;
  });
  afterAll(() => Promise.all([site?.close(), service?.close(), chat?.close()]));

  async function playToBob(): Promise<void> {
    for (;;) {
      await Promise.all(rooms.map(sync));
      const [seat = 0] = toAct(tranquility, viewOf(rooms[0]!, ann.player));
      if (seat === 1) return;
      const view = viewOf(rooms[seat]!, ann.player);
      const command = anyCommand(tranquility.moves(view.table as never, seat), rolls(view.version));
      granted(await ask(rooms[seat]!, "command", { id: `move ${view.version}`, command }));
    }
  }

  test("are offered to a waiting player, begun by one button, and ended at the table", async () => {
    await playToBob();
    const page = await site.page({
      permissions: ["notifications"],
      serviceWorkers: "allow",
      viewport: { width: 390, height: 844 },
    });
    await subscribeTo(page, service.subscribe());
    await lookAs(page, ann);
    await page.goto(`/t/${code}?test`);
    await page.getByText(english.offer).waitFor();
    await expectClean(page);
    const [kept] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith("/api/push/subscription")),
      page.getByRole("button", { name: english.tell }).click(),
    ]);
    expect([kept.status(), kept.request().method()]).toEqual([204, "PUT"]);
    await page.getByText(english.told).waitFor();
    await expect.poll(() => page.getByText(english.offer).count()).toBe(0);

    for (const name of ["Menu", "At this table"]) await page.getByRole("button", { name }).click();
    const toggle = page.getByRole("checkbox", { name: english.toggle });
    await expect.poll(() => toggle.isChecked()).toBe(true);
    await expectClean(page);
    const [muted] = await Promise.all([
      page.waitForResponse(
        (response) => response.url().includes("/api/push/matches/") && response.request().method() === "PUT",
      ),
      toggle.click(),
    ]);
    expect(await muted.json()).toEqual({ muted: true });

    // Webhooks must be on a host of the server's list.
    await page.getByText(english.channel.title).click();
    const channel = page.getByRole("group", { name: english.channel.table });
    const url = channel.getByLabel(english.channel.url);
    await url.fill("https://example.com/hook");
    await channel.getByRole("button", { name: english.channel.save }).click();
    await page.getByText(english.channel.noService(chat.host)).waitFor();
    await url.fill(chat.url("/hook"));
    await channel.getByRole("button", { name: english.channel.save }).click();
    await channel.getByText("Discord · 127.0.0.1").waitFor();
    await expectClean(page);
    await channel.getByRole("button", { name: english.channel.test }).click();
    await page.getByText(english.channel.tested.delivered).waitFor();
    expect(chat.calls.map(({ path }) => path)).toEqual(["/hook"]);
    await channel.getByRole("button", { name: english.channel.remove }).click();
    await url.waitFor();
    expect(site.errors).toEqual([]);
  });

  test("come to a browser without an open page, reveal nothing of the table, and lead there", async () => {
    const page = await site.page({ serviceWorkers: "allow" });
    await page.goto("/");
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    const [worker] = page.context().serviceWorkers();
    await worker!.evaluate(() => {
      const told = Object.assign(self, { told: [] as unknown[] }).told;
      ServiceWorkerRegistration.prototype.showNotification = async (...shown) => void told.push(shown);
      Object.defineProperty(self, "clients", {
        value: { matchAll: async () => [], openWindow: async (path: string) => void told.push(path) },
      });
    });
    const protocol = await page.context().newCDPSession(page);
    const registered = new Promise<string>((done) =>
      protocol.on(
        "ServiceWorker.workerRegistrationUpdated",
        ({ registrations: [one] }) => one && done(one.registrationId),
      ),
    );
    await protocol.send("ServiceWorker.enable");
    const registrationId = await registered;
    const deliver = (message: object) =>
      protocol.send("ServiceWorker.deliverPushMessage", {
        origin: site.program.origin,
        registrationId,
        data: JSON.stringify({ game: "tranquility", code, language: "de", ...message }),
      });
    await deliver({ says: "toString" });
    await deliver({ says: "yourTurn" });
    const told = () => worker!.evaluate(() => (self as unknown as { readonly told: readonly unknown[] }).told);
    const path = `/t/${code}`;
    const shown = ["Du bist am Zug", expect.objectContaining({ lang: "de", tag: path, data: path })];
    await expect.poll(told).toEqual([shown]);
    expect(JSON.stringify(await told())).not.toContain("Bob");
    await worker!.evaluate((data) => {
      const notification = { data, close: () => {} };
      self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: () => {} }));
    }, path);
    await expect.poll(told).toEqual([shown, path]);
    await deliver({ says: "invitation" });
    await expect.poll(told).toEqual([shown, path, ["Du bist zum Spielen eingeladen", shown[1]]]);
    expect(site.errors).toEqual([]);
  });
});
