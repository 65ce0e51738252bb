import { effect, untracked } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { announce } from "../../match/announcements.ts";
import { say } from "../../ui/aloud.tsx";
import { messages } from "./messages/messages.ts";
import type { ReplayModel } from "./replay-model.ts";

/** Texts for the move on show; `round` only in games with rounds. */
export function whereIn({ playback, isSecret }: ReplayModel): { readonly move: string; readonly round?: string } {
  const { move, moveOf, dealt, round } = messages.value;
  const at = playback.move.value;
  const mark = playback.marks.value[at];
  if (at === 0) return { move: dealt };
  return {
    move: isSecret.value ? move(at) : moveOf(at, playback.last.value),
    ...(mark?.round === undefined ? {} : { round: round(mark.round) }),
  };
}

function moveAloud(show: ReplayModel): string {
  const { playback, connection } = show;
  const at = playback.move.value;
  const { move, round } = whereIn(show);
  const [before, now] = [playback.marks.value[at - 1], playback.marks.value[at]];
  const where = `${[move, round].filter(Boolean).join(", ")}.`;
  if (!before || !now) return where;
  const { text } = announce(connection.game, connection.timeline.value, { after: before.v, until: now.v }, "all");
  return [where, text].filter(Boolean).join(" ");
}

/** Announces each shown move, except those that the held slider passes. */
export function useMovesAloud(show: ReplayModel): void {
  // A layout effect also announces a move by a key pressed before the first paint.
  useLayoutEffect(() => {
    const { playback } = show;
    let said = playback.move.peek();
    return effect(() => {
      const at = playback.move.value;
      if (at === said || playback.held.value !== undefined) return;
      said = at;
      say(untracked(() => moveAloud(show)));
    });
  }, [show]);
}
