import type { ComponentType } from "preact";

/** `next` returns the selectors of the next elements to touch; `Light` highlights them. */
export interface WaywardGuide {
  next(): readonly string[];
  readonly Light: ComponentType<{ readonly at: readonly string[] }>;
}
