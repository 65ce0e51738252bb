import { resultFor } from "../../../shared/engine/match/result.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { guest } from "../../api/identity.ts";
import { matchName } from "../../catalog/names.ts";
import { language, listed } from "../../i18n/language.ts";
import { t } from "../../i18n/t.ts";
import { followLink, historyPath, logbookPath, openFilePath, tablePath } from "../../navigation/route.ts";
import { Seats } from "../../ui/seats.tsx";
import { awaitsPlayer, byUrgency, othersAt, SHOWN, standingOf } from "./match-lists.ts";
import { words } from "./messages.ts";

export function standingText(match: Summary, player: string | undefined): string {
  const { mine } = words.value;
  const { seats, toAct } = match;
  switch (standingOf(match, player)) {
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
      return mine.waitsFor(
        listed(
          toAct.flatMap((seat) => seats[seat]?.name ?? []),
          language.value,
        ),
      );
    case "over": {
      const result = resultFor(match, player);
      return result ? mine[result] : "";
    }
  }
}

function Row({ match }: { readonly match: Summary }) {
  const player = guest.value?.player;
  const { mine } = words.value;
  const stands = standingText(match, player);
  const isCalling = awaitsPlayer(match, player);
  return (
    <li>
      <a class="entry" href={tablePath(match.code)} onClick={followLink}>
        <Seats seats={match.seats} width={22} />
        <span class="grow">
          <b class="names">{othersAt(match, player) || mine.alone}</b>
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

interface Props {
  /** Undefined until known. */
  readonly matches?: readonly Summary[] | undefined;
  /** The server does not answer; these are from the last reply. */
  readonly isOld?: true | undefined;
  readonly isFailing: boolean;
}

/** The player's matches: those that wait for them first, then the rest, then the latest finished ones. */
export function MyMatches({ matches: known, isOld, isFailing }: Props) {
  const all = known ?? [];
  const { mine } = words.value;
  const player = guest.value?.player;
  const calls = all.filter((match) => awaitsPlayer(match, player)).length;
  const matches = byUrgency(all, player).slice(0, Math.max(SHOWN, calls));
  return (
    <section
      class={calls > 0 ? "panel mine calling" : "panel mine"}
      aria-labelledby="mine"
      aria-busy={known === undefined}
    >
      <h2 id="mine">{mine.title}</h2>
      {isOld && <p class="small muted">{mine.old}</p>}
      {matches.length > 0 ? (
        <ul class="bare entries">
          {matches.map((match) => (
            <Row key={match.id} match={match} />
          ))}
        </ul>
      ) : (
        <div class="nothing">
          <p>{known ? mine.none : isFailing ? mine.failed : t().loading}</p>
          {known && <p class="small muted">{mine.noneNote}</p>}
        </div>
      )}
      <p class="small row wrap ways-back">
        <a class="plain" href={historyPath()} onClick={followLink}>
          {mine.past}
        </a>
        <a class="plain" href={logbookPath()} onClick={followLink}>
          {mine.logbook}
        </a>
        <a class="plain" href={openFilePath} onClick={followLink}>
          {mine.openFile}
        </a>
      </p>
    </section>
  );
}
