import { computed, effect } from "@preact/signals";
import type { Theme } from "../art/theme.ts";
import { setting } from "../storage/setting.ts";
import { matching } from "./media.ts";
import { CHOICES, themeFor } from "./themes.ts";

export const themes = setting("theme", CHOICES, "auto");

export const theme = computed<Theme>(() => themeFor(themes.chosen.value, (query) => matching(query).value));

export const applyTheme = (): void => {
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
};
