import type { Seat } from "../../shared/engine/contract/events.ts";
import { isPlayedByPerson, type Match } from "../../shared/engine/match/match.ts";
import { tableSettingsOf } from "../../shared/engine/match/match-events.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { isOverDays } from "../../shared/engine/match/table-settings.ts";
import type { Timestamp } from "../../shared/engine/time.ts";
import type { Table } from "../match/table.ts";
import type { Tables } from "../match/tables.ts";
import type { Stores } from "../store/ports.ts";
import { webhookTarget } from "../store/webhooks.ts";
import { NoticeSender, type NoticeSenderDeps } from "./notice-sender.ts";
import { PendingWork } from "./pending-work.ts";

interface TurnNoticesDeps extends NoticeSenderDeps {
  readonly store: Pick<Stores, "leases" | "push" | "webhooks">;
  readonly hasOthers: boolean;
  /** Time for a player who left to return, in ms. */
  readonly grace?: number;
}

type Invitation = Pick<Summary, "id" | "code" | "createdAt">;

/** The player has no page open at the table. */
interface MissedTurn {
  readonly player: string;
  readonly name: string;
  readonly turn: Timestamp;
}

const GRACE = 20_000;
/** Interval of sweeps for unsent notices, in ms. */
const SWEEP = 10 * 60_000;
/** Where a sweep through all subscribers, and then all webhooks, continues. */
interface Place {
  readonly list: "subscribers" | "webhooks";
  readonly after: string;
}

const FIRST: Place = { list: "subscribers", after: "" };

/** Subscribers or webhooks per step, and pause after a step, in ms. */
const [PAGE, PAUSE] = [20, 100];

/**
 * Notifies players of turns in matches over days if they have no open page. The process that has the match in memory
 * knows who is present; if none has it, any process may notify.
 */
export class TurnNotices {
  readonly #deps: TurnNoticesDeps;
  readonly #grace: number;
  /** People with an open page, by match. */
  readonly #there = new Map<string, ReadonlySet<string>>();
  /** Failures are only reported: the next sweep finds unsent notices. */
  readonly #work: PendingWork;
  readonly #sender: NoticeSender;

  constructor(deps: TurnNoticesDeps) {
    this.#deps = deps;
    this.#grace = deps.grace ?? GRACE;
    this.#work = new PendingWork((error) => deps.onError(error, "push"));
    this.#sender = new NoticeSender(deps, this.#work);
  }

