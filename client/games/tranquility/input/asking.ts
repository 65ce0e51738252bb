import { batch, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Reply } from "../../../../shared/engine/log/reply.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { TranquilitySpot } from "../scene/layout.ts";
import type { RefusalReason } from "../text/reasons.ts";

/** `count` distinguishes repeated refusals. `at`: the touched place. */
type CountedRefusal = RefusalReason & { readonly count: number; readonly at?: TranquilitySpot };

interface SentCommand {
  readonly command: Command;
  /** The version that will show the command; undefined until the server has answered. */
  readonly v?: number;
}

/**
 * Sends one command at a time, pending until the log shows its result.
 * @param version the known version of the log
 * @param done called when the log shows the result
 */
export function createAsking(
  send: (command: Command) => Promise<Reply>,
  version: ReadonlySignal<number>,
  done: () => void,
) {
  const sent = signal<SentCommand | undefined>(undefined);
  const refusal = signal<CountedRefusal | undefined>(undefined);
  let count = 0;
  let reportedAt = 0;

  const report = (why: RefusalReason | undefined, at?: TranquilitySpot): void => {
    reportedAt = version.peek();
    refusal.value = why && { ...why, count: ++count, ...(at ? { at } : {}) };
  };

  async function ask(command: Command, at?: TranquilitySpot): Promise<void> {
    if (sent.value) return;
    batch(() => {
      sent.value = { command };
      report(undefined);
    });
    const reply = await send(command);
    if (sent.peek()?.command !== command) return;
    batch(() => {
      if (reply.ok) sent.value = { command, v: reply.v };
      else {
        sent.value = undefined;
        report({ refused: reply.reason, ...(reply.rule === undefined ? {} : { rule: reply.rule }) }, at);
      }
    });
  }

  const close = effect(() => {
    const known = version.value;
    // The turn or the possible moves may have changed.
    if (refusal.peek() && known > reportedAt) report(undefined);
    const v = sent.value?.v;
    if (v === undefined || known < v) return;
    batch(() => {
      sent.value = undefined;
      done();
    });
  });

  return { sent, refusal: refusal as ReadonlySignal<CountedRefusal | undefined>, report, ask, close };
}
