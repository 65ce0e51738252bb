import { isOfPlayer } from "../../../shared/engine/match/match-events.ts";
import { botsOf } from "../../catalog/catalog.ts";
import type { Strength } from "../../contract/manifest.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { ask } from "../../match/ask.ts";
import { Choice } from "../../ui/choice.tsx";
import { strength } from "./strength.ts";

/**
 * Renders nothing if the game has no choice of strengths, or players have all seats. A choice also replaces the bots at
 * the table.
 */
export function BotStrength({ connection }: { readonly connection: TableConnection }) {
  const { lobby } = atTable();
  const { seats, config } = latest(connection.timeline.value);
  const strengths = botsOf(config.game);
  const isAsked = seats.some((held) => !isOfPlayer(held));
  if (strengths.length < 2 || !isAsked) return null;
  const choose = async (bot: Strength) => {
    strength.choose(bot);
    for (const [seat, held] of seats.entries())
      if (held && !isOfPlayer(held) && held.bot !== bot && (await ask(connection, "stand", { seat })))
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
