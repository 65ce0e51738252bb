import type { Theme } from "../art/theme.ts";

/** What a person may choose; `auto` follows the system. */
export const CHOICES = ["auto", "light", "dark", "contrast"] as const;

/** How the place looks to somebody. @param prefers whether their system fits a media query */
export function themeFor(choice: string | undefined, prefers: (query: string) => boolean): Theme {
  if (choice === "light" || choice === "dark" || choice === "contrast") return choice;
  if (prefers("(prefers-contrast: more)")) return "contrast";
  return prefers("(prefers-color-scheme: dark)") ? "dark" : "light";
}
