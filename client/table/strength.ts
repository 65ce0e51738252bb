import { STRENGTHS, type Strength } from "../games/card.ts";
import { botsOf } from "../games/shelf.ts";
import { t } from "../i18n/t.ts";
import { setting } from "../storage/setting.ts";

/** How well the bots play that one brings to a table. */
export const strength = setting<Strength>("strength", STRENGTHS, "steady");

/** The bot to ask for at tables of this game; its usual one, where it has none of the strength that was chosen. */
export const botFor = (game: string): { readonly bot?: Strength } =>
  botsOf(game).includes(strength.chosen.value) ? { bot: strength.chosen.value } : {};

/** What a bot is called by how it plays, if this game has several kinds. */
export function strengthOf(game: string, bot: string | undefined): string | undefined {
  const known = botsOf(game);
  const named = known.length > 1 ? known.find((name) => name === bot) : undefined;
  return named && t().lobby.strengths[named];
}
