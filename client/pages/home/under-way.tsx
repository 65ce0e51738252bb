import type { Summary } from "../../../shared/engine/match/summary.ts";
import { tablePath } from "../../../shared/routes.ts";
import { guest } from "../../api/identity.ts";
import { matchName } from "../../catalog/names.ts";
import { otherNames } from "../../i18n/player-name.ts";
import { followLink } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { useNow } from "../../ui/now.ts";
import { useTab } from "../../ui/tab.ts";
import { awaitsPlayer, seatStatusOf, underWay } from "./match-lists.ts";
import { messages } from "./messages.ts";
import { standingText } from "./my-matches-list.tsx";

/** Interval between checks of the age of matches, in ms. */
const UPDATE_INTERVAL = 60_000;

export interface MatchesProps {
  readonly matches: readonly Summary[];
}

/** Shows the player's most urgent unfinished match. */
export function UnderWay({ matches }: MatchesProps) {
  const player = guest.value?.player;
  const [match] = underWay(matches, player, useNow(UPDATE_INTERVAL));
  const { mine } = messages.value;
  const turns = matches.filter((one) => seatStatusOf(one, player) === "turn").length;
  useTab(turns > 0 ? mine.turns(turns) : undefined, turns > 0);
  if (!match) return null;
  const others = otherNames(match.seats, player);
  const isCalling = awaitsPlayer(match, player);
  const stands = seatStatusOf(match, player) === "turn" ? mine.turns(turns) : standingText(match, player);
  return (
    <a class={`panel under-way ${isCalling ? "calling" : ""}`} href={tablePath(match.code)} onClick={followLink}>
      <span class="grow">
        <b>{stands}</b>
        <span class="small clip">
          {others ? mine.with(others) : mine.alone} · {matchName(match.game, match.options)}
        </span>
      </span>
      <span class={`button slim ${isCalling ? "main" : ""}`}>
        {match.state === "live" ? mine.playOn : mine.toTable} <Icon name="forth" />
      </span>
    </a>
  );
}

/** Counts matches that wait for the player. */
export function TurnBadge({ matches }: MatchesProps) {
  const player = guest.value?.player;
  const calls = matches.filter((match) => awaitsPlayer(match, player)).length;
  if (calls === 0) return null;
  return (
    <span class="calls num">
      <span aria-hidden="true">{calls}</span>
      <span class="unseen">{messages.value.mine.calls(calls)}</span>
    </span>
  );
}
