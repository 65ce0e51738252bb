import type { Summary } from "../../../shared/engine/match/summary.ts";
import { isWatchable } from "../../../shared/engine/match/table-settings.ts";
import { listMatches } from "../../api/api.ts";
import { guest } from "../../api/identity.ts";
import { type PolledList, usePolled } from "../../api/polled.ts";
import { isForOne, newTable } from "../../features/new-table/new-table.ts";
import { freeSeats } from "../../features/new-table/open-match.ts";
import { followLink, watchPath } from "../../navigation/route.ts";
import { type Lazy, usePart } from "../../ui/lazy.ts";
import { JoinByCode } from "./join.tsx";
import { messages } from "./messages.ts";
import { isChosen, isWanted, tableFilters } from "./table-filters.ts";
import type { TablesListProps } from "./tables-list.tsx";

/** Loaded only if there are tables, or a chosen filter. */
const loadFilterForm: Lazy<object> = () =>
  import("./table-filter-form.tsx").then(({ TableFilterForm }) => TableFilterForm);

/** Loaded only if tables are listed. */
const loadList: Lazy<TablesListProps> = () => import("./tables-list.tsx").then(({ TablesList }) => TablesList);

/** Visitors without an identity and bots' seats both have no player id. */
const isOwn = ({ seats }: Summary): boolean =>
  guest.value !== undefined && seats.some((seat) => seat?.player === guest.value?.player);

interface HereProps {
  readonly people: number | undefined;
  readonly waiting: number;
}

function Here({ people, waiting }: HereProps) {
  const { tables } = messages.value;
  const facts = [
    ...(people === undefined ? [] : [tables.here(people)]),
    ...(waiting > 0 ? [tables.lacking(waiting)] : []),
  ];
  return <p class="small muted here">{facts.join(" · ")}</p>;
}

/** Why the list is empty: no tables, none with these filters, still loading, or failed. */
function noneOf({ value, isFailing }: PolledList<object>, isPicky: boolean): string {
  const { tables } = messages.value;
  if (value.value) return isPicky ? tables.noneSought : tables.none;
  return isFailing.value ? tables.failed : tables.unknown;
}

export function OpenTables() {
  const open = usePolled({ ask: () => listMatches({ state: ["open"], limit: 100 }) });
  const live = usePolled({ ask: () => listMatches({ state: ["live"], limit: 100 }) });
  const { tables } = messages.value;
  const others = (matches: readonly Summary[] = []) => matches.filter((match) => !isOwn(match));
  const waiting = others(open.value.value?.matches).filter((match) => freeSeats(match) > 0);
  // Sorted by start, so that moves do not change the order.
  const played = others(live.value.value?.matches)
    .filter(isWatchable)
    .toSorted((a, b) => (b.startedAt ?? "").localeCompare(a.startedAt ?? ""));
  const fitting = (matches: readonly Summary[]) => matches.filter((match) => isWanted(match, tableFilters.value));
  const isPicky = isChosen(tableFilters.value);
  const [toSit, toWatch] = [fitting(waiting), fitting(played)];
  const hasFilter = isPicky || waiting.length + played.length > 0;
  const FilterForm = usePart(loadFilterForm, hasFilter);
  const List = usePart(loadList, toSit.length + toWatch.length > 0);
  const isKnown = open.value.value !== undefined;
  return (
    <section class="panel tables" aria-labelledby="tables" aria-busy={!isKnown}>
      <div class="row between wrap">
        <h2 id="tables">{tables.title}</h2>
        <Here people={open.isFailing.value ? undefined : open.value.value?.people} waiting={waiting.length} />
        {hasFilter && FilterForm && <FilterForm />}
      </div>
      {toSit.length > 0 ? (
        List && <List of="open" matches={toSit} />
      ) : (
        <div class="nothing">
          <p>{noneOf(open, isPicky)}</p>
          {!isForOne(newTable.value) && <p class="small muted">{tables.noneNote}</p>}
        </div>
      )}
      {toWatch.length > 0 && List && (
        <>
          <h3>{tables.live}</h3>
          <List of="live" matches={toWatch} />
        </>
      )}
      <a class="link" href={watchPath} onClick={followLink}>
        {tables.toWatch}
      </a>
      <JoinByCode />
    </section>
  );
}
