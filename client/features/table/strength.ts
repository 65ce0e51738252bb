import { botsOf } from "../../catalog/catalog.ts";
import { STRENGTHS, type Strength } from "../../contract/manifest.ts";
import { atTable } from "../../i18n/at-table.ts";
import { setting } from "../../storage/setting.ts";

export const strength = setting<Strength>("strength", STRENGTHS, "steady");

/** Empty, for the game's default bot, if the game lacks the chosen strength. */
export const botFor = (game: string): { readonly bot?: Strength } =>
  botsOf(game).includes(strength.chosen.value) ? { bot: strength.chosen.value } : {};

/** Undefined if the game has only one strength, or the bot is unknown. */
export function strengthOf(game: string, bot: string | undefined): string | undefined {
  const known = botsOf(game);
  const named = known.length > 1 ? known.find((name) => name === bot) : undefined;
  return named && atTable().lobby.strengths[named];
}
