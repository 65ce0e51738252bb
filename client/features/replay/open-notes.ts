import { type ReadonlySignal, signal } from "@preact/signals";
import type { MatchFile } from "../../../shared/engine/log/format.ts";
import { isOnDevice } from "../../../shared/engine/match/device-id.ts";
import type { SharedNotes } from "../../../shared/engine/people/notes.ts";

/**
 * In a fragment: show notes. The id of a set gives access to it, so it is in the fragment, which browsers do not send.
 */
export const NOTES = "notes";

/** The end of the fragment of a replay's address that shows a set of notes; undefined: the list of sets. */
export const notesHash = (set: string | undefined): string =>
  set === undefined ? `&${NOTES}` : `&${NOTES}=${encodeURIComponent(set)}`;

/** Whether notes are shown in a replay, and which. They are loaded when they are first opened. */
export interface OpenNotes {
  readonly isOpen: ReadonlySignal<boolean>;
  /** The id of the set on show; undefined: the list of sets, or a new set. */
  readonly set: ReadonlySignal<string | undefined>;
  /** The sets of an opened notes file, which are shown instead of those on the server; undefined: there is no such file. */
  readonly fromFile: ReadonlySignal<readonly SharedNotes[] | undefined>;
  /** Shows the sets of a notes file; opens the only one, or the list of them. */
  showFile(sets: readonly SharedNotes[]): void;
  /** Opens a set, or by default what was open before. */
  open(set?: string): void;
  /** Opens the list of sets. */
  list(): void;
  close(): void;
  /** Goes to the next or the previous note; does nothing while no notes are shown. */
  step(way: 1 | -1): void;
  /** Sets the function that `step` calls. */
  stepWith(step: ((way: 1 | -1) => void) | undefined): void;
}

/**
 * Creates the state of a replay's notes; undefined if the match has none, because it is not over or not on the server.
 */
export function openNotesOf({ header }: Pick<MatchFile, "header">): OpenNotes | undefined {
  if (header.seed === undefined || isOnDevice(header.id)) return undefined;
  const isOpen = signal(false);
  const set = signal<string | undefined>(undefined);
  const fromFile = signal<readonly SharedNotes[] | undefined>(undefined);
  let step: ((way: 1 | -1) => void) | undefined;
  return {
    isOpen,
    set,
    fromFile,
    showFile(sets) {
      fromFile.value = sets;
      set.value = sets.length === 1 ? sets[0]!.id : undefined;
      isOpen.value = true;
    },
    open(wanted = set.peek()) {
      set.value = wanted;
      isOpen.value = true;
    },
    list() {
      set.value = undefined;
    },
    close() {
      isOpen.value = false;
    },
    step: (way) => step?.(way),
    stepWith(next) {
      step = next;
    },
  };
}
