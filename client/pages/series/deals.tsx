import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type {
  SeriesDealResponse,
  SeriesResponse,
  SeriesResultsResponse,
} from "../../../shared/engine/lists/series-responses.ts";
import { tablePath } from "../../../shared/routes.ts";
import { asGuest } from "../../api/as-guest.ts";
import { guest } from "../../api/identity.ts";
import { playDeal, readResults } from "../../api/series.ts";
import { choicesOf, matchName } from "../../catalog/names.ts";
import { followLink, go, replayPath } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";
import { messages } from "./messages/messages.ts";
import { DealResults } from "./results.tsx";
import { seriesRefusal } from "./series-texts.ts";

interface DealsProps {
  readonly series: SeriesResponse;
  /** Loads each deal's first results, and prints. */
  readonly isPrinting: boolean;
  readonly onPrinted: () => void;
  readonly children: ComponentChildren;
}

export function Deals({ series, isPrinting, onPrinted, children }: DealsProps) {
  const { id, deals } = series;
  const [results, setResults] = useState<ReadonlyMap<number, SeriesResultsResponse>>(new Map());
  const known = deals.filter(({ isKnown }) => isKnown).map(({ deal }) => deal);
  /** Loads the next page of results. @returns whether all pages could be loaded */
  const load = async (wanted: readonly number[]): Promise<boolean> => {
    const token = guest.peek()?.token;
    const loaded = await Promise.all(
      wanted.map(async (deal) => ({
        deal,
        answer: await readResults(id, deal, results.get(deal)?.rows.length ?? 0, token),
      })),
    );
    setResults((before) => {
      const next = new Map(before);
      for (const { deal, answer } of loaded)
        if (answer.ok) next.set(deal, { ...answer, rows: [...(before.get(deal)?.rows ?? []), ...answer.rows] });
      return next;
    });
    const fault = loaded.find(({ answer }) => !answer.ok)?.answer;
    if (fault && !fault.ok) toast(seriesRefusal(fault.reason));
    return fault === undefined;
  };
  useEffect(() => {
    if (!isPrinting) return;
    const missing = known.filter((deal) => !results.has(deal));
    void load(missing).then((isWhole) => {
      onPrinted();
      // Prints once the results are rendered.
      if (isWhole) setTimeout(() => print());
    });
  }, [isPrinting]);
  return (
    <section class="panel" aria-labelledby="deals">
      <h2 id="deals">{messages.value.deals(deals.length)}</h2>
      {children}
      <ol class="bare entries">
        {deals.map((deal) => (
          <li key={deal.deal} class="series-deal">
            <DealRow series={series} deal={deal} isShown={results.has(deal.deal)} onShow={() => load([deal.deal])} />
            {results.has(deal.deal) && (
              <DealResults game={deal.game} results={results.get(deal.deal)!} onMore={() => load([deal.deal])} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface DealRowProps {
  readonly series: SeriesResponse;
  readonly deal: SeriesDealResponse;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function DealRow({ series, deal, isShown, onShow }: DealRowProps) {
  const { deal: number, game, options, tables, own, isKnown } = deal;
  const read = messages.value;
  const choices = choicesOf(game, options, series.seats);
  return (
    <div class="row wrap">
      <span class="grow">
        <b class="names">{`${read.deal(number)}: ${matchName(game, options)}`}</b>
        <span class="small muted note">{[...choices, read.tables(tables)].join(" · ")}</span>
      </span>
      {own && <span class="tag plain">{own.state === "over" ? read.played : read.underWay}</span>}
      <span class="row wrap series-actions">
        {series.state === "open" && own?.state !== "over" && <PlayButton series={series} deal={deal} />}
        {own?.state === "over" && (
          <a
            class="button slim"
            href={replayPath(own.id)}
            aria-label={read.watchOf(read.deal(number))}
            onClick={followLink}
          >
            <Icon name="rewind" /> {read.watch}
          </a>
        )}
        {isKnown && tables > 0 && !isShown && (
          <button type="button" class="button slim" aria-label={read.resultsOf(number)} onClick={onShow}>
            <Icon name="down" /> {read.results}
          </button>
        )}
      </span>
    </div>
  );
}

function PlayButton({ series: { id, seats }, deal: { deal, own } }: Pick<DealRowProps, "series" | "deal">) {
  const [isLeaving, setLeaving] = useState(false);
  const { play, playDeal: says, goOn, goOnDeal, opening } = messages.value;
  const leave = async () => {
    setLeaving(true);
    const answer = await asGuest((token) => playDeal(id, deal, token));
    setLeaving(false);
    // The player takes a seat on arrival, and invites the others.
    if (answer.ok) go(tablePath(answer.code), seats === 1 ? undefined : {});
    else toast(seriesRefusal(answer.reason));
  };
  return (
    <button
      type="button"
      class="button slim main"
      disabled={isLeaving}
      aria-label={own ? goOnDeal(deal) : says(deal)}
      onClick={leave}
    >
      <Icon name="play" /> {isLeaving ? opening : own ? goOn : play}
    </button>
  );
}
