/** `future` holds undone drafts. */
export interface DraftHistory<Draft> {
  readonly past: readonly Draft[];
  readonly present: Draft;
  readonly future: readonly Draft[];
  readonly stroke?: string | undefined;
}

/** Maximum number of undo steps. */
const MOST = 200;

export const historyOf = <Draft>(present: Draft): DraftHistory<Draft> => ({ past: [], present, future: [] });

/** Changes of the same stroke are undone together. */
export function changed<Draft>(
  { past, present, stroke: last }: DraftHistory<Draft>,
  next: Draft,
  stroke?: string,
): DraftHistory<Draft> {
  const goesOn = stroke !== undefined && stroke === last;
  return { past: goesOn ? past : [...past, present].slice(-MOST), present: next, future: [], stroke };
}

/** Returns the same history if nothing can be undone. */
export function undone<Draft>(history: DraftHistory<Draft>): DraftHistory<Draft> {
  const { past, present, future } = history;
  return past.length === 0 ? history : { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

/** Returns the same history if nothing can be redone. */
export function redone<Draft>(history: DraftHistory<Draft>): DraftHistory<Draft> {
  const { past, present, future } = history;
  return future.length === 0 ? history : { past: [...past, present], present: future[0]!, future: future.slice(1) };
}
