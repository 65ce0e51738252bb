import type { TableState } from "../../shared/engine/log/table-state.ts";
import { type ChatMessage, type EntryRun, publicLine } from "../../shared/engine/log/wire.ts";
import { spectatorDelayOf } from "../match/spectator-visibility.ts";
import type { Table } from "../match/table.ts";
import { MOST_LINES } from "../store/chat.ts";
import { DelayedQueue } from "./delayed-queue.ts";

interface SpectatorDelayDeps {
  /** Only seated players see this part of the state. */
  readonly seatedOnly: TableState["inside"];
  readonly table: Pick<Table, "match">;
  readonly now: () => number;
  readonly onPublished: () => void;
}

/**
 * Shows new content to seated players first, and publishes it later. There is no delay before the start and after the
 * end.
 */
export class SpectatorDelay {
  readonly #deps: SpectatorDelayDeps;
  readonly #queue: DelayedQueue;

  constructor(deps: SpectatorDelayDeps) {
    this.#deps = deps;
    this.#queue = new DelayedQueue(deps.now, deps.onPublished);
  }

  /** The delay in ms; 0 without one. */
  get length(): number {
    return spectatorDelayOf(this.#deps.table.match);
  }

  /**
   * Shows entries to seated players, and calls `publish` after the delay.
   * @returns the index of their line in the log of seated players
   */
  holdEntries(run: EntryRun, publish: () => void): number {
    const { log } = this.#deps.seatedOnly;
    log.push(publicLine(run));
    this.#queue.add(Date.parse(run[0].at) + this.length, publish);
    return log.length - 1;
  }

  /** Shows a message to seated players, and calls `publish` with it after the delay. */
  holdMessage(line: string, publish: (line: string) => void): void {
    const { talk } = this.#deps.seatedOnly;
    const { length } = this;
    talk.push(line);
    if (talk.length > MOST_LINES) talk.shift();
    this.#queue.add(sentAt(line) + length, () => this.#publishMessages(this.#deps.now() - length, publish), "talk");
  }

  /** Shows absences to seated players, and calls `publish` after the delay. */
  holdAway(away: readonly string[], publish: () => void): void {
    const shown = this.#deps.seatedOnly.away;
    shown.splice(0, shown.length, ...away);
    this.#queue.add(this.#deps.now() + this.length, publish, "away");
  }

  /** Publishes all that waits, because the delay has ended. */
  end(publishMessage: (line: string) => void): void {
    this.#queue.flush();
    this.#publishMessages(Number.POSITIVE_INFINITY, publishMessage);
    this.#deps.seatedOnly.away.splice(0);
  }

  /** @param latest in ms since 1970 */
  #publishMessages(latest: number, publish: (line: string) => void): void {
    const { talk } = this.#deps.seatedOnly;
    while (talk.length > 0 && sentAt(talk[0]!) <= latest) publish(talk.shift()!);
  }

  stop(): void {
    this.#queue.stop();
  }
}

const sentAt = (line: string): number => Date.parse((JSON.parse(line) as ChatMessage).at);
