import type { Summary } from "../../shared/engine/match/summary.ts";
import { localTopic, type Topic } from "../cluster/cluster.ts";
import type { Table } from "./table.ts";

export const isListed = ({ state, visibility }: Summary): boolean => state === "open" && visibility === "open";

/** Announces changes of the public list of open tables to all processes. */
export class Listing {
  readonly #topic: Topic<Summary>;

  /** @param topic Default: within this process */
  constructor(topic: Topic<Summary> = localTopic()) {
    this.#topic = topic;
  }

  /**
   * Reports matches that are or were listed.
   * @param onGap called when changes may have been missed
   * @returns an unsubscribe function
   */
  watch(watcher: (summary: Summary) => void, onGap?: () => void): () => void {
    return this.#topic.subscribe(watcher, onGap);
  }

  announce(summary: Summary): void {
    if (isListed(summary)) this.#topic.publish(summary);
  }

  follow = (table: Table): (() => void) => {
    let wasListed = isListed(table.summary!);
    return table.listen(() => {
      const summary = table.summary!;
      if (wasListed || isListed(summary)) this.#topic.publish(summary);
      wasListed = isListed(summary);
    });
  };
}
