import type { ComponentChildren } from "preact";
import { resultFor } from "../../../shared/engine/match/result.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { guest } from "../../api/identity.ts";
import { matchName } from "../../catalog/names.ts";
import { locale } from "../../i18n/language.ts";
import { otherNames, playerNames } from "../../i18n/player-name.ts";
import { followLink, replayPath } from "../../navigation/route.ts";
import { Seats } from "../../ui/seats.tsx";
import { messages } from "./messages/messages.ts";

/** The result for the viewer; for matches that others won, the winners, unless all players won. */
function ending(match: Summary, player: string | undefined): string {
  const { results, wonBy } = messages.value;
  const { seats, outcome } = match;
  const result = resultFor(match, player);
  if (!result || !outcome) return "";
  const isMine = seats.some((held) => held !== null && held.player === player);
  if (result !== "won" || isMine || outcome.winners.length === seats.length) return results[result];
  return wonBy(playerNames(outcome.winners.map((seat) => seats[seat])));
}

interface Props {
  readonly match: Summary;
  readonly ofTable: boolean;
  readonly children?: ComponentChildren;
}

export function MatchRow({ match, ofTable, children }: Props) {
  const player = guest.value?.player;
  const { alone, players, playedOn, playedOffline, hints } = messages.value;
  const { seats, game, options, from, endedAt = match.changedAt } = match;
  const others = ofTable ? playerNames(seats) : otherNames(seats, player);
  const ended = new Date(endedAt);
  const day = new Intl.DateTimeFormat(locale.value, { dateStyle: "medium" }).format(ended);
  const time = new Intl.DateTimeFormat(locale.value, { timeStyle: "short" }).format(ended);
  return (
    <li>
      <a class="entry past" href={replayPath(match.id)} onClick={followLink}>
        <Seats seats={seats} width={22} />
        <span class="grow">
          <b class="names">{others || alone}</b>
          <span class="small muted note">
            {[
              matchName(game, options),
              players(seats.length),
              ...(from ? [playedOn(from.move)] : []),
              ...(match.offline ? [playedOffline] : []),
              ...(match.hints ? [hints(match.hints)] : []),
            ].join(" · ")}
          </span>
        </span>
        <span class="ended">
          <b class={resultFor(match, player) === "won" ? "tag" : "tag plain"}>{ending(match, player)}</b>
          <time class="small muted" dateTime={endedAt}>
            <span>{day}</span> <span>{time}</span>
          </time>
        </span>
      </a>
      {children}
    </li>
  );
}
