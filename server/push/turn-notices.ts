import type { Seat } from "../../shared/engine/game.ts";
import { isPlayedByPerson, type Match, tableSettingsOf } from "../../shared/engine/match.ts";
import { isOverDays } from "../../shared/engine/table-settings.ts";
import type { Moment } from "../../shared/engine/time.ts";
import type { Table } from "../match/table.ts";
import type { Tables } from "../match/tables.ts";
import type { Store, StoredSubscription } from "../store/store.ts";
import type { Delivery, PushMessage } from "./delivery.ts";

export interface TurnNoticesDeps {
  readonly store: Store;
  readonly delivery: Delivery;
  readonly now: () => number;
  readonly onError: (error: unknown, where: string) => void;
  /** Whether several processes share the matches. */
  readonly hasOthers: boolean;
  /** Whoever left is back within so long, or is told, in milliseconds. */
  readonly grace?: number;
}

/** A turn of somebody who does not see it. */
interface MissedTurn {
  readonly player: string;
  readonly turn: Moment;
}

/** So long it is quiet after a notice, in milliseconds. */
const QUIET = 24 * 60 * 60_000;
const GRACE = 20_000;
/** After so many tries a notice is given up for now, until the next look at all matches. */
const TRIES = 5;
/** How often all matches are looked at: for what a process that died had still to tell, and what came too soon, in milliseconds. */
const SWEEP = 10 * 60_000;

/**
 * Tells players of their turn where no page of theirs is at the table. The process that has a match in memory sees who is there;
 * of a match that nobody has in memory any process may tell. A claim in the store decides who does, and how often.
 */
export class TurnNotices {
  readonly #deps: TurnNoticesDeps;
  readonly #grace: number;
  /** By match that is attended: the players whose pages are at the table. */
  readonly #there = new Map<string, ReadonlySet<string>>();
  /** What is to be done later; and, where that is to tell again, how it is given up. */
  readonly #timers = new Map<NodeJS.Timeout, (() => Promise<void>) | undefined>();
  /** What is under way. */
  readonly #telling = new Set<Promise<void>>();
  #closed = false;

  constructor(deps: TurnNoticesDeps) {
    this.#deps = deps;
    this.#grace = deps.grace ?? GRACE;
  }

  /** Who is at a table now. */
  see = (match: string, players: ReadonlySet<string>): void => {
    if (this.#there.has(match)) this.#there.set(match, players);
  };

  /** Tells those who play at a table of their turns for as long as it is in memory. Returns the way to stop. */
  attend = (table: Table): (() => void) => {
    if (!isOverDays(tableSettingsOf(table.match.charter))) return () => {};
    this.#there.set(table.id, new Set());
    const expected = new Set<string>();
    const look = () => {
      for (const missed of this.#missedAt(table.match)) {
        const key = JSON.stringify(missed);
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

  /** Looks at all matches of those who want to hear of them, now and again and again. Returns the way to stop. */
  watch(tables: Pick<Tables, "read" | "find">): () => void {
    const look = () => void this.#during(this.#sweep(tables));
    const timer = setInterval(look, SWEEP).unref();
    look();
    return () => clearInterval(timer);
  }

  /** When everything that was to be told so far has been, or is to be tried again. */
  async settled(): Promise<void> {
    while (this.#telling.size > 0) await Promise.all(this.#telling);
  }

  /** Tells nothing any more; what was not told is left to whoever looks next. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers.keys()) clearTimeout(timer);
    await this.settled();
    for (const giveUp of this.#timers.values()) await giveUp?.();
    this.#deps.delivery.close();
  }

  #missedAt = (match: Match): readonly MissedTurn[] => {
    const there = this.#there.get(match.charter.id);
    return turnsAt(match).filter(({ player }) => !there?.has(player));
  };

  #tellIfStill(table: Table, missed: MissedTurn): Promise<void> | undefined {
    const isStill = ({ player, turn }: MissedTurn) => player === missed.player && turn === missed.turn;
    return this.#missedAt(table.match).some(isStill) ? this.#tell(table.match, missed) : undefined;
  }

  async #sweep(tables: Pick<Tables, "read" | "find">): Promise<void> {
    const { store } = this.#deps;
    for (const player of await store.subscribers()) {
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
  }

  /** Whether a turn of so many milliseconds is left to the process that has the match in memory and sees who is there. */
  async #isLeft(match: string, age: number): Promise<boolean> {
    const { store, hasOthers } = this.#deps;
    if (age < this.#grace) return true;
    // Where one process follows another, the lease of one that was killed stays as it was.
    return (hasOthers || age < SWEEP) && (await store.isLeasedElsewhere(match));
  }

  #now = (): number => this.#deps.now();

  async #tell({ charter }: Match, { player, turn }: MissedTurn): Promise<void> {
    const { store } = this.#deps;
    const subscriptions = await store.subscriptions(player);
    if (subscriptions.length === 0) return;
    const at = new Date(this.#now()).toISOString();
    const quietSince = new Date(this.#now() - QUIET).toISOString();
    const notice = { player, match: charter.id, turn };
    if (!(await store.claimNotice({ ...notice, at }, quietSince))) return;
    const message = { says: "yourTurn", code: charter.code } as const;
    const release = () => store.releaseNotice(notice);
    await Promise.all(
      subscriptions.map((to) => this.#deliver(to, { ...message, language: to.language }, release, TRIES)),
    );
  }

  async #deliver(
    to: StoredSubscription,
    message: PushMessage,
    release: () => Promise<void>,
    tries: number,
  ): Promise<void> {
    const { delivery, store, onError } = this.#deps;
    const delivered = await delivery.deliver(to, message);
    if (delivered === "gone") return store.dropSubscription(to.endpoint);
    if (delivered === "refused") onError(new Error(`${new URL(to.endpoint).host} refused a notice`), "push");
    if (typeof delivered === "string") return;
    if (tries <= 1 || this.#closed) return release();
    this.#later(delivered.againIn, () => this.#deliver(to, message, release, tries - 1), release);
  }

  #later(wait: number, act: () => Promise<void> | undefined, giveUp?: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#during(Promise.resolve(act()));
    }, wait).unref();
    this.#timers.set(timer, giveUp);
  }

  /** A store that fails is reported; the next look at all matches finds what was not told. */
  #during(act: Promise<void>): Promise<void> {
    const telling = act
      .catch((error: unknown) => this.#deps.onError(error, "push"))
      .finally(() => this.#telling.delete(telling));
    this.#telling.add(telling);
    return telling;
  }
}

/** Whose turn it is at a table that is played over days, and since when. */
const turnsAt = (match: Match): readonly MissedTurn[] =>
  match.phase !== "live"
    ? []
    : match.waits.flatMap((wait, seat: Seat): MissedTurn[] => {
        const held = match.seats[seat];
        // Who is only asked for an answer keeps nobody waiting for days.
        if (wait?.for !== "turn" || !isPlayedByPerson(held) || held?.player === undefined) return [];
        return [{ player: held.player, turn: wait.since }];
      });
