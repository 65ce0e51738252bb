import { t } from "../i18n/t.ts";

/** Why something was not done, in words. */
export const whyNot = (reason: string): string => t().refusals[reason] ?? t().refused;

export const gameName = (game: string): string => t().games[game] ?? game;

/** What a match is played on, by the mode in its options. */
export function modeName(game: string, options: object): string {
  const mode = "mode" in options && typeof options.mode === "string" ? options.mode : "";
  return t().modes[mode] ?? gameName(game);
}

/** Names as people say them: "Mira, Tomasz and Pim". */
export const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);
