import { botsOf } from "../../catalog/catalog.ts";
import { STRENGTHS, type Strength } from "../../contract/manifest.ts";
import { atTable } from "../../i18n/at-table.ts";
import { setting } from "../../storage/setting.ts";

/** The strength of bots that the player adds to a table. */
export const strength = setting<Strength>("strength", STRENGTHS, "steady");

/** The bot to request at tables of this game; its usual one, if it lacks the chosen strength. */
export const botFor = (game: string): { readonly bot?: Strength } =>
  botsOf(game).includes(strength.chosen.value) ? { bot: strength.chosen.value } : {};

/** Undefined if this game has only one strength of bots. */
export function strengthOf(game: string, bot: string | undefined): string | undefined {
  const known = botsOf(game);
  const named = known.length > 1 ? known.find((name) => name === bot) : undefined;
  return named && atTable().lobby.strengths[named];
}