  see = (match: string, players: ReadonlySet<string>): void => {
    if (this.#there.has(match)) this.#there.set(match, players);
  };

  /** @returns a function that stops watching the table */
  attend = (table: Table): (() => void) => {
    if (!isOverDays(tableSettingsOf(table.match.config))) return () => {};
    this.#there.set(table.id, new Set());
    const expected = new Set<string>();
    const look = () => {
      for (const missed of this.#missedAt(table.match)) {
        const key = JSON.stringify([missed.player, missed.turn]);
        if (expected.has(key)) continue;
        expected.add(key);
        this.#work.runLater(this.#grace, () => this.#notifyIfStill(table, missed));
      }
    };
    const unsubscribe = table.listen(look);
    look();
    return () => {
      unsubscribe();
      this.#there.delete(table.id);
    };
  };

  /** @returns a function that stops the sweeps */
  watch(tables: Pick<Tables, "read" | "find">): () => void {
    let isOver = false;
    let timer: NodeJS.Timeout | undefined;
    const look = async (place: Place): Promise<void> => {
      // After a failure, the next sweep begins at `FIRST`.
      let next = FIRST;
      try {
        next = await this.#sweep(tables, place);
      } finally {
        const goOn = () => void this.#work.run(look(next));
        if (!isOver) timer = setTimeout(goOn, next === FIRST ? SWEEP : PAUSE).unref();
      }
    };
    void this.#work.run(look(FIRST));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }

  async settled(): Promise<void> {
    await this.#work.settled();
  }

  /** Later sweeps send what is left. */
  async close(): Promise<void> {
    await this.#work.close();
    this.#sender.close();
  }

  #missedAt = (match: Match): readonly MissedTurn[] => {
    const there = this.#there.get(match.config.id);
    return turnsAt(match).filter(({ player }) => !there?.has(player));
  };

  #notifyIfStill(table: Table, missed: MissedTurn): Promise<void> | undefined {
    const isStill = ({ player, turn }: MissedTurn) => player === missed.player && turn === missed.turn;
    const now = this.#missedAt(table.match);
    if (!now.some(isStill)) return undefined;
    return Promise.all([this.#notify(table.match, missed), this.#callTable(table.match, now)]).then(() => {});
  }

  /** @returns the next page; `FIRST` after the last */
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

  /** Calls a match's webhook about missed turns, or deletes it if the match is over or missing. */
  async #lookAt(id: string, tables: Pick<Tables, "read" | "find">): Promise<void> {
    const [match] = await tables.find({ id, limit: 1 });
    if (!match || match.state === "over") return this.#deps.store.webhooks.drop(webhookTarget({ match: id }));
    if (this.#work.isClosed || match.state !== "live") return;
    const table = await tables.read(id).catch(() => undefined);
    const missed = table ? this.#missedAt(table.match) : [];
    const [first] = missed;
    if (!table || !first || (await this.#isLeft(id, this.#now() - Date.parse(first.turn)))) return;
    await this.#callTable(table.match, missed);
  }

  async #lookAfter(player: string, tables: Pick<Tables, "read" | "find">): Promise<void> {
    for (const { id, house: settings, toAct, seats } of await tables.find({ states: ["live"], player, limit: 200 })) {
      if (this.#work.isClosed) return;
      if (!settings || !isOverDays(settings)) continue;
      if (!toAct.some((seat) => seats[seat]?.player === player)) continue;
      const table = await tables.read(id).catch(() => undefined);
      const missed = table && this.#missedAt(table.match).find((one) => one.player === player);
      if (!missed || (await this.#isLeft(id, this.#now() - Date.parse(missed.turn)))) continue;
      await this.#notify(table.match, missed);
    }
  }

  /**
   * Whether the turn is too recent, or another process has the match in memory.
   * @param age of the turn, in ms
   */
  async #isLeft(match: string, age: number): Promise<boolean> {
    const { store, hasOthers } = this.#deps;
    if (age < this.#grace) return true;
    // A single process finds only old leases of killed processes.
    return (hasOthers || age < SWEEP) && (await store.leases.isHeldElsewhere(match));
  }

  #now = (): number => this.#deps.now();

  /** Notifies players of their reserved seats, once for each table. */
  invite({ id, code, createdAt }: Invitation, players: readonly string[]): void {
    const invitations = players.map((player) =>
      this.#sender.notifyPlayer({ player, match: id, turn: createdAt }, { says: "invitation", code }),
    );
    for (const invitation of invitations) void this.#work.run(invitation);
  }

  #notify({ config: { id, code } }: Match, { player, turn }: MissedTurn): Promise<void> {
    return this.#sender.notifyPlayer({ player, match: id, turn }, { says: "yourTurn", code });
  }

  #callTable({ config: { id, code } }: Match, missed: readonly MissedTurn[]): Promise<void> {
    const turn = missed.map((one) => one.turn).reduce((a, b) => (a > b ? a : b));
    return this.#sender.callTable({ match: id, code, turn, names: missed.map(({ name }) => name) });
  }
}

/** The current turns of people. */
const turnsAt = (match: Match): readonly MissedTurn[] =>
  match.phase !== "live"
    ? []
    : match.turnTimers.flatMap((timer, seat: Seat): MissedTurn[] => {
        const held = match.seats[seat];
        // Only turns may take days, not answers to other players.
        if (timer?.for !== "turn" || !isPlayedByPerson(held) || held?.player === undefined) return [];
        return [{ player: held.player, name: held.name, turn: timer.since }];
      });
