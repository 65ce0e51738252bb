import { createECDH, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pushDelivery } from "../../server/push/push-delivery.ts";
import { vapidKeysOf } from "../../server/push/vapid.ts";
import type { Stores } from "../../server/store/ports.ts";
import type { StoredSubscription } from "../../server/store/push.ts";
import { sqliteStores } from "../../server/store/sqlite/stores.ts";
import { startChild } from "./child.ts";
import type { Row } from "./report.ts";

const MANY = 10_000;
const TOGETHER = 64;

const subscriptionAt = (host: string, i: number): StoredSubscription => ({
  player: `p${i}`,
  endpoint: `https://${host}/${i}`,
  p256dh: createECDH("prime256v1").generateKeys("base64url"),
  auth: randomBytes(16).toString("base64url"),
  language: "en",
});

/** Claims turn notices in a SQLite store, then encrypts, signs and delivers them to a local service. */
export async function benchPush(): Promise<Row[]> {
  const service = await startChild("test/bench/push.service.ts");
  const folder = mkdtempSync(join(tmpdir(), "stillwater-push-"));
  const store = sqliteStores(join(folder, "push.db"));
  const { host } = new URL(service.origin);
  const ca = readFileSync(new URL("../fixtures/tls/localhost.cert.pem", import.meta.url));
  const agent = new Agent({ ca, keepAlive: true, maxSockets: 32 });
  const keys = vapidKeysOf(await store.secrets.get("push"));
  const delivery = pushDelivery({ keys, contact: "https://example.com", services: [host], agent });
  const all = Array.from({ length: MANY }, (_, i) => subscriptionAt(host, i));
  for (const one of all) await store.push.keep(one, 10);
  const [began, before] = [performance.now(), process.cpuUsage()];
  let delivered = 0;
  let next = 0;
  const line = async () => {
    while (next < all.length) if (await told(store, delivery, all[next++]!.player)) delivered++;
  };
  await Promise.all(Array.from({ length: TOGETHER }, line));
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - began) / 1000;
  delivery.close();
  await store.close();
  await service.stop();
  rmSync(folder, { recursive: true });
  return [
    {
      name: `${MANY} people told of their turn`,
      figures: { delivered, s: seconds, "processor s": (user + system) / 1e6 },
    },
  ];
}

async function told(store: Stores, delivery: ReturnType<typeof pushDelivery>, player: string): Promise<boolean> {
  const turn = "2026-11-23T12:00:00.000Z";
  const [subscription] = await store.push.of(player);
  if (!(await store.push.claimNotice({ player, match: "m", turn, at: turn }, turn))) return false;
  const message = { says: "yourTurn", game: "tranquility", code: "ABCDEFGH", language: "en" } as const;
  return (await delivery.deliver(subscription!, message)) === "delivered";
}
