import "../logbook/logbook.css";
import "./series.css";
import { useEffect, useState } from "preact/hooks";
import type { SeriesHeader } from "../../../shared/engine/lists/series-responses.ts";
import { isPassing } from "../../api/api.ts";
import { guest } from "../../api/identity.ts";
import { listSeries, type SeriesListName } from "../../api/series.ts";
import { gameName } from "../../catalog/names.ts";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { Unread } from "../../features/frame/unread.tsx";
import { locale } from "../../i18n/language.ts";
import { followLink, seriesPath } from "../../navigation/route.ts";
import { useAnswer } from "../../ui/answer.ts";
import { Icon } from "../../ui/icon.tsx";
import { useTab } from "../../ui/tab.ts";
import { toast } from "../../ui/toast.tsx";
import { messages } from "./messages/messages.ts";
import { factsOf, timeOf, titleOf } from "./telling.ts";

/** The page with the lists of series: those that can be played, the player's own, and finished ones. */
export function SeriesListPage() {
  const { title, lead, create, noCurrent, noMine } = messages.value;
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
        </p>
        <SeriesList list="current" empty={noCurrent} />
        {guest.value && <SeriesList list="mine" empty={noMine} />}
        <SeriesList list="past" empty="" />
      </main>
    </PageFrame>
  );
}

/** A list, page by page. Without series it shows `empty`, or nothing if that is empty. */
function SeriesList({ list, empty }: { readonly list: SeriesListName; readonly empty: string }) {
  const { more, failed, [list]: title } = messages.value;
  const token = guest.value?.token;
  const { answer: first, retry } = useAnswer({ ask: () => listSeries(list, undefined, token), isPassing }, [token]);
  const [later, setLater] = useState<readonly { readonly series: readonly SeriesHeader[]; readonly next?: string }[]>(
    [],
  );
  useEffect(() => setLater([]), [first]);
  if (first?.ok && first.series.length === 0 && empty === "") return null;
  const pages = first?.ok ? [first, ...later] : [];
  const next = pages.at(-1)?.next;
  const read = async () => {
    const answer = await listSeries(list, next, token);
    if (answer.ok) setLater([...later, answer]);
    else toast(failed);
  };
  return (
    <section class="panel" aria-labelledby={`series-${list}`} aria-busy={first === undefined}>
      <h2 id={`series-${list}`}>{title}</h2>
      {first?.ok === false && <Unread what={failed} reason={first.reason} onRetry={retry} />}
      {first?.ok && first.series.length === 0 && <p class="muted">{empty}</p>}
      <ul class="bare entries">
        {pages
          .flatMap(({ series }) => series)
          .map((one) => (
            <SeriesEntryLink key={one.id} series={one} />
          ))}
      </ul>
      {next !== undefined && (
        <button type="button" class="button slim" onClick={read}>
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
