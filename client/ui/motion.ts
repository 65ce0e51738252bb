import { computed, effect } from "@preact/signals";
import { setting } from "../storage/setting.ts";
import { matching } from "./media.ts";

/** `auto` follows the system. */
export const motions = setting("motion", ["auto", "full", "brisk", "none"], "auto");

const prefersNone = matching("(prefers-reduced-motion: reduce)");

/** With `none`, nothing moves across the screen; new things fade in. */
export const motion = computed<"full" | "brisk" | "none">(() => {
  const choice = motions.chosen.value;
  if (choice !== "auto") return choice;
  return prefersNone.value ? "none" : "full";
});

/** Speed factors of animations. */
export const TEMPO = { full: 1, brisk: 2, none: 1 } as const;

export const applyMotion = (): void => {
  effect(() => {
    document.documentElement.toggleAttribute("data-moves", motion.value !== "none");
  });
};
