import { batch, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Reply } from "../../../../shared/engine/log/wire.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { TranquilitySpot } from "../scene/layout.ts";
import type { RefusalReason } from "../text/reasons.ts";

/** Something that went wrong, and the touch that caused it; `count` distinguishes repeats of the same kind. */
type InputError = RefusalReason & { readonly count: number; readonly at?: TranquilitySpot };

interface SentCommand {
  readonly command: Command;
  /** The version that will show the command, once the server has answered. */
  readonly v?: number;
}

/**
 * Sends one request to the server at a time. A granted one stays open until the log shows its result.
 * @param version the known version of the log
 * @param done called when the log shows the result
 */
export function createAsking(
  send: (command: Command) => Promise<Reply>,
  version: ReadonlySignal<number>,
  done: () => void,
) {
  const sent = signal<SentCommand | undefined>(undefined);
  const trouble = signal<InputError | undefined>(undefined);
  let troubles = 0;
  let objectedAt = 0;

  const object = (why: RefusalReason | undefined, at?: TranquilitySpot): void => {
    objectedAt = version.peek();
    trouble.value = why && { ...why, count: ++troubles, ...(at ? { at } : {}) };
  };

  async function ask(command: Command, at?: TranquilitySpot): Promise<void> {
    if (sent.value) return;
    batch(() => {
      sent.value = { command };
      object(undefined);
    });
    const reply = await send(command);
    if (sent.peek()?.command !== command) return;
    batch(() => {
      if (reply.ok) sent.value = { command, v: reply.v };
      else {
        sent.value = undefined;
        object({ refused: reply.reason, ...(reply.rule === undefined ? {} : { rule: reply.rule }) }, at);
      }
    });
  }

  const close = effect(() => {
    const known = version.value;
    // The objection may no longer hold: the turn may have passed, or other moves may be possible.
    if (trouble.peek() && known > objectedAt) object(undefined);
    const v = sent.value?.v;
    if (v === undefined || known < v) return;
    batch(() => {
      sent.value = undefined;
      done();
    });
  });

  return { sent, trouble: trouble as ReadonlySignal<InputError | undefined>, object, ask, close };
}
