import { useEffect, useMemo } from "preact/hooks";
import { resultFor } from "../../../shared/engine/result.ts";
import type { Summary } from "../../../shared/engine/summary.ts";
import { language } from "../../i18n/language.ts";
import { t } from "../../i18n/t.ts";
import { type Answer, listMatches } from "../../net/api.ts";
import { guest } from "../../net/identity.ts";
import { Seats } from "../../ui/seats.tsx";
import { deskPath, follow, historyPath, tablePath } from "../route.ts";
import { listed, modeName } from "../words.ts";
import { freeSeats } from "./departures.ts";
import { poll } from "./polled.ts";

const SHOWN = 4;
/** Fewer matches than this leave room for a picture. */
const ROOMY = 3;
const NONE: Answer<{ readonly matches: readonly Summary[] }> = { ok: true, matches: [] };

/** One's own matches; a visitor who has no identity yet has none, and is not given one for looking. */
const ask = () => {
  const me = guest.value;
  if (!me) return Promise.resolve(NONE);
  return listMatches({ state: ["open", "live", "over"], player: me.player, limit: 20 }, me.token);
};

/** How a match stands, for the one who looks. */
function standing(match: Summary, player: string | undefined): { readonly text: string; readonly isMyTurn: boolean } {
  const { mine } = t();
  const { seats, state, toAct } = match;
  const isMyTurn = state === "live" && toAct.some((seat) => seats[seat]?.player === player && !seats[seat]?.stoodIn);
  const result = resultFor(match, player);
  if (result) return { text: mine[result], isMyTurn };
  if (state === "open") return { text: freeSeats(match) > 0 ? mine.gathering(freeSeats(match)) : mine.ready, isMyTurn };
  const others = toAct.flatMap((seat) => seats[seat]?.name ?? []);
  return { text: mine.waitsFor(listed(others, language.value)), isMyTurn };
}

function Row({ match }: { readonly match: Summary }) {
  const player = guest.value?.player;
  const { mine } = t();
  const { text, isMyTurn } = standing(match, player);
  const others = match.seats.flatMap((seat) => (seat && seat.player !== player ? [seat.name] : []));
  return (
    <li>
      <a class="entry" href={tablePath(match.code)} onClick={follow}>
        <Seats seats={match.seats} width={22} />
        <span class="grow">
          <b class="clip">{others.length ? listed(others, language.value) : mine.alone}</b>
          <span class="small muted note">
            {modeName(match.game, match.options)}
            {!isMyTurn && ` · ${text}`}
          </span>
        </span>
        {isMyTurn && <span class="tag">{mine.yourTurn}</span>}
      </a>
    </li>
  );
}

const urgency = (match: Summary, player: string | undefined): number =>
  match.state === "over" ? 2 : standing(match, player).isMyTurn ? 0 : 1;

/** The matches one has a seat in: those that wait for oneself first, then the rest, then the last that ended. */
export function MyMatches() {
  const { value, stop } = useMemo(() => poll(ask), []);
  useEffect(() => stop, [stop]);
  const { mine } = t();
  const player = guest.value?.player;
  const matches = (value.value?.matches ?? [])
    .toSorted((a, b) => urgency(a, player) - urgency(b, player))
    .slice(0, SHOWN);
  return (
    <section class="panel mine" aria-labelledby="mine">
      <h2 id="mine">{mine.title}</h2>
      {matches.length > 0 ? (
        <ul class="bare entries">
          {matches.map((match) => (
            <Row key={match.id} match={match} />
          ))}
        </ul>
      ) : (
        <div class="nothing">
          <p>{mine.none}</p>
          <p class="small muted">{mine.noneNote}</p>
        </div>
      )}
      <p class="small row wrap ways-back">
        <a class="plain" href={historyPath()} onClick={follow}>
          {mine.past}
        </a>
        <a class="plain" href={deskPath} onClick={follow}>
          {mine.openFile}
        </a>
      </p>
      {matches.length < ROOMY && <img class="fan" src="/fan.webp" alt="" width="660" height="256" loading="lazy" />}
    </section>
  );
}
