import type { Timestamp } from "../../shared/engine/time.ts";
import type { PushMessage } from "../../shared/push.ts";
import type { Stores } from "../store/ports.ts";
import type { PlayerNotice } from "../store/push.ts";
import { type StoredWebhook, webhookTarget } from "../store/webhooks.ts";
import type { PendingWork } from "./pending-work.ts";
import type { Delivery, DeliveryOutcome } from "./push-delivery.ts";
import type { WebhookDelivery, WebhookMessage } from "./webhook-delivery.ts";

export interface NoticeSenderDeps {
  readonly store: Pick<Stores, "push" | "webhooks">;
  /** Absent if push is disabled. */
  readonly delivery?: Delivery | undefined;
  /** Absent if webhooks are disabled. */
  readonly webhooks?: WebhookDelivery | undefined;
  readonly now: () => number;
  readonly onError: (error: unknown, where: string) => void;
}

type PlayerMessage = Omit<PushMessage, "language">;

type Notice = Omit<PlayerNotice, "at">;

/** A notice to a table's chat channel. `turn`: when the latest turn began. */
interface TableCall {
  readonly match: string;
  readonly code: string;
  readonly turn: Timestamp;
  readonly names: readonly string[];
}

/** The `player` of notices to a table's chat channel. */
const NOBODY = "";

/**
 * Minimum time between later notices of a match to a player, and to a table's webhook, in ms. The second notice may
 * come earlier, see `claimNotice`.
 */
const [QUIET, TABLE_QUIET] = [24 * 60 * 60_000, 15 * 60_000];
/** After these attempts, the next sweep of `TurnNotices` may send the notice. */
const TRIES = 5;

interface Sending {
  readonly url: string;
  deliver(): Promise<DeliveryOutcome>;
  drop(): Promise<void>;
}

/** A claim in the store ensures that only one process sends each notice. */
export class NoticeSender {
  readonly #deps: NoticeSenderDeps;
  readonly #work: PendingWork;

  constructor(deps: NoticeSenderDeps, work: PendingWork) {
    this.#deps = deps;
    this.#work = work;
  }

  /** Notifies the player's browsers and chat channel. */
  async notifyPlayer(notice: Notice, message: PlayerMessage): Promise<void> {
    const sendings = await this.#sendingsTo(notice.player, message);
    if (sendings.length > 0) await this.#sendAll(notice, QUIET, sendings);
  }

  async callTable({ match, code, turn, names }: TableCall): Promise<void> {
    const { store, webhooks } = this.#deps;
    const webhook = webhooks && (await store.webhooks.get(webhookTarget({ match })));
    if (!webhook) return;
    const sending = this.#sendingTo(webhook, { says: "toMove", names, code });
    await this.#sendAll({ player: NOBODY, match, turn }, TABLE_QUIET, [sending]);
  }

  close(): void {
    this.#deps.delivery?.close();
    this.#deps.webhooks?.close();
  }

  async #sendingsTo(player: string, message: PlayerMessage): Promise<readonly Sending[]> {
    const { store, delivery, webhooks } = this.#deps;
    const [subscriptions, webhook] = await Promise.all([
      delivery ? store.push.of(player) : [],
      webhooks && store.webhooks.get(webhookTarget({ player })),
    ]);
    const toBrowsers = subscriptions.map((to) => ({
      url: to.endpoint,
      deliver: () => delivery!.deliver(to, { ...message, language: to.language }),
      drop: () => store.push.drop(to.endpoint),
    }));
    return webhook ? [...toBrowsers, this.#sendingTo(webhook, message)] : toBrowsers;
  }

  #sendingTo(to: StoredWebhook, message: WebhookMessage): Sending {
    const { store, webhooks } = this.#deps;
    return {
      url: to.url,
      deliver: () => webhooks!.deliver(to, message),
      drop: () => store.webhooks.drop(to.target),
    };
  }

  /** @param quiet minimum time after the last notice, in ms */
  async #sendAll(notice: Notice, quiet: number, sendings: readonly Sending[]): Promise<void> {
    const { store, now } = this.#deps;
    const at = new Date(now()).toISOString();
    const quietSince = new Date(now() - quiet).toISOString();
    if (!(await store.push.claimNotice({ ...notice, at }, quietSince))) return;
    const release = () => store.push.releaseNotice(notice);
    await Promise.all(sendings.map((sending) => this.#send(sending, release, TRIES)));
  }

  async #send(sending: Sending, release: () => Promise<void>, tries: number): Promise<void> {
    const delivered = await sending.deliver();
    if (delivered === "gone") return sending.drop();
    if (delivered === "refused") this.#deps.onError(new Error(`${new URL(sending.url).host} refused a notice`), "push");
    if (typeof delivered === "string") return;
    if (tries <= 1 || this.#work.isClosed) return release();
    this.#work.runLater(delivered.againIn, () => this.#send(sending, release, tries - 1), release);
  }
}
