import "../logbook/logbook.css";
import "./series.css";
import { useEffect, useState } from "preact/hooks";
import type { SeriesResponse } from "../../../shared/engine/lists/series-responses.ts";
import { isPassing } from "../../api/api.ts";
import { asGuest } from "../../api/as-guest.ts";
import { guest } from "../../api/identity.ts";
import { downloadResults, readSeries, withdrawSeries } from "../../api/series.ts";
import { NotFound } from "../../features/frame/not-found.tsx";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { Unread } from "../../features/frame/unread.tsx";
import { locale } from "../../i18n/language.ts";
import { followLink, go, seriesPath } from "../../navigation/route.ts";
import { useAnswer } from "../../ui/answer.ts";
import { shareLink } from "../../ui/copy-link.ts";
import { Icon } from "../../ui/icon.tsx";
import { useNow } from "../../ui/now.ts";
import { save } from "../../ui/save.ts";
import { useTab } from "../../ui/tab.ts";
import { toast } from "../../ui/toast.tsx";
import { Deals } from "./deals.tsx";
import { messages } from "./messages/messages.ts";
import { SeriesProof } from "./series-proof.tsx";
import { SeriesStandings } from "./series-standings.tsx";
import { factsOf, seriesRefusal, timeOf, titleOf } from "./series-texts.ts";

export { loadSeriesMessages } from "./messages/messages.ts";
export { SeriesListPage } from "./series-list-page.tsx";

/** Interval between readings of the clock, in ms. */
const CLOCK_INTERVAL = 15_000;

export function SeriesPage({ id }: { readonly id: string }) {
  const token = guest.value?.token;
  const { title, none, failed } = messages.value;
  const ask = async () => ({ ...(await readSeries(id, token)), at: Date.now() });
  const { answer, retry } = useAnswer({ ask, isPassing }, [id, token]);
  useTab(answer?.ok ? titleOf(answer, answer.deals.length) : title, false);
  if (answer && !answer.ok && answer.reason === "NoSuchSeries") return <NotFound why={none} />;
  return (
    <PageFrame kind="logbook series">
      <main id="content" aria-busy={answer === undefined}>
        <h1>{answer?.ok ? titleOf(answer, answer.deals.length) : title}</h1>
        {answer?.ok && <SeriesDetails series={answer} at={answer.at} onDue={retry} />}
        {answer?.ok === false && (
          <div class="panel">
            <Unread what={failed} reason={answer.reason} onRetry={retry} />
          </div>
        )}
      </main>
    </PageFrame>
  );
}

interface SeriesDetailsProps {
  readonly series: SeriesResponse;
  /** When the response was received, in ms since 1970. */
  readonly at: number;
  /** Called when the time of the current state is over and the series must be requested again. */
  readonly onDue: () => void;
}

function SeriesDetails({ series, at, onDue }: SeriesDetailsProps) {
  const { deals, state } = series;
  const { title, lead, once, later } = messages.value;
  const isKnown = deals.some((deal) => deal.isKnown);
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <section class="panel" aria-labelledby="about-series">
        <h2 id="about-series" class="unseen">
          {title}
        </h2>
        <p class="small muted">{lead}</p>
        <p>{factsOf(series, deals.length)}</p>
        <p>
          <TimeLeft series={series} at={at} onDue={onDue} />
        </p>
        <Actions series={series} onPrint={() => setPrinting(true)} />
        <SeriesProof series={series} />
        <p class="small">
          <a class="plain" href={seriesPath()} onClick={followLink}>
            {title}
          </a>
        </p>
      </section>
      <Deals series={series} isPrinting={isPrinting} onPrinted={() => setPrinting(false)}>
        {state !== "over" && <p class="small muted">{`${once} ${later}`}</p>}
      </Deals>
      {isKnown && <SeriesStandings series={series} />}
    </>
  );
}

/** The server sends the time left, because the reader's clock may be wrong. */
function TimeLeft({ series, at, onDue }: SeriesDetailsProps) {
  const now = useNow(CLOCK_INTERVAL);
  const { left } = series;
  const then = left === undefined ? undefined : at + left * 1000;
  const isDue = then !== undefined && now >= then;
  useEffect(() => {
    if (isDue) onDue();
  }, [isDue]);
  return <>{timeOf(series, Math.max(0, (then ?? now) - now) / 1000, locale.value)}</>;
}

/** The name of the link's message, the query, and the end of the file's name. */
const FILES = [
  ["csv", "format=csv&table=results", "results.csv"],
  ["csvStandings", "format=csv&table=standings", "standings.csv"],
  ["json", "format=json", "results.json"],
] as const;

function Actions({ series, onPrint }: { readonly series: SeriesResponse; readonly onPrint: () => void }) {
  const { id, deals, isOwn } = series;
  const read = messages.value;
  const link = new URL(seriesPath(id), location.href).href;
  const isKnown = deals.some((deal) => deal.isKnown);
  const isUnplayed = deals.every(({ tables, own }) => tables === 0 && !own);
  const download = (query: string, name: string) => async () => {
    const answer = await downloadResults(id, query, guest.peek()?.token);
    if (!answer.ok) return toast(seriesRefusal(answer.reason));
    save(answer.file, `series-${id}-${name}`);
    toast(read.exported);
  };
  const withdraw = async () => {
    const answer = await asGuest((token) => withdrawSeries(id, token));
    toast(answer.ok ? read.withdrawn : seriesRefusal(answer.reason));
    if (answer.ok) go(seriesPath());
  };
  return (
    <p class="row wrap series-actions">
      <button type="button" class="button slim" onClick={() => shareLink(link, read.shareText)}>
        <Icon name="share" /> {read.share}
      </button>
      {isKnown && (
        <button type="button" class="button slim" onClick={onPrint}>
          <Icon name="picture" /> {read.print}
        </button>
      )}
      {isKnown &&
        FILES.map(([says, query, name]) => (
          <button key={says} type="button" class="link" onClick={download(query, name)}>
            {read[says]}
          </button>
        ))}
      {isOwn && isUnplayed && (
        <button type="button" class="link" onClick={withdraw}>
          {read.withdraw}
        </button>
      )}
    </p>
  );
}
