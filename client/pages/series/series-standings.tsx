import type { SeriesResponse, SeriesStandingsResponse } from "../../../shared/engine/lists/series-responses.ts";
import { isPassing } from "../../api/api.ts";
import { guest } from "../../api/identity.ts";
import { readStandings } from "../../api/series.ts";
import { useFigureMessages } from "../../catalog/figure-messages.ts";
import type { FigureMessages } from "../../contract/manifest.ts";
import { language, listed, locale } from "../../i18n/language.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePageList } from "../../ui/page-list.ts";
import { toast } from "../../ui/toast.tsx";
import { percentOf } from "../logbook/logbook-texts.ts";
import { messages } from "./messages/messages.ts";
import { clockTime, seriesPlayerName, seriesRefusal } from "./series-texts.ts";
import { WideTable } from "./wide-table.tsx";

/** The standings count the deals that the viewer may know. */
export function SeriesStandings({ series: { id, deals } }: { readonly series: SeriesResponse }) {
  const token = guest.value?.token;
  const read = messages.value;
  const { pages, more } = usePageList<SeriesStandingsResponse>(
    {
      ask: (known) => readStandings(id, rowsOf(known).length, token),
      isPassing: (failure, known) => known.length === 0 && isPassing(failure),
    },
    [id, token],
  );
  const named = useFigureMessages(deals[0]!.game);
  const [first, ...later] = pages;
  if (!first) return null;
  const rows = rowsOf(pages);
  const isListed = ({ rank }: SeriesStandingsResponse["own"][number]) =>
    rowsOf(later).some((row) => row.isOwn && row.rank === rank);
  return (
    <section class="panel" aria-labelledby="standings">
      <h2 id="standings">{read.standings}</h2>
      <p class="small muted">{read.standingsNote(first.deals.length)}</p>
      {rows.length === 0 ? (
        <p>{read.noStandings}</p>
      ) : (
        <Table rows={[...rows, ...first.own.filter((own) => !isListed(own))]} order={first.order} named={named} />
      )}
      {rows.length < first.total && (
        <button
          type="button"
          class="button slim"
          onClick={() => more().then((failure) => failure && toast(seriesRefusal(failure.reason)))}
        >
          <Icon name="down" /> {read.more}
        </button>
      )}
    </section>
  );
}

const rowsOf = (pages: readonly SeriesStandingsResponse[]) => pages.flatMap(({ rows }) => rows);

interface TableProps extends Pick<SeriesStandingsResponse, "rows" | "order"> {
  readonly named: FigureMessages;
}

function Table({ rows, order, named }: TableProps) {
  const read = messages.value;
  const percent = percentOf(locale.value);
  // Omits figures without a name, or with 0 in all rows.
  const shown = order.flatMap((name, i) =>
    named[name] && rows.some(({ figures }) => figures[i]) ? [[name, i] as const] : [],
  );
  const titles = [read.rank, read.players, read.playedDeals, read.wins];
  return (
    <WideTable title={read.standings}>
      <thead>
        <tr>
          {[...titles, ...shown.map(([name]) => named[name]!), read.time, read.percentile].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i} class={row.isOwn ? "own" : undefined}>
            <td class="num">{row.rank}</td>
            <th scope="row">
              {listed(row.players.map(seriesPlayerName), language.value)}{" "}
              {row.isOwn && <span class="tag plain">{read.you}</span>}
            </th>
            <td class="num">{row.played}</td>
            <td class="num">{row.wins}</td>
            {shown.map(([name, at]) => (
              <td key={name} class="num">
                {row.figures[at]}
              </td>
            ))}
            <td class="num">{row.wins > 0 ? clockTime(row.seconds) : ""}</td>
            <td class="num">{row.percentile === undefined ? "" : percent(row.percentile / 100)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
