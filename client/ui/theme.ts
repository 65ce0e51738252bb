import { computed, effect } from "@preact/signals";
import type { Theme } from "../art/theme.ts";
import { setting } from "../storage/setting.ts";
import { matching } from "./media.ts";
import { CHOICES, themeFor } from "./themes.ts";

export const themes = setting("theme", CHOICES, "auto");

/** How the place looks now. */
export const theme = computed<Theme>(() => themeFor(themes.chosen.value, (query) => matching(query).value));

/** Keeps the root element's theme in step, for the style sheets. */
export const applyTheme = (): void => {
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
};
