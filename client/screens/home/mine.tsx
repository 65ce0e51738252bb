import { resultFor } from "../../../shared/engine/result.ts";
import type { Summary } from "../../../shared/engine/summary.ts";
import { language } from "../../i18n/language.ts";
import { type Answer, listMatches, type Query } from "../../net/api.ts";
import { guest } from "../../net/identity.ts";
import { Seats } from "../../ui/seats.tsx";
import { useTab } from "../../ui/tab.ts";
import { deskPath, follow, historyPath, tablePath } from "../route.ts";
import { listed, modeName } from "../words.ts";
import { usePolled } from "./polled.ts";
import { words } from "./words/words.ts";

const SHOWN = 4;
/** Fewer matches than this leave room for a picture. */
const ROOMY = 3;
/** How often the tab finds out whether somebody is awaited while they look at another one, in milliseconds. */
const HIDDEN_PACE = 20_000;
type Listed = Answer<{ readonly matches: readonly Summary[] }>;
const NONE: Listed = { ok: true, matches: [] };

/**
 * One's own matches; a visitor who has no identity yet has none, and is not given one for looking. What is over is asked for
 * apart: it must not push out what has waited for long.
 */
async function ask(): Promise<Listed> {
  const me = guest.value;
  if (!me) return NONE;
  const list = (query: Omit<Query, "player">) => listMatches({ ...query, player: me.player }, me.token);
  const [current, over] = await Promise.all([
    list({ state: ["open", "live"], limit: 100 }),
    list({ state: ["over"], limit: SHOWN }),
  ]);
  if (!current.ok) return current;
  return over.ok ? { ok: true, matches: [...current.matches, ...over.matches] } : over;
}

const isMyTurn = ({ state, seats, toAct }: Summary, player: string | undefined): boolean =>
  state === "live" && toAct.some((seat) => seats[seat]?.player === player && !seats[seat]?.stoodIn);

/** What a match wants of the one who looks, if anything. */
function callOf(match: Summary, player: string | undefined): string | undefined {
  const { mine } = words.value;
  if (isMyTurn(match, player)) return mine.yourTurn;
  const isKept = match.seats.some((seat) => seat?.kept && seat.player === player);
  return match.state === "open" && isKept ? mine.kept : undefined;
}

/** How a match stands, for the one who looks. */
function standing(match: Summary, player: string | undefined): string {
  const { mine } = words.value;
  const { seats, state, toAct } = match;
  const result = resultFor(match, player);
  if (result) return mine[result];
  const missing = seats.filter((seat) => !seat || seat.kept).length;
  if (state === "open") return missing > 0 ? mine.gathering(missing) : mine.ready;
  return mine.waitsFor(
    listed(
      toAct.flatMap((seat) => seats[seat]?.name ?? []),
      language.value,
    ),
  );
}

function Row({ match }: { readonly match: Summary }) {
  const player = guest.value?.player;
  const { mine } = words.value;
  const call = callOf(match, player);
  const others = match.seats.flatMap((seat) => (seat && seat.player !== player ? [seat.name] : []));
  return (
    <li>
      <a class="entry" href={tablePath(match.code)} onClick={follow}>
        <Seats seats={match.seats} width={22} />
        <span class="grow">
          <b class="names">{others.length ? listed(others, language.value) : mine.alone}</b>
          <span class="small muted note">
            {modeName(match.game, match.options)}
            {call === undefined && ` · ${standing(match, player)}`}
          </span>
        </span>
        {call && <span class="tag">{call}</span>}
      </a>
    </li>
  );
}

const urgency = (match: Summary, player: string | undefined): number =>
  match.state === "over" ? 2 : callOf(match, player) ? 0 : 1;

/** The matches one has a seat in: those that wait for oneself first, then the rest, then the last that ended. */
export function MyMatches() {
  const { value } = usePolled({ ask, pace: HIDDEN_PACE });
  const { mine } = words.value;
  const player = guest.value?.player;
  const all = value.value?.matches ?? [];
  const turns = all.filter((match) => isMyTurn(match, player)).length;
  useTab(turns > 0 ? mine.turns(turns) : undefined, turns > 0);
  const calls = all.filter((match) => callOf(match, player)).length;
  const matches = all.toSorted((a, b) => urgency(a, player) - urgency(b, player)).slice(0, Math.max(SHOWN, calls));
  return (
    <section class={calls > 0 ? "panel mine calling" : "panel mine"} aria-labelledby="mine">
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
