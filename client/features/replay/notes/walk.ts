import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { ReplayNote } from "../../../../shared/engine/people/notes.ts";
import type { Playback } from "../playback.ts";

/** Steps through the notes of a set, in the order of their moves. */
export interface NotesWalk {
  /** The note at the move on show, if any. */
  readonly index: ReadonlySignal<number | undefined>;
  has(way: 1 | -1): boolean;
  step(way: 1 | -1): void;
}

/** @param notes ordered by version */
export function notesWalk({ move, marks, moveWith, go, held }: Playback, notes: readonly ReplayNote[]): NotesWalk {
  /** The move of each note among the moves that the playback visits. */
  const moves = computed(() => {
    void marks.value;
    return notes.map(({ v }) => moveWith(v));
  });
  /** The note that `step` chose, in case several are at the same move. */
  const chosen = signal<number | undefined>(undefined);
  const index = computed(() => {
    if (held.value !== undefined) return undefined;
    if (chosen.value !== undefined && moves.value[chosen.value] === move.value) return chosen.value;
    const first = moves.value.indexOf(move.value);
    return first < 0 ? undefined : first;
  });
  const next = (way: 1 | -1): number | undefined => {
    const at = index.value;
    if (at !== undefined) return notes[at + way] && at + way;
    const found =
      way > 0
        ? moves.value.findIndex((each) => each > move.value)
        : moves.value.findLastIndex((each) => each < move.value);
    return found < 0 ? undefined : found;
  };
  return {
    index,
    has: (way) => next(way) !== undefined,
    step(way) {
      const to = next(way);
      if (to === undefined) return;
      chosen.value = to;
      go(moves.peek()[to]!);
    },
  };
}
