import { computed, effect, signal } from "@preact/signals";
import type { Theme } from "../art/theme.ts";
import { setting } from "../net/setting.ts";

/** What a person may choose; `auto` follows the system. */
export const themes = setting("theme", ["auto", "light", "dark", "contrast"], "auto");

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

/** How the place looks now. */
export const theme = computed<Theme>(() => {
  const choice = themes.chosen.value;
  if (choice !== "auto") return choice;
  if (prefersContrast.value) return "contrast";
  return prefersDark.value ? "dark" : "light";
});

/** Keeps the root element's theme in step, for the style sheets. */
export const wearTheme = (): void => {
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
};
