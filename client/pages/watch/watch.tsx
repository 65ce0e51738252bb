import "../history/history.css";
import "./watch.css";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { tablePath } from "../../../shared/routes.ts";
import { usePolled } from "../../api/polled.ts";
import { listWatched, type PublicMatch } from "../../api/records.ts";
import { manifestOf, messagesOf } from "../../catalog/catalog.ts";
import { matchName } from "../../catalog/names.ts";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { atTable } from "../../i18n/at-table.ts";
import { duration } from "../../i18n/durations.ts";
import { playerNames } from "../../i18n/player-name.ts";
import { followLink } from "../../navigation/route.ts";
import { Fan } from "../../ui/fan.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useNow } from "../../ui/now.ts";
import { Seats } from "../../ui/seats.tsx";
import { useTab } from "../../ui/tab.ts";
import { MatchRow } from "../history/match-row.tsx";
import { messages } from "./messages/messages.ts";

/** Interval between updates of the duration of matches, in ms. */
const UPDATE_INTERVAL = 30_000;

/** Public matches, the most watched first; if there are none, the best recent replays. */
export function Watch() {
  const { value, isFailing } = usePolled({ ask: listWatched });
  const watched = value.value?.watched;
  const now = useNow(UPDATE_INTERVAL);
  const { title, shown, failed } = messages.value;
  useTab(title, false);
  return (
    <PageFrame kind="past-page">
      <main id="content">
        <h1>{title}</h1>
        <section class="panel" aria-busy={watched === undefined && !isFailing.value} aria-label={title}>
          <p class="unseen" role="status">
            {watched && watched.length > 0 ? shown(watched.length) : ""}
          </p>
          {isFailing.value && (
            <p class="nothing" role="alert">
              {failed}
            </p>
          )}
          {watched && watched.length > 0 && (
            <ol class="bare entries">
              {watched.map((one) => (
                <Row key={one.match.id} now={now} {...one} />
              ))}
            </ol>
          )}
          {watched?.length === 0 && <Nothing />}
        </section>
        <Replays matches={value.value?.replays ?? []} />
      </main>
    </PageFrame>
  );
}

function Row({ match, onlookers, now }: PublicMatch & { readonly now: number }) {
  const { code, game, options, seats, house, progress, startedAt = match.createdAt } = match;
  const manifest = manifestOf(game);
  const come = progress && manifest && messagesOf(manifest).progress?.(progress);
  const heads = atTable().table.watchers(onlookers);
  const facts = [
    matchName(game, options),
    ...(come ? [come] : []),
    ...(house?.watchDelay ? [atTable().table.late(duration(house.watchDelay))] : []),
    messages.value.lasting(duration((now - Date.parse(startedAt)) / 1000)),
  ];
  return (
    <li>
      <a class="entry past" href={tablePath(code)} onClick={followLink}>
        <Seats seats={seats} width={22} />
        <span class="grow">
          <b class="names">{playerNames(seats)}</b>
          <span class="small muted note">{facts.join(" · ")}</span>
          {progress?.of !== undefined && <progress aria-hidden="true" max={progress.of} value={progress.done} />}
        </span>
        <span class="heads row" title={heads}>
          <Icon name="eye" size={18} />
          <span class="num" aria-hidden="true">
            {onlookers}
          </span>
          <span class="unseen">{heads}</span>
        </span>
      </a>
    </li>
  );
}

function Nothing() {
  const { none, noneNote, play } = messages.value;
  return (
    <div class="nothing">
      <p>{none}</p>
      <p class="small muted">{noneNote}</p>
      <a class="button slim" href="/" onClick={followLink}>
        {play}
      </a>
      <Fan />
    </div>
  );
}

function Replays({ matches }: { readonly matches: readonly Summary[] }) {
  if (matches.length === 0) return null;
  return (
    <section class="panel lately" aria-labelledby="lately">
      <h2 id="lately">{messages.value.past}</h2>
      <ol class="bare entries">
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} ofTable />
        ))}
      </ol>
    </section>
  );
}
