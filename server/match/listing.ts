import type { Summary } from "../../shared/engine/match/summary.ts";
import { localTopic, type Topic } from "../cluster/cluster.ts";
import type { Table } from "./table.ts";

/** Whether a match is open and public: anyone may find it and take a seat. */
export const isListed = ({ state, visibility }: Summary): boolean => state === "open" && visibility === "open";

/** Announces changes of the public list of open tables to all processes. */
export class Listing {
  readonly #topic: Topic<Summary>;

  /** @param topic Default: within this process */
  constructor(topic: Topic<Summary> = localTopic()) {
    this.#topic = topic;
  }

  /**
   * Calls back for changes to matches that are or were listed, in all processes.
   * @param onGap called when changes may have been missed
   * @returns a function that stops listening
   */
  watch(watcher: (summary: Summary) => void, onGap?: () => void): () => void {
    return this.#topic.subscribe(watcher, onGap);
  }

  /** Announces a match if it is listed. */
  announce(summary: Summary): void {
    if (isListed(summary)) this.#topic.publish(summary);
  }

  /** Announces the changes of a listed table, and the one that removes it from the list. */
  follow = (table: Table): (() => void) => {
    let wasListed = isListed(table.summary!);
    return table.listen(() => {
      const summary = table.summary!;
      if (wasListed || isListed(summary)) this.#topic.publish(summary);
      wasListed = isListed(summary);
    });
  };
}
