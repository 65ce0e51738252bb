import type { Theme } from "../art/theme.ts";

/** `auto` follows the system. */
export const CHOICES = ["auto", "light", "dark", "contrast"] as const;

/** @param prefers whether the system matches a media query */
export function themeFor(choice: string | undefined, prefers: (query: string) => boolean): Theme {
  if (choice === "light" || choice === "dark" || choice === "contrast") return choice;
  if (prefers("(prefers-contrast: more)")) return "contrast";
  return prefers("(prefers-color-scheme: dark)") ? "dark" : "light";
}
