import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Granted } from "../../shared/engine/log/reply.ts";
import type { MatchCommand } from "../../shared/engine/match/decide.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Spend } from "./writes.ts";

/** A command with an id, by which a repetition is recognized. */
export interface CommandEnvelope {
  /**
   * 1 to 64 characters, unique among the sender's ids in this match. If a seat sent the command, the log contains only
   * a hash of this id.
   */
  readonly id: string;
  readonly command: MatchCommand;
  /** Absent for commands of the platform. */
  readonly by?: Seat;
  /**
   * Charges for stored bytes. Default: the `spend` of the last command that had one, or else that of the first visitor.
   */
  readonly spend?: Spend;
}

/** Finds repeated commands: those that have events in a log, by their cause. */
export class RepeatedCommands {
  readonly #granted = new Map<string, { readonly by: Seat | undefined; readonly v: number }>();

  record(entries: readonly Recorded[]): void {
    for (const { cause, by, v } of entries) this.#granted.set(cause, { by, v });
  }

  /** The answer to an earlier command with the same cause and sender; undefined if there was none. */
  answerTo(cause: string, by: Seat | undefined): Granted | undefined {
    const granted = this.#granted.get(cause);
    return granted && granted.by === by ? { ok: true, v: granted.v, cause } : undefined;
  }
}
