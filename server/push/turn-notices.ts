import type { Seat } from "../../shared/engine/contract/events.ts";
import { isPlayedByPerson, type Match, tableSettingsOf } from "../../shared/engine/match/match.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { isOverDays } from "../../shared/engine/match/table-settings.ts";
import type { Timestamp } from "../../shared/engine/time.ts";
import type { PushMessage } from "../../shared/push.ts";
import type { Table } from "../match/table.ts";
import type { Tables } from "../match/tables.ts";
import type { Stores } from "../store/ports.ts";
import type { PlayerNotice } from "../store/push.ts";
import { type StoredWebhook, webhookTarget } from "../store/webhooks.ts";
import type { Delivery, DeliveryOutcome } from "./delivery.ts";
import type { WebhookDelivery, WebhookMessage } from "./webhooks.ts";

export interface TurnNoticesDeps {
  readonly store: Pick<Stores, "leases" | "push" | "webhooks">;
  /** Absent if push is disabled. */
  readonly delivery?: Delivery | undefined;
  /** Absent if webhooks are disabled. */
  readonly webhooks?: WebhookDelivery | undefined;
  readonly now: () => number;
  readonly onError: (error: unknown, where: string) => void;
  /** Whether several processes share the matches. */
  readonly hasOthers: boolean;
  /** How long a player who left may take to return before they are notified, in ms. */
  readonly grace?: number;
}

/** A table at which a seat is reserved for a player. */
export type Invitation = Pick<Summary, "id" | "code" | "createdAt">;

/** A message to a player, without its language. */
type PlayerMessage = Omit<PushMessage, "language">;

/** The `player` of a notice to a table's chat channel. */
const NOBODY = "";

/** A turn of a player who does not see it. */
interface MissedTurn {
  readonly player: string;
  readonly name: string;
  readonly turn: Timestamp;
}

/** Minimum time between two notices of a match to a player, and between two calls of a table's webhook, in ms. */
const [QUIET, TABLE_QUIET] = [24 * 60 * 60_000, 15 * 60_000];
const GRACE = 20_000;
/** Attempts before a notice is given up until the next sweep. */
const TRIES = 5;
/** Time between two sweeps through all subscribers, in ms: a sweep finds the unsent notices of a process that died. */
const SWEEP = 10 * 60_000;
/** The position of a sweep: after a subscriber, or after a webhook. */
interface Place {
  readonly list: "subscribers" | "webhooks";
  readonly after: string;
}

const FIRST: Place = { list: "subscribers", after: "" };

interface Sending {
  readonly url: string;
  deliver(): Promise<DeliveryOutcome>;
  /** Deletes the ended subscription or webhook. */
  drop(): Promise<void>;
}

/** Subscribers in one step of a sweep, and the pause after it, in ms: requests are served during the pause. */
const [PAGE, PAUSE] = [20, 100];

/**
 * Notifies players of turns when none of their pages is at the table. The process with the match in memory knows who is present;
 * for a match in no process's memory, any process may notify. A claim in the store decides which one does, and how often.
 */
export class TurnNotices {
  readonly #deps: TurnNoticesDeps;
  readonly #grace: number;
  /** The players with a page at the table, for each attended match. */
  readonly #there = new Map<string, ReadonlySet<string>>();
  /** Timers; for those of a retry, a function that gives it up. */
  readonly #timers = new Map<NodeJS.Timeout, (() => Promise<void>) | undefined>();
  readonly #telling = new Set<Promise<void>>();
  #closed = false;

  constructor(deps: TurnNoticesDeps) {
    this.#deps = deps;
    this.#grace = deps.grace ?? GRACE;
  }

