import "../logbook/logbook.css";
import "./series.css";
import type { SeriesHeader, SeriesListResponse } from "../../../shared/engine/lists/series-responses.ts";
import { isPassing } from "../../api/api.ts";
import { guest } from "../../api/identity.ts";
import { listSeries, type SeriesListName } from "../../api/series.ts";
import { gameName } from "../../catalog/names.ts";
import { boardsPath } from "../../features/boards/paths.ts";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { Unread } from "../../features/frame/unread.tsx";
import { locale } from "../../i18n/language.ts";
import { followLink, seriesPath } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePageList } from "../../ui/page-list.ts";
import { useTab } from "../../ui/tab.ts";
import { toast } from "../../ui/toast.tsx";
import { messages } from "./messages/messages.ts";
import { factsOf, timeOf, titleOf } from "./series-texts.ts";

export function SeriesListPage() {
  const { title, lead, create, boards, noCurrent, noMine } = messages.value;
  useTab(title, false);
  return (
    <PageFrame kind="logbook series">
      <main id="content">
        <h1>{title}</h1>
        <p>{lead}</p>
        <p class="row wrap series-actions">
          <a class="button main" href={seriesPath("new")} onClick={followLink}>
            <Icon name="open" /> {create}
          </a>
          <a class="button" href={boardsPath()} onClick={followLink}>
            <Icon name="picture" /> {boards}
          </a>
        </p>
        <SeriesList list="current" empty={noCurrent} />
        {guest.value && <SeriesList list="mine" empty={noMine} />}
        <SeriesList list="past" empty="" />
      </main>
    </PageFrame>
  );
}

/** `empty`: the text without series; "" renders nothing. */
function SeriesList({ list, empty }: { readonly list: SeriesListName; readonly empty: string }) {
  const { more, failed, [list]: title } = messages.value;
  const token = guest.value?.token;
  const {
    pages,
    failure,
    more: read,
  } = usePageList<SeriesListResponse>(
    {
      ask: (known) => listSeries(list, known.at(-1)?.next, token),
      isPassing: (failure, known) => known.length === 0 && isPassing(failure),
    },
    [token],
  );
  const series = pages.flatMap((page) => page.series);
  const isEmpty = pages.length > 0 && series.length === 0;
  if (isEmpty && empty === "") return null;
  const hasNothing = pages.length === 0;
  return (
    <section class="panel" aria-labelledby={`series-${list}`} aria-busy={hasNothing && !failure}>
      <h2 id={`series-${list}`}>{title}</h2>
      {hasNothing && failure && <Unread what={failed} reason={failure.reason} onRetry={read} />}
      {isEmpty && <p class="muted">{empty}</p>}
      <ul class="bare entries">
        {series.map((one) => (
          <SeriesEntryLink key={one.id} series={one} />
        ))}
      </ul>
      {pages.at(-1)?.next !== undefined && (
        <button type="button" class="button slim" onClick={() => read().then((failure) => failure && toast(failed))}>
          <Icon name="down" /> {more}
        </button>
      )}
    </section>
  );
}

function SeriesEntryLink({ series }: { readonly series: SeriesHeader }) {
  const { id, games, deals, left = 0, state } = series;
  return (
    <li>
      <a class="entry" href={seriesPath(id)} onClick={followLink}>
        <span class="grow">
          <b class="names">{titleOf(series, deals)}</b>
          <span class="small muted note">
            {[games.map(gameName).join(", "), factsOf(series, deals), timeOf(series, left, locale.value)].join(" · ")}
          </span>
        </span>
        <span class={state === "open" ? "tag" : "tag plain"}>{messages.value.states[state]}</span>
      </a>
    </li>
  );
}
