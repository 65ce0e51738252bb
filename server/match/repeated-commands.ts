import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Granted } from "../../shared/engine/log/reply.ts";
import type { MatchCommand } from "../../shared/engine/match/decide.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Spend } from "./writes.ts";

export interface CommandEnvelope {
  /** Identifies a repetition. 1 to 64 characters, unique among the sender's ids in this match. */
  readonly id: string;
  readonly command: MatchCommand;
  /** Absent for commands of the platform, for `sit`, `stand` and `start`, and for a sender without a seat. */
  readonly by?: Seat;
  /** Default: the last command's `spend`, or else the first visitor's. */
  readonly spend?: Spend;
}

/** Recognizes commands that have events in the log, by their cause. */
export class RepeatedCommands {
  readonly #granted = new Map<string, { readonly by: Seat | undefined; readonly v: number }>();

  record(entries: readonly Recorded[]): void {
    for (const { cause, by, v } of entries) this.#granted.set(cause, { by, v });
  }

  /** The answer to the earlier command, if any. */
  answerTo(cause: string, by: Seat | undefined): Granted | undefined {
    const granted = this.#granted.get(cause);
    return granted && granted.by === by ? { ok: true, v: granted.v, cause } : undefined;
  }
}
