import { type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentType } from "preact";

/** A part of a page that is fetched when it is first needed: what it is once it is there, and how to have it fetched. */
export function later<Props>(
  load: () => Promise<ComponentType<Props>>,
  failed: () => void,
): { readonly part: ReadonlySignal<ComponentType<Props> | undefined>; fetch(): Promise<void> } {
  const part = signal<ComponentType<Props> | undefined>(undefined);
  const fetch = () =>
    load().then((loaded) => {
      part.value = loaded;
    }, failed);
  return { part, fetch };
}
