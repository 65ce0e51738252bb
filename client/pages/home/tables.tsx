import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { isWatchable } from "../../../shared/engine/match/table-settings.ts";
import { listMatches } from "../../api/api.ts";
import { guest } from "../../api/identity.ts";
import { type PolledList, usePolled } from "../../api/polled.ts";
import { manifestOf } from "../../catalog/catalog.ts";
import { matchName } from "../../catalog/names.ts";
import { isForOne, newTable } from "../../features/new-table/new-table.ts";
import { freeSeats } from "../../features/new-table/open-match.ts";
import { language, listed } from "../../i18n/language.ts";
import { followLink, go, tablePath, watchPath } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { type Lazy, usePart } from "../../ui/lazy.ts";
import { Seats } from "../../ui/seats.tsx";
import { JoinByCode } from "./join.tsx";
import { words } from "./messages.ts";
import { isChosen, isWanted, tableFilters } from "./table-filters.ts";

/** Loaded only if tables are listed. */
const loadFilterForm: Lazy<object> = () =>
  import("./table-filter-form.tsx").then(({ TableFilterForm }) => TableFilterForm);

/** How many are shown before the rest is requested. */
const SHOWN = { open: 4, live: 3 } as const;

/** Marks a table that allows free talk. */
const OpenTalk = ({ game, options }: Pick<Summary, "game" | "options">) =>
  manifestOf(game)?.talksFreely?.(options) ? (
    <span class="open-talk">
      <Icon name="say" size={16} /> {words.value.tables.openTalk}
    </span>
  ) : null;

const namesAt = ({ seats }: Summary): readonly string[] => seats.flatMap((seat) => (seat ? [seat.name] : []));

interface RowProps {
  readonly match: Summary;
  readonly people: ComponentChildren;
  /** The actions for the match. */
  readonly children: ComponentChildren;
}

const Row = ({ match, people, children }: RowProps) => (
  <li class="entry">
    <Seats seats={match.seats} width={28} />
    <div class="grow">
      <b>{matchName(match.game, match.options)}</b> <OpenTalk {...match} />
      <div class="small muted">{people}</div>
    </div>
    {children}
  </li>
);

function OpenRow({ match }: { readonly match: Summary }) {
  const { tables } = words.value;
  const people = listed(namesAt(match), language.value);
  return (
    <Row
      match={match}
      people={
        <>
          {tables.people(people, match.seats.length)}
          <span class="unseen">. {tables.freeSeats(freeSeats(match))}</span>
        </>
      }
    >
      <button
        type="button"
        class="button slim"
        aria-label={tables.sitAt(people)}
        onClick={() => go(tablePath(match.code), {})}
      >
        {tables.sit}
      </button>
    </Row>
  );
}

function LiveRow({ match }: { readonly match: Summary }) {
  const { tables } = words.value;
  const people = listed(namesAt(match), language.value);
  return (
    <Row match={match} people={people}>
      <a
        class="button slim quiet"
        href={tablePath(match.code)}
        aria-label={tables.watchThem(people)}
        onClick={followLink}
      >
        <Icon name="eye" /> {tables.watch}
      </a>
    </Row>
  );
}

const ROWS = { open: OpenRow, live: LiveRow } as const;

interface ListProps {
  readonly of: keyof typeof ROWS;
  readonly matches: readonly Summary[];
}

/** The first of these tables, and the rest behind a button. */
function List({ of, matches }: ListProps) {
  const [isWhole, setWhole] = useState(false);
  const Entry = ROWS[of];
  return (
    <>
      <ul class="bare entries">
        {matches.slice(0, isWhole ? undefined : SHOWN[of]).map((match) => (
          <Entry key={match.id} match={match} />
        ))}
      </ul>
      {matches.length > SHOWN[of] && !isWhole && (
        <button type="button" class="link" onClick={() => setWhole(true)}>
          {words.value.tables.all(matches.length)}
        </button>
      )}
    </>
  );
}

/** Bots have no player id, and a visitor without identity has no tables. */
const isOwn = ({ seats }: Summary): boolean =>
  guest.value !== undefined && seats.some((seat) => seat?.player === guest.value?.player);

interface HereProps {
  readonly people: number | undefined;
  readonly waiting: number;
}

/** How many people are online, and how many tables need players; nothing while unknown. */
function Here({ people, waiting }: HereProps) {
  const { tables } = words.value;
  const told = [
    ...(people === undefined ? [] : [tables.here(people)]),
    ...(waiting > 0 ? [tables.lacking(waiting)] : []),
  ];
  return <p class="small muted here">{told.join(" · ")}</p>;
}

/** The message for an empty list: that there are no tables, once the server has said so. */
function noneOf({ value, isFailing }: PolledList<object>, isPicky: boolean): string {
  const { tables } = words.value;
  if (value.value) return isPicky ? tables.noneSought : tables.none;
  return isFailing.value ? tables.failed : tables.unknown;
}

/** Tables that wait for players, and live matches to watch. */
export function OpenTables() {
  const open = usePolled({ ask: () => listMatches({ state: ["open"], limit: 100 }) });
  const live = usePolled({ ask: () => listMatches({ state: ["live"], limit: 100 }) });
  const { tables } = words.value;
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
  const FilterForm = usePart(loadFilterForm, hasFilter, () => {});
  const isKnown = open.value.value !== undefined;
  return (
    <section class="panel tables" aria-labelledby="tables" aria-busy={!isKnown}>
      <div class="row between wrap">
        <h2 id="tables">{tables.title}</h2>
        <Here people={open.isFailing.value ? undefined : open.value.value?.people} waiting={waiting.length} />
        {hasFilter && FilterForm && <FilterForm />}
      </div>
      {toSit.length > 0 ? (
        <List of="open" matches={toSit} />
      ) : (
        <div class="nothing">
          <p>{noneOf(open, isPicky)}</p>
          {!isForOne(newTable.value) && <p class="small muted">{tables.noneNote}</p>}
        </div>
      )}
      {toWatch.length > 0 && (
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
