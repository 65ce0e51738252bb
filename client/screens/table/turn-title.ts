import { isPlayedByPerson, toAct } from "../../../shared/engine/match.ts";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import { latest, type Timeline } from "../../play/timeline.ts";
import { useTab } from "../../ui/tab.ts";
import { modeName } from "../words.ts";

export function isMyTurn({ game, seat, states }: Timeline): boolean {
  const match = states.at(-1)!;
  return seat !== undefined && isPlayedByPerson(match.seats[seat]) && toAct(game, match).includes(seat);
}

/** Says in the tab whose turn it is. */
export function useTurnInTitle({ timeline }: Link): void {
  const { charter } = latest(timeline.value);
  const name = charter.game ? modeName(charter.game, charter.options) : undefined;
  const isAwaited = isMyTurn(timeline.value);
  useTab(isAwaited ? t().table.yourTurn : name, isAwaited);
}
