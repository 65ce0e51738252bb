import { type ReadonlySignal, signal } from "@preact/signals";

const known = new Map<string, ReadonlySignal<boolean>>();

export function matching(query: string): ReadonlySignal<boolean> {
  const before = known.get(query);
  if (before) return before;
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  known.set(query, matches);
  return matches;
}
