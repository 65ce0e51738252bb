import type { ComponentType } from "preact";

/**
 * The part of the course that its board needs: the selectors of the next elements to touch, and the component that
 * highlights them.
 */
export interface WaywardGuide {
  next(): readonly string[];
  readonly Light: ComponentType<{ readonly at: readonly string[] }>;
}
