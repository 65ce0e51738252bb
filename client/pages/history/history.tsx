import { Fan } from "../../ui/fan.tsx";
import "./history.css";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
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
import { useTab } from "../../ui/tab.ts";
import { useRetries } from "../../ui/use-retries.ts";
import { FilterForm } from "./filter-form.tsx";
import { type Filters, filtersOf, queryOf, searchOf, withFilter } from "./filters.ts";
import { MatchRow } from "./match-row.tsx";
import { messages } from "./messages/messages.ts";
import type { OnDeviceProps } from "./on-device.tsx";
import { createPastMatchPages, type PastMatches, type PastMatchPages } from "./past-matches.ts";

export { loadPeopleMessages } from "../../features/people/messages/messages.ts";

/** Loads the list of matches on this device, if it may have any. */
const loadOnDevice: Lazy<OnDeviceProps> = () =>
  Promise.all([import("./on-device.tsx"), loadHandingInMessages()]).then(([{ OnDevice }]) => OnDevice);

/** The page of finished matches: the player's own, or those of a table. The filters are in the address. */
export function History({ table }: { readonly table: string | undefined }) {
  const [filters, setFilters] = useState(() => filtersOf(location.search));
  const pages = useMemo(createPastMatchPages, []);
  const search = searchOf(filters);
  const ask = () => void pages.ask({ ...queryOf(filters), table });
  useEffect(() => {
    history.replaceState(history.state, "", `${location.pathname}${search}`);
    ask();
  }, [search, table]);
  const OnDevice = usePart(loadOnDevice, table === undefined && readStored(HAS_ALONE) !== undefined);
  const { title, tableTitle } = messages.value;
  useTab(title, false);
  const contacts = useContacts();
  const read = pages.read.value;
  // The form is shown once there are matches to filter, and then stays.
  const hasMatches = useRef(false);
  hasMatches.current ||= read.matches.length > 0 || search !== "";
  useRetries(isFailing(read) && !read.isReading, pages.more);
  if (read.reason === "NoSuchMatch") return <NotFound why={t().lost.noTable} />;
  return (
    <PageFrame kind="past-page">
      <main id="content">
        <h1>{table === undefined ? title : tableTitle}</h1>
        {table === undefined && <People contacts={contacts} />}
        {OnDevice && <OnDevice isAll={isFailing(read)} onHandedIn={ask} />}
        {hasMatches.current && (
          <FilterForm filters={filters} onChange={(name, value) => setFilters(withFilter(filters, name, value))} />
        )}
        <section class="panel" aria-busy={read.isReading} aria-label={title}>
          <p class="unseen" role="status">
            {read.isReading ? "" : countText(read)}
          </p>
          {read.matches.length > 0 && (
            <ol class="bare entries">
              {read.matches.map((match) => (
                <MatchRow key={match.id} match={match} ofTable={table !== undefined}>
                  <InviteAgain match={match} people={contacts.people} />
                </MatchRow>
              ))}
            </ol>
          )}
          <Rest pages={pages} isTable={table !== undefined} filters={filters} onAll={() => setFilters({})} />
        </section>
      </main>
    </PageFrame>
  );
}

interface InviteAgainProps {
  readonly match: Summary;
  readonly people: readonly Contact[] | undefined;
}

/** Invites the people of a match who also want to play again. */
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

/** Whether loading failed. A player without a token has no matches, which is not a failure. */
const isFailing = ({ reason }: PastMatches): boolean => reason !== undefined && reason !== "NoToken";

function countText(read: PastMatches): string {
  const { shown, shownMore } = messages.value;
  if (isFailing(read)) return "";
  return read.next === undefined ? shown(read.matches.length) : shownMore(read.matches.length);
}

interface RestProps {
  readonly pages: PastMatchPages;
  readonly isTable: boolean;
  readonly filters: Filters;
  readonly onAll: () => void;
}

/** The end of the list: a button that loads more, an error, or a note if the list is empty. */
function Rest({ pages, isTable, filters, onAll }: RestProps) {
  const read = pages.read.value;
  const { more, failed, noneFits, noneFitsNote, all, none, noneNote, tableNone, tableNoneNote, play } = messages.value;
  if (isFailing(read)) return <Unread what={failed} reason={read.reason!} onRetry={pages.more} />;
  if (read.next !== undefined)
    return (
      <button type="button" class="button slim more" disabled={read.isReading} onClick={pages.more}>
        <Icon name="down" /> {more}
      </button>
    );
  if (read.isReading || read.matches.length > 0) return null;
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
