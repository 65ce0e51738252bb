import "../logbook/logbook.css";
import "./day.css";
import { useEffect } from "preact/hooks";
import type { Day } from "../../../shared/engine/daily/day.ts";
import type { WholeDayResponse } from "../../../shared/engine/lists/day-responses.ts";
import { isPassing } from "../../api/api.ts";
import { readDay } from "../../api/days.ts";
import { guest } from "../../api/identity.ts";
import { useFigureMessages } from "../../catalog/figure-messages.ts";
import { NotFound } from "../../features/frame/not-found.tsx";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { Unread } from "../../features/frame/unread.tsx";
import { locale } from "../../i18n/language.ts";
import { dayPath, followLink } from "../../navigation/route.ts";
import { useAnswer } from "../../ui/answer.ts";
import { useNow } from "../../ui/now.ts";
import { Proof } from "../../ui/proof.tsx";
import { useTab } from "../../ui/tab.ts";
import { Calendar } from "./calendar.tsx";
import { dayName, untilThen, wholeTableName } from "./day-texts.ts";
import { messages } from "./messages/messages.ts";
import { OwnTry } from "./own-try.tsx";
import { Standings } from "./standings.tsx";

export { loadDayMessages } from "./messages/messages.ts";

/** Interval between readings of the clock, in ms. */
const CLOCK_INTERVAL = 15_000;

export function DayPage({ asked }: { readonly asked: Day | undefined }) {
  const token = guest.value?.token;
  const { title, none, failed } = messages.value;
  const ask = async () => ({ ...(await readDay(asked, token)), at: Date.now() });
  const { answer, retry } = useAnswer({ ask, isPassing }, [asked, token]);
  useTab(title, false);
  if (answer && !answer.ok && answer.reason === "NoSuchDay") return <NotFound why={none} />;
  return (
    <PageFrame kind="logbook day">
      <main id="content" aria-busy={answer === undefined}>
        <h1>{asked === undefined ? title : messages.value.of(dayName(locale.value)(asked))}</h1>
        {answer?.ok && <DayDetails details={answer} at={answer.at} isToday={asked === undefined} onDue={retry} />}
        {answer?.ok === false && (
          <div class="panel">
            <Unread what={failed} reason={answer.reason} onRetry={retry} />
          </div>
        )}
      </main>
    </PageFrame>
  );
}

interface DayDetailsProps {
  readonly details: WholeDayResponse;
  /** When the response was received, in ms since 1970. */
  readonly at: number;
  readonly isToday: boolean;
  /** Called when the day's state has ended, so that the day must be requested again. */
  readonly onDue: () => void;
}

function DayDetails({ details, at, isToday, onDue }: DayDetailsProps) {
  const { day, table, tries, finished, result, standings, state } = details;
  const named = useFigureMessages(table.game);
  const read = messages.value;
  return (
    <>
      <section class="panel day-deal" aria-labelledby="deal">
        <p class="small muted">{read.lead}</p>
        <h2 id="deal">{isToday ? dayName(locale.value, "full")(day) : wholeTableName(table)}</h2>
        {isToday && <p>{wholeTableName(table)}</p>}
        <p>
          <Left details={details} at={at} onDue={onDue} />
        </p>
        {state !== "sealed" && <p class="muted">{read.tries(tries, finished)}</p>}
        <OwnTry details={details} named={named} />
        {!standings && state !== "sealed" && <p class="small muted">{read.everybodyLater}</p>}
        <Proof>
          <p>
            {read.commitment}: <code>{details.commitment}</code>
          </p>
        </Proof>
        {!isToday && (
          <p class="small">
            <a class="plain" href={dayPath()} onClick={followLink}>
              {read.today}
            </a>
          </p>
        )}
      </section>
      {standings && <Standings standings={standings} own={result} named={named} />}
      <Calendar shown={day} />
    </>
  );
}

/** The server sends the time left, because the reader's clock may be wrong. */
function Left({ details: { left, state }, at, onDue }: Pick<DayDetailsProps, "details" | "at" | "onDue">) {
  const now = useNow(CLOCK_INTERVAL);
  const then = left === undefined ? undefined : at + left * 1000;
  const isDue = then !== undefined && now >= then;
  useEffect(() => {
    if (isDue) onDue();
  }, [isDue]);
  if (then === undefined || state === "past") return null;
  const { left: duration, at: moment } = untilThen(locale.value, then, now);
  return <>{messages.value[state](duration, moment)}</>;
}
