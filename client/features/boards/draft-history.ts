/** A draft with the drafts before it and those that were undone. */
export interface DraftHistory<Draft> {
  readonly past: readonly Draft[];
  readonly present: Draft;
  readonly future: readonly Draft[];
  /** The stroke that made the last change. */
  readonly stroke?: string | undefined;
}

/** How many changes can be undone. */
const MOST = 200;

export const historyOf = <Draft>(present: Draft): DraftHistory<Draft> => ({ past: [], present, future: [] });

/** The history after a change. Changes of the same stroke are undone together. */
export function changed<Draft>(
  { past, present, stroke: last }: DraftHistory<Draft>,
  next: Draft,
  stroke?: string,
): DraftHistory<Draft> {
  const goesOn = stroke !== undefined && stroke === last;
  return { past: goesOn ? past : [...past, present].slice(-MOST), present: next, future: [], stroke };
}

/** The history after an undo; the same if nothing can be undone. */
export function undone<Draft>(history: DraftHistory<Draft>): DraftHistory<Draft> {
  const { past, present, future } = history;
  return past.length === 0 ? history : { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

/** The history after an undone change was made again; the same if there is none. */
export function redone<Draft>(history: DraftHistory<Draft>): DraftHistory<Draft> {
  const { past, present, future } = history;
  return future.length === 0 ? history : { past: [...past, present], present: future[0]!, future: future.slice(1) };
}
