import type { SeriesResultsResponse } from "../../../shared/engine/lists/series-responses.ts";
import { useFigureMessages } from "../../catalog/figure-messages.ts";
import { language, listed, locale } from "../../i18n/language.ts";
import { followLink, replayPath } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { percentOf } from "../logbook/logbook-texts.ts";
import { messages } from "./messages/messages.ts";
import { resultLine, seriesPlayerName } from "./series-texts.ts";
import { WideTable } from "./wide-table.tsx";

interface DealResultsProps {
  readonly game: string;
  readonly results: SeriesResultsResponse;
  readonly onMore: () => void;
}

export function DealResults({ game, results: { deal, rows, order, total }, onMore }: DealResultsProps) {
  const named = useFigureMessages(game);
  const read = messages.value;
  const percent = percentOf(locale.value);
  return (
    <>
      <WideTable title={read.resultsOf(deal)}>
        <thead>
          <tr>
            {[read.rank, read.players, read.result, read.percentile].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <td class="series-replay" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const names = listed(row.players.map(seriesPlayerName), language.value);
            return (
              <tr key={row.match} class={row.isOwn ? "own" : undefined}>
                <td class="num">{row.rank ?? ""}</td>
                <th scope="row">
                  {names} {row.isOwn && <span class="tag plain">{read.you}</span>}
                </th>
                <td>{resultLine(row, order, named)}</td>
                <td class="num">{row.percentile === undefined ? "" : percent(row.percentile / 100)}</td>
                <td class="series-replay">
                  {!row.isLive && (
                    <a
                      class="button slim"
                      href={replayPath(row.match)}
                      aria-label={read.watchOf(names)}
                      onClick={followLink}
                    >
                      <Icon name="rewind" />
                    </a>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </WideTable>
      {rows.length < total && (
        <button type="button" class="button slim" onClick={onMore}>
          <Icon name="down" /> {read.more}
        </button>
      )}
    </>
  );
}
