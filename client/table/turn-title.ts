import { hasTurn, isPlayedByPerson } from "../../shared/engine/match.ts";
import { variantName } from "../app/words.ts";
import { t } from "../i18n/t.ts";
import type { TableConnection } from "../match/table-connection.ts";
import { latest, type Timeline } from "../match/timeline.ts";
import { useTab } from "../ui/tab.ts";

/** Whether it is the turn of whoever looks: to be asked for an answer to somebody else's is none. */
export function isMyTurn({ game, seat, states }: Timeline): boolean {
  const match = states.at(-1)!;
  return seat !== undefined && isPlayedByPerson(match.seats[seat]) && hasTurn(game, match, seat);
}

/** Says in the tab whose turn it is. */
export function useTurnInTitle({ timeline }: TableConnection): void {
  const { charter } = latest(timeline.value);
  const name = charter.game ? variantName(charter.game, charter.options) : undefined;
  const isAwaited = isMyTurn(timeline.value);
  useTab(isAwaited ? t().table.yourTurn : name, isAwaited);
}
