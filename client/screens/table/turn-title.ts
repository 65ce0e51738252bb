import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isPlayedByPerson, toAct } from "../../../shared/engine/match.ts";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import { latest, type Timeline } from "../../play/timeline.ts";
import { modeName } from "../words.ts";

export function isMyTurn({ game, seat, states }: Timeline): boolean {
  const match = states.at(-1)!;
  return seat !== undefined && isPlayedByPerson(match.seats[seat]) && toAct(game, match).includes(seat);
}

const favicon = (): HTMLLinkElement | null => document.querySelector("link[rel=icon]");

function show(title: string, icon: string): void {
  document.title = title;
  favicon()?.setAttribute("href", icon);
}

/** Says in the tab whose turn it is, for people who look at another one meanwhile. Nothing flashes. */
export function useTurnInTitle(link: Link): void {
  useSignalEffect(() => {
    const timeline = link.timeline.value;
    const { charter } = latest(timeline);
    const name = charter.game ? `${modeName(charter.game, charter.options)} — ${t().place}` : t().place;
    if (isMyTurn(timeline)) show(`● ${t().table.yourTurn} — ${t().place}`, "/icon-turn.svg");
    else show(name, "/icon.svg");
  });
  useEffect(() => () => show(t().place, "/icon.svg"), []);
}
