import { type ReadonlySignal, signal } from "@preact/signals";
import type { MatchFile } from "../../../shared/engine/log/format.ts";
import { isOnDevice } from "../../../shared/engine/match/device-id.ts";
import type { SharedNotes } from "../../../shared/engine/people/notes.ts";

/** A set's id gives access to the set, so the id is in the fragment, which browsers do not send. */
export const NOTES = "notes";

/**
 * The end of the fragment of a replay's address.
 * @param set undefined for the list of sets
 */
export const notesHash = (set: string | undefined): string =>
  set === undefined ? `&${NOTES}` : `&${NOTES}=${encodeURIComponent(set)}`;

/** Whether notes are shown, and which. */
export interface OpenNotes {
  readonly isOpen: ReadonlySignal<boolean>;
  /** The set on show; undefined: the list of sets, or a new set. */
  readonly set: ReadonlySignal<string | undefined>;
  /** The sets of an opened file, which replace those on the server. */
  readonly fromFile: ReadonlySignal<readonly SharedNotes[] | undefined>;
  /** Shows the only set of a file, or the list of sets. */
  showFile(sets: readonly SharedNotes[]): void;
  /** Opens a set. Default: what was open before. */
  open(set?: string): void;
  list(): void;
  close(): void;
  /** Goes to another note; does nothing while no notes are shown. */
  step(way: 1 | -1): void;
  stepWith(step: ((way: 1 | -1) => void) | undefined): void;
}

/** Undefined if the match has no notes, because it is not over, or is only on a device. */
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
