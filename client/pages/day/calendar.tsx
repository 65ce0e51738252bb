import type { Day } from "../../../shared/engine/daily/day.ts";
import type {
  CalendarResponse,
  DayResponse,
  OwnAttemptResponse,
  UpcomingDay,
} from "../../../shared/engine/lists/day-responses.ts";
import { isPassing } from "../../api/api.ts";
import { readCalendar } from "../../api/days.ts";
import { guest } from "../../api/identity.ts";
import { locale } from "../../i18n/language.ts";
import { dayPath, fairPath, followLink } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePageList } from "../../ui/page-list.ts";
import { Proof } from "../../ui/proof.tsx";
import { toast } from "../../ui/toast.tsx";
import { dayName, tableName } from "./day-texts.ts";
import { messages } from "./messages/messages.ts";

/** Past days, and future ones with their commitments, without the open day and `shown`. */
export function Calendar({ shown }: { readonly shown: Day }) {
  const { calendar, more, failed } = messages.value;
  const token = guest.value?.token;
  const { pages, more: read } = usePageList<CalendarResponse>(
    {
      ask: (known) => readCalendar(known.at(-1)?.before, token),
      isPassing: (failure, known) => known.length === 0 && isPassing(failure),
    },
    [token],
  );
  const [first] = pages;
  if (!first) return null;
  const days = pages.flatMap(({ days }) => days).filter(({ day, state }) => state !== "open" && day !== shown);
  return (
    <>
      <section class="panel" aria-labelledby="calendar">
        <h2 id="calendar">{calendar}</h2>
        <ul class="bare entries">
          {days.map((day) => (
            <Row key={day.day} entry={day} />
          ))}
        </ul>
        {pages.at(-1)?.before !== undefined && (
          <button type="button" class="button slim" onClick={() => read().then((failure) => failure && toast(failed))}>
            <Icon name="down" /> {more}
          </button>
        )}
      </section>
      <Ahead sealed={first.sealed} />
    </>
  );
}

function ownWord({ state, score }: OwnAttemptResponse): string {
  const { finished, ended, underWay } = messages.value;
  if (state !== "over") return underWay;
  return score?.[0] === 0 ? finished : ended;
}

function Row({ entry: { day, table, tries, finished, own } }: { readonly entry: DayResponse }) {
  return (
    <li>
      <a class="entry" href={dayPath(day)} onClick={followLink}>
        <span class="grow">
          <b class="names">{dayName(locale.value)(day)}</b>
          <span class="small muted note">
            {[tableName(table), ...(tries > 0 ? [messages.value.tries(tries, finished)] : [])].join(" · ")}
          </span>
        </span>
        {own && <span class={own.score?.[0] === 0 ? "tag" : "tag plain"}>{ownWord(own)}</span>}
      </a>
    </li>
  );
}

function Ahead({ sealed }: { readonly sealed: readonly UpcomingDay[] }) {
  const { ahead, aheadNote, fair } = messages.value;
  return (
    <section class="panel" aria-labelledby="ahead">
      <h2 id="ahead">{ahead}</h2>
      <p class="small muted">
        {aheadNote}{" "}
        <a class="plain" href={fairPath} onClick={followLink}>
          {fair}
        </a>
      </p>
      <ul class="bare day-sealed">
        {sealed.map(({ day, table }) => (
          <li key={day}>
            <b>{dayName(locale.value)(day)}</b>
            <span class="small muted">{tableName(table)}</span>
          </li>
        ))}
      </ul>
      <Proof>
        {sealed.map(({ day, commitment }) => (
          <p key={day}>
            {dayName(locale.value)(day)}: <code>{commitment}</code>
          </p>
        ))}
      </Proof>
    </section>
  );
}