  /** Records who is at a table now. */
  see = (match: string, players: ReadonlySet<string>): void => {
    if (this.#there.has(match)) this.#there.set(match, players);
  };

  /** Notifies the players of a table of their turns while it is in memory. @returns a function that stops */
  attend = (table: Table): (() => void) => {
    if (!isOverDays(tableSettingsOf(table.match.config))) return () => {};
    this.#there.set(table.id, new Set());
    const expected = new Set<string>();
    const look = () => {
      for (const missed of this.#missedAt(table.match)) {
        const key = JSON.stringify([missed.player, missed.turn]);
        if (expected.has(key)) continue;
        expected.add(key);
        this.#later(this.#grace, () => this.#tellIfStill(table, missed));
      }
    };
    const deafen = table.listen(look);
    look();
    return () => {
      deafen();
      this.#there.delete(table.id);
    };
  };

  /** Sweeps through the matches of all subscribers periodically. @returns a function that stops */
  watch(tables: Pick<Tables, "read" | "find">): () => void {
    let isOver = false;
    let timer: NodeJS.Timeout | undefined;
    const look = async (place: Place): Promise<void> => {
      // After a failure the next sweep begins with the first subscriber.
      let next = FIRST;
      try {
        next = await this.#sweep(tables, place);
      } finally {
        const goOn = () => void this.#during(look(next));
        if (!isOver) timer = setTimeout(goOn, next === FIRST ? SWEEP : PAUSE).unref();
      }
    };
    void this.#during(look(FIRST));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }

  /** Resolves when every notice so far was sent or waits for a retry. */
  async settled(): Promise<void> {
    while (this.#telling.size > 0) await Promise.all(this.#telling);
  }

  /** Stops sending; unsent notices are left to later sweeps. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers.keys()) clearTimeout(timer);
    await this.settled();
    for (const giveUp of this.#timers.values()) await giveUp?.();
    this.#deps.delivery?.close();
    this.#deps.webhooks?.close();
  }

  #missedAt = (match: Match): readonly MissedTurn[] => {
    const there = this.#there.get(match.config.id);
    return turnsAt(match).filter(({ player }) => !there?.has(player));
  };

  #tellIfStill(table: Table, missed: MissedTurn): Promise<void> | undefined {
    const isStill = ({ player, turn }: MissedTurn) => player === missed.player && turn === missed.turn;
    const now = this.#missedAt(table.match);
    if (!now.some(isStill)) return undefined;
    return Promise.all([this.#tell(table.match, missed), this.#callTable(table.match, now)]).then(() => {});
  }

  /**
   * Checks the matches of one page of subscribers or webhooks. @returns where the next page begins; `FIRST` after the last one
   */
  async #sweep(tables: Pick<Tables, "read" | "find">, { list, after }: Place): Promise<Place> {
    const { store } = this.#deps;
    if (list === "subscribers") {
      const players = await store.push.subscribers(after, PAGE);
      for (const player of players) await this.#lookAfter(player, tables);
      return players.length === PAGE ? { list, after: players.at(-1)! } : { list: "webhooks", after: "" };
    }
    const targets = await store.webhooks.targets(after, PAGE);
    for (const target of targets) {
      const id = target.slice(target.indexOf(":") + 1);
      await (target.startsWith("player:") ? this.#lookAfter(id, tables) : this.#lookAt(id, tables));
    }
    return targets.length === PAGE ? { list, after: targets.at(-1)! } : FIRST;
  }

  /** Checks a match whose table has a webhook, and deletes the webhook if the match is over. */
  async #lookAt(id: string, tables: Pick<Tables, "read" | "find">): Promise<void> {
    const [match] = await tables.find({ id, limit: 1 });
    if (!match || match.state === "over") return this.#deps.store.webhooks.drop(webhookTarget({ match: id }));
    if (this.#closed || match.state !== "live") return;
    const table = await tables.read(id).catch(() => undefined);
    const missed = table ? this.#missedAt(table.match) : [];
    const [first] = missed;
    if (!table || !first || (await this.#isLeft(id, this.#now() - Date.parse(first.turn)))) return;
    await this.#callTable(table.match, missed);
  }

  async #lookAfter(player: string, tables: Pick<Tables, "read" | "find">): Promise<void> {
    for (const { id, house, toAct, seats } of await tables.find({ states: ["live"], player, limit: 200 })) {
      if (this.#closed) return;
      if (!house || !isOverDays(house)) continue;
      if (!toAct.some((seat) => seats[seat]?.player === player)) continue;
      const table = await tables.read(id).catch(() => undefined);
      const missed = table && this.#missedAt(table.match).find((one) => one.player === player);
      if (!missed || (await this.#isLeft(id, this.#now() - Date.parse(missed.turn)))) continue;
      await this.#tell(table.match, missed);
    }
  }

  /** Whether a turn of this age, in ms, is left to the process that has the match in memory and knows who is present. */
  async #isLeft(match: string, age: number): Promise<boolean> {
    const { store, hasOthers } = this.#deps;
    if (age < this.#grace) return true;
    // When one process follows another, the lease of a killed one remains.
    return (hasOthers || age < SWEEP) && (await store.leases.isHeldElsewhere(match));
  }

  #now = (): number => this.#deps.now();

  /** Notifies players of a seat reserved for them at a new table, once for each table. */
  invite({ id, code, createdAt }: Invitation, players: readonly string[]): void {
    const invitations = players.map((player) =>
      this.#notify({ player, match: id, turn: createdAt }, { says: "invitation", code }),
    );
    for (const invitation of invitations) void this.#during(invitation);
  }

  #tell({ config: { id, code } }: Match, { player, turn }: MissedTurn): Promise<void> {
    return this.#notify({ player, match: id, turn }, { says: "yourTurn", code });
  }

  async #notify(notice: Omit<PlayerNotice, "at">, message: PlayerMessage): Promise<void> {
    const sendings = await this.#sendingsTo(notice.player, message);
    if (sendings.length > 0) await this.#sendAll(notice, QUIET, sendings);
  }

  /** A player's destinations: each of their browsers, and their chat channel. */
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

  /** Notifies a table's chat channel of turns. */
  async #callTable({ config: { id, code } }: Match, missed: readonly MissedTurn[]): Promise<void> {
    const { store, webhooks } = this.#deps;
    const webhook = webhooks && (await store.webhooks.get(webhookTarget({ match: id })));
    if (!webhook) return;
    const turn = missed.map((one) => one.turn).reduce((a, b) => (a > b ? a : b));
    const names = missed.map(({ name }) => name);
    const sending = this.#sendingTo(webhook, { says: "toMove", names, code });
    await this.#sendAll({ player: NOBODY, match: id, turn }, TABLE_QUIET, [sending]);
  }

  /** Sends a message, unless it was sent before or another one was sent within the quiet time. */
  async #sendAll(notice: Omit<PlayerNotice, "at">, quiet: number, sendings: readonly Sending[]): Promise<void> {
    const { store } = this.#deps;
    const at = new Date(this.#now()).toISOString();
    const quietSince = new Date(this.#now() - quiet).toISOString();
    if (!(await store.push.claimNotice({ ...notice, at }, quietSince))) return;
    const release = () => store.push.releaseNotice(notice);
    await Promise.all(sendings.map((sending) => this.#send(sending, release, TRIES)));
  }

  async #send(sending: Sending, release: () => Promise<void>, tries: number): Promise<void> {
    const delivered = await sending.deliver();
    if (delivered === "gone") return sending.drop();
    if (delivered === "refused") this.#deps.onError(new Error(`${new URL(sending.url).host} refused a notice`), "push");
    if (typeof delivered === "string") return;
    if (tries <= 1 || this.#closed) return release();
    this.#later(delivered.againIn, () => this.#send(sending, release, tries - 1), release);
  }

  #later(wait: number, act: () => Promise<void> | undefined, giveUp?: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#during(Promise.resolve(act()));
    }, wait).unref();
    this.#timers.set(timer, giveUp);
  }

  /** Reports a failure of the store; the next sweep finds the notices not sent. */
  #during(act: Promise<void>): Promise<void> {
    const telling = act
      .catch((error: unknown) => this.#deps.onError(error, "push"))
      .finally(() => this.#telling.delete(telling));
    this.#telling.add(telling);
    return telling;
  }
}

/** The turns at a table that is played over days, and since when they wait. */
const turnsAt = (match: Match): readonly MissedTurn[] =>
  match.phase !== "live"
    ? []
    : match.turnTimers.flatMap((timer, seat: Seat): MissedTurn[] => {
        const held = match.seats[seat];
        // A request for an answer does not make others wait for days.
        if (timer?.for !== "turn" || !isPlayedByPerson(held) || held?.player === undefined) return [];
        return [{ player: held.player, name: held.name, turn: timer.since }];
      });
