import { resultFor } from "../../../shared/engine/match/result.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { tablePath } from "../../../shared/routes.ts";
import { guest } from "../../api/identity.ts";
import { matchName } from "../../catalog/names.ts";
import { otherNames, playerNames } from "../../i18n/player-name.ts";
import { followLink } from "../../navigation/route.ts";
import { Seats } from "../../ui/seats.tsx";
import { awaitsPlayer, seatStatusOf } from "./match-lists.ts";
import { messages } from "./messages.ts";

export function standingText(match: Summary, player: string | undefined): string {
  const { mine } = messages.value;
  const { seats, toAct } = match;
  switch (seatStatusOf(match, player)) {
    case "turn":
      return mine.yourTurn;
    case "asked":
      return mine.asked;
    case "kept":
      return mine.kept;
    case "ready":
      return mine.ready;
    case "gathering":
      return mine.gathering(seats.filter((seat) => !seat || seat.kept).length);
    case "waiting":
      return mine.waitsFor(playerNames(toAct.map((seat) => seats[seat])));
    case "over": {
      const result = resultFor(match, player);
      return result ? mine[result] : "";
    }
  }
}

function Row({ match }: { readonly match: Summary }) {
  const player = guest.value?.player;
  const { mine } = messages.value;
  const stands = standingText(match, player);
  const isCalling = awaitsPlayer(match, player);
  return (
    <li>
      <a class="entry" href={tablePath(match.code)} onClick={followLink}>
        <Seats seats={match.seats} width={22} />
        <span class="grow">
          <b class="names">{otherNames(match.seats, player) || mine.alone}</b>
          <span class="small muted note">
            {matchName(match.game, match.options)}
            {!isCalling && ` · ${stands}`}
          </span>
        </span>
        {isCalling && <span class="tag">{stands}</span>}
      </a>
    </li>
  );
}

export interface MyMatchesListProps {
  readonly matches: readonly Summary[];
}

export const MyMatchesList = ({ matches }: MyMatchesListProps) => (
  <ul class="bare entries">
    {matches.map((match) => (
      <Row key={match.id} match={match} />
    ))}
  </ul>
);
