import type { ComponentType } from "preact";

/** What the course gives its board: where to touch it next, as selectors, and what is lit there. */
export interface Guide {
  next(): readonly string[];
  readonly Light: ComponentType<{ readonly at: readonly string[] }>;
}
