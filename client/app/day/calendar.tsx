import { useEffect, useState } from "preact/hooks";
import type { Day } from "../../../shared/engine/day.ts";
import type { Calendar as Page, SealedDay, ToldDay, ToldTry } from "../../../shared/engine/told-day.ts";
import { readCalendar } from "../../api/days.ts";
import { guest } from "../../api/identity.ts";
import { locale } from "../../i18n/language.ts";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";
import { dayPath, fairPath, followLink } from "../route.ts";
import { dayName, tableName } from "./telling.ts";
import { words } from "./words/words.ts";

/** The days before, page by page, and those to come with what seals them. */
export function Calendar({ shown }: { readonly shown: Day }) {
  const [pages, setPages] = useState<readonly Page[]>([]);
  const { calendar, more, failed } = words.value;
  const token = guest.value?.token;
  const read = async (before: Day | undefined, held: readonly Page[]) => {
    const answer = await readCalendar(before, token);
    if (answer.ok) setPages([...held, answer]);
    else if (held.length > 0) toast(failed);
  };
  useEffect(() => void read(undefined, []), [token]);
  const days = pages.flatMap(({ days }) => days).filter(({ day, state }) => state !== "open" && day !== shown);
  const before = pages.at(-1)?.before;
  if (pages.length === 0) return null;
  return (
    <>
      <section class="panel" aria-labelledby="calendar">
        <h2 id="calendar">{calendar}</h2>
        <ul class="bare entries">
          {days.map((day) => (
            <Row key={day.day} told={day} />
          ))}
        </ul>
        {before !== undefined && (
          <button type="button" class="button slim" onClick={() => read(before, pages)}>
            <Icon name="down" /> {more}
          </button>
        )}
      </section>
      <Ahead sealed={pages[0]!.sealed} />
    </>
  );
}

/** What became of one's own try, in a word. */
function ownWord({ state, score }: ToldTry): string {
  const { finished, ended, underWay } = words.value;
  if (state !== "over") return underWay;
  return score?.[0] === 0 ? finished : ended;
}

function Row({ told: { day, table, tries, finished, own } }: { readonly told: ToldDay }) {
  return (
    <li>
      <a class="entry" href={dayPath(day)} onClick={followLink}>
        <span class="grow">
          <b class="names">{dayName(locale.value)(day)}</b>
          <span class="small muted note">
            {[tableName(table), ...(tries > 0 ? [words.value.tries(tries, finished)] : [])].join(" · ")}
          </span>
        </span>
        {own && <span class={own.score?.[0] === 0 ? "tag" : "tag plain"}>{ownWord(own)}</span>}
      </a>
    </li>
  );
}

function Ahead({ sealed }: { readonly sealed: readonly SealedDay[] }) {
  const { ahead, aheadNote, fair } = words.value;
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
        {sealed.map(({ day, table, commitment }) => (
          <li key={day}>
            <span>
              <b>{dayName(locale.value)(day)}</b>
              <span class="small muted note">{tableName(table)}</span>
            </span>
            <code class="small seal">{commitment}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
