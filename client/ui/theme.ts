import { computed, effect, signal } from "@preact/signals";
import type { Theme } from "../art/theme.ts";
import { keep, kept } from "../net/kept.ts";

/** What a person may choose; `auto` follows the system. */
export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type ThemeChoice = (typeof THEMES)[number];

const isChoice = (text: string | undefined): text is ThemeChoice => THEMES.some((theme) => theme === text);

/** A media query as a signal. */
function watched(query: string) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}

const prefersDark = watched("(prefers-color-scheme: dark)");
const prefersContrast = watched("(prefers-contrast: more)");
const first = kept("theme");

export const themeChoice = signal<ThemeChoice>(isChoice(first) ? first : "auto");

/** How the place looks now. */
export const theme = computed<Theme>(() => {
  if (themeChoice.value !== "auto") return themeChoice.value;
  if (prefersContrast.value) return "contrast";
  return prefersDark.value ? "dark" : "light";
});

export function chooseTheme(choice: ThemeChoice): void {
  keep("theme", choice === "auto" ? undefined : choice);
  themeChoice.value = choice;
}

/** Keeps the root element's theme in step, for the style sheets. */
export const wearTheme = (): void => {
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
};
