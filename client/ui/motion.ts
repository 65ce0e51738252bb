import { computed, effect } from "@preact/signals";
import { setting } from "../storage/setting.ts";
import { matching } from "./media.ts";

/** How much moves, and how quickly; `auto` follows the system. */
export const motions = setting("motion", ["auto", "full", "brisk", "none"], "auto");

const prefersNone = matching("(prefers-reduced-motion: reduce)");

/** How things move now. With `none` nothing travels: what is new fades in, as for those whose system asks for it. */
export const motion = computed<"full" | "brisk" | "none">(() => {
  const choice = motions.chosen.value;
  if (choice !== "auto") return choice;
  return prefersNone.value ? "none" : "full";
});

/** How much faster than drawn up the motions of a table go. */
export const TEMPO = { full: 1, brisk: 2, none: 1 } as const;

/** Marks the root element as long as something may move, for the style sheets. */
export const applyMotion = (): void => {
  effect(() => {
    document.documentElement.toggleAttribute("data-moves", motion.value !== "none");
  });
};
