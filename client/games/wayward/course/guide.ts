import type { ComponentType } from "preact";

/** What the course passes to its board: the next targets to touch, as selectors, and the light on them. */
export interface WaywardGuide {
  next(): readonly string[];
  readonly Light: ComponentType<{ readonly at: readonly string[] }>;
}
