import type { Strength } from "../games/card.ts";
import { botsOf } from "../games/shelf.ts";
import { t } from "../i18n/t.ts";
import type { TableConnection } from "../match/table-connection.ts";
import { latest } from "../match/timeline.ts";
import { Choice } from "../ui/choice.tsx";
import { ask } from "./ask.ts";
import { strength } from "./strength.ts";

/** The strength of a table's bots, present and future, if the game offers several. */
export function BotStrength({ connection }: { readonly connection: TableConnection }) {
  const { lobby } = t();
  const { seats, config } = latest(connection.timeline.value);
  const strengths = botsOf(config.game);
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
