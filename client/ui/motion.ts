import { computed, effect } from "@preact/signals";
import { setting } from "../storage/setting.ts";
import { matching } from "./media.ts";

/** How much moves, and how fast. `auto` follows the system. */
export const motions = setting("motion", ["auto", "full", "brisk", "none"], "auto");

const prefersNone = matching("(prefers-reduced-motion: reduce)");

/**
 * With `none` nothing travels across the screen and new things fade in, as the system's setting for reduced motion
 * asks.
 */
export const motion = computed<"full" | "brisk" | "none">(() => {
  const choice = motions.chosen.value;
  if (choice !== "auto") return choice;
  return prefersNone.value ? "none" : "full";
});

/** The factor by which a table's animations are faster than designed. */
export const TEMPO = { full: 1, brisk: 2, none: 1 } as const;

/** Marks the root element while motion is allowed, for the style sheets. */
export const applyMotion = (): void => {
  effect(() => {
    document.documentElement.toggleAttribute("data-moves", motion.value !== "none");
  });
};
