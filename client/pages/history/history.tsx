import { Fan } from "../../ui/fan.tsx";
import "./history.css";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { Contact } from "../../../shared/engine/people/contacts.ts";
import { loadHandingInMessages } from "../../features/alone/messages/messages.ts";
import { NotFound } from "../../features/frame/not-found.tsx";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { Unread } from "../../features/frame/unread.tsx";
import { invitableAt, inviteTo, useContacts } from "../../features/people/contacts.ts";
import { messages as peopleMessages } from "../../features/people/messages/messages.ts";
import { People } from "../../features/people/people.tsx";
import { language, listed } from "../../i18n/language.ts";
import { t } from "../../i18n/t.ts";
import { followLink } from "../../navigation/route.ts";
import { HAS_ALONE, readStored } from "../../storage/local-storage.ts";
import { Icon } from "../../ui/icon.tsx";
import { type Lazy, usePart } from "../../ui/lazy.ts";
import { type PageList, usePageList } from "../../ui/page-list.ts";
import { useTab } from "../../ui/tab.ts";
import { FilterForm } from "./filter-form.tsx";
import { type Filters, filtersOf, queryOf, searchOf, withFilter } from "./filters.ts";
import { MatchRow } from "./match-row.tsx";
import { messages } from "./messages/messages.ts";
import type { OnDeviceProps } from "./on-device.tsx";
import { listPast, type PastMatchesPage } from "./past-matches.ts";

export { loadPeopleMessages } from "../../features/people/messages/messages.ts";

/** Loaded only if the device may have matches. */
const loadOnDevice: Lazy<OnDeviceProps> = () =>
  Promise.all([import("./on-device.tsx"), loadHandingInMessages()]).then(([{ OnDevice }]) => OnDevice);

/** Lists the player's own matches, or those of a table. The filters are in the address. */
export function History({ table }: { readonly table: string | undefined }) {
  const [filters, setFilters] = useState(() => filtersOf(location.search));
  const search = searchOf(filters);
  const pages = usePageList<PastMatchesPage>(
    {
      ask: (known) => listPast({ ...queryOf(filters), table, after: known.at(-1)?.next }),
      isPassing: ({ reason }) => reason !== "NoToken",
    },
    [search, table],
  );
  useEffect(() => {
    history.replaceState(history.state, "", `${location.pathname}${search}`);
  }, [search, table]);
  const OnDevice = usePart(loadOnDevice, table === undefined && readStored(HAS_ALONE) !== undefined);
  const { title, tableTitle } = messages.value;
  useTab(title, false);
  const contacts = useContacts();
  const matches = matchesOf(pages);
  // The form is shown once there are matches or filters; then it stays.
  const hasMatches = useRef(false);
  hasMatches.current ||= matches.length > 0 || search !== "";
  if (pages.failure?.reason === "NoSuchMatch") return <NotFound why={t().lost.noTable} />;
  return (
    <PageFrame kind="past-page">
      <main id="content">
        <h1>{table === undefined ? title : tableTitle}</h1>
        {table === undefined && <People contacts={contacts} />}
        {OnDevice && <OnDevice isAll={isFailing(pages)} onHandedIn={pages.reload} />}
        {hasMatches.current && (
          <FilterForm filters={filters} onChange={(name, value) => setFilters(withFilter(filters, name, value))} />
        )}
        <section class="panel" aria-busy={pages.isLoading} aria-label={title}>
          <p class="unseen" role="status">
            {pages.isLoading ? "" : countText(pages)}
          </p>
          {matches.length > 0 && (
            <ol class="bare entries">
              {matches.map((match) => (
                <MatchRow key={match.id} match={match} ofTable={table !== undefined}>
                  <InviteAgain match={match} people={contacts.people} />
                </MatchRow>
              ))}
            </ol>
          )}
          <Rest list={pages} isTable={table !== undefined} filters={filters} onAll={() => setFilters({})} />
        </section>
      </main>
    </PageFrame>
  );
}

interface InviteAgainProps {
  readonly match: Summary;
  readonly people: readonly Contact[] | undefined;
}

/** Invites the people of the match who also want to play again. */
function InviteAgain({ match, people }: InviteAgainProps) {
  const guests = invitableAt(match, people);
  if (guests.length === 0) return null;
  const names = listed(
    guests.map(({ name }) => name),
    language.value,
  );
  return (
    <button type="button" class="button slim invite-again" onClick={() => inviteTo(match, guests)}>
      {peopleMessages.value.invite(names)}
    </button>
  );
}

type MatchPages = PageList<PastMatchesPage>;

/** A player without a token has no matches, which is not a failure. */
const isFailing = ({ failure }: MatchPages): boolean => failure !== undefined && failure.reason !== "NoToken";

const matchesOf = ({ pages }: MatchPages): readonly Summary[] => pages.flatMap(({ matches }) => matches);

function countText(list: MatchPages): string {
  const { shown, shownMore } = messages.value;
  if (isFailing(list)) return "";
  return (list.pages.at(-1)?.next === undefined ? shown : shownMore)(matchesOf(list).length);
}

interface RestProps {
  readonly list: MatchPages;
  readonly isTable: boolean;
  readonly filters: Filters;
  readonly onAll: () => void;
}

function Rest({ list, isTable, filters, onAll }: RestProps) {
  const { more, failed, noneFits, noneFitsNote, all, none, noneNote, tableNone, tableNoneNote, play } = messages.value;
  if (isFailing(list)) return <Unread what={failed} reason={list.failure!.reason} onRetry={list.more} />;
  if (list.pages.at(-1)?.next !== undefined)
    return (
      <button type="button" class="button slim more" disabled={list.isLoading} onClick={list.more}>
        <Icon name="down" /> {more}
      </button>
    );
  if (list.isLoading || matchesOf(list).length > 0) return null;
  if (Object.keys(filters).length > 0)
    return (
      <div class="nothing">
        <p>{noneFits}</p>
        <p class="small muted">{noneFitsNote}</p>
        <button type="button" class="button slim" onClick={onAll}>
          {all}
        </button>
      </div>
    );
  return (
    <div class="nothing">
      <p>{isTable ? tableNone : none}</p>
      <p class="small muted">{isTable ? tableNoneNote : noneNote}</p>
      <a class="button slim" href="/" onClick={followLink}>
        {play}
      </a>
      <Fan />
    </div>
  );
}
