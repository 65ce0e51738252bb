import { STRENGTHS, type Strength } from "../games/card.ts";
import { botsOf } from "../games/shelf.ts";
import { t } from "../i18n/t.ts";
import type { TableConnection } from "../match/table-connection.ts";
import { latest } from "../match/timeline.ts";
import { setting } from "../storage/setting.ts";
import { Choice } from "../ui/choice.tsx";
import { ask } from "./ask.ts";

/** How well the bots play that one brings to a table. */
const strength = setting<Strength>("strength", STRENGTHS, "steady");

/** The bot to ask for at tables of this game; its usual one, where it has none of the strength that was chosen. */
export const botFor = (game: string): { readonly bot?: Strength } =>
  botsOf(game).includes(strength.chosen.value) ? { bot: strength.chosen.value } : {};

/** How the bots of a table play, where a game has several kinds: those who sit there already, and those who come. */
export function BotStrength({ connection }: { readonly connection: TableConnection }) {
  const { lobby } = t();
  const { seats, charter } = latest(connection.timeline.value);
  const strengths = botsOf(charter.game);
  const isAsked = seats.some((held) => held === undefined || held.kind === "bot");
  if (strengths.length < 2 || !isAsked) return null;
  const choose = async (bot: Strength) => {
    strength.choose(bot);
    for (const [seat, held] of seats.entries())
      if (held?.kind === "bot" && held.bot !== bot && (await ask(connection, "stand", { seat })))
        await ask(connection, "seatBot", { seat, bot });
  };
  return (
    <Choice
      legend={lobby.strength}
      options={strengths.map((value) => ({ value, label: lobby.strengths[value] }))}
      chosen={strength.chosen.value}
      onChoose={choose}
    />
  );
}

/** What a bot is called by how it plays, if this game has several kinds. */
export function strengthOf(game: string, bot: string | undefined): string | undefined {
  const known = botsOf(game);
  const named = known.length > 1 ? known.find((name) => name === bot) : undefined;
  return named && t().lobby.strengths[named].toLowerCase();
}
