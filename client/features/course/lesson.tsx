import { useEffect, useRef, useState } from "preact/hooks";
import type { Match } from "../../../shared/engine/match/match.ts";
import { tablePath } from "../../../shared/routes.ts";
import { guest } from "../../api/identity.ts";
import { latest } from "../../contract/timeline.ts";
import { language } from "../../i18n/language.ts";
import { t } from "../../i18n/t.ts";
import { typeset } from "../../i18n/typeset.ts";
import { inArea, type Panels } from "../../layout/panels.ts";
import { followLink, tableInHash } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { isForOne, mayBeAlone, newTableOf, practises } from "../new-table/new-table.ts";
import { playAlone, playWithBots, playWithFriends } from "../new-table/open-match.ts";
import { openBook, placeFor } from "../rules/opened.ts";
import type { CourseTask } from "./course.ts";
import { messages } from "./messages/messages.ts";
import type { Tutor } from "./tutor.ts";

/** `where` is for screen readers: the position of the element that the task asks for. */
export interface LessonText {
  readonly text: string;
  readonly where?: string;
}

/** `text` says what comes next. */
export interface CourseEnd {
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly tutor: Tutor;
  readonly steps: number;
  readonly panels: Panels;
  /** Whether the table is visible, so that the task can be announced. */
  readonly isReady: boolean;
  readonly said: (task: CourseTask, match: Match) => LessonText;
  readonly done: CourseEnd;
}

export function Lesson({ tutor, steps, panels, isReady, said, done }: Props) {
  const { task, isDone, connection } = tutor;
  const match = latest(connection.timeline.value);
  const { step, asked } = task.value;
  const [table] = useState(() => tableInHash(location.hash));
  const { text, where } = said(task.value, match);
  const { shape } = panels;
  const goOn = () => {
    tutor.goOn();
    // The focused button disappears, so the focus moves to the hand, which the next task uses.
    document.querySelector<HTMLElement>('[role="option"]')?.focus();
  };
  return (
    <section
      class={`panel lesson ${shape}`}
      // On a phone in landscape, the final links may cover the hand, which is no longer used.
      {...inArea(isDone.value && shape === "landscape" ? "story" : "lesson")}
      aria-label={messages.value.title}
      data-step={isDone.value ? "done" : step}
    >
      {isDone.value ? (
        <Farewell match={match} table={table} done={done} />
      ) : (
        <>
          <header>
            <Steps step={step} of={steps} />
            <a class="plain" href={table === undefined ? "/" : tablePath(table)} onClick={followLink}>
              {messages.value.skip}
            </a>
          </header>
          <p role="status">
            {isReady && (
              <>
                <span class="unseen">{messages.value.step({ n: step, of: steps })}. </span>
                {typeset(text, language.value)}
                {where && <span class="unseen"> {where}.</span>}
              </>
            )}
          </p>
          {asked.do === "read" && (
            <button type="button" class="button slim main" onClick={goOn}>
              {messages.value.goOn}
            </button>
          )}
        </>
      )}
    </section>
  );
}

const Steps = ({ step, of }: { readonly step: number; readonly of: number }) => (
  <span class="steps" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <span key={i} class={i + 1 < step ? "past" : i + 1 === step ? "now" : ""} />
    ))}
  </span>
);

interface FarewellProps extends Pick<Props, "done"> {
  readonly match: Match;
  /** The code of the table to return to. */
  readonly table: string | undefined;
}

function Farewell({ match, table, done }: FarewellProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  // Nothing is left to do at the table, so the focus moves to the title.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const leave = (way: () => Promise<void>) => async () => {
    setLeaving(true);
    await way();
    setLeaving(false);
  };
  const { play } = t().homePage;
  const fresh = newTableOf(match.config.game);
  const isAlone = mayBeAlone(fresh);
  const [isKnown] = useState(() => guest.peek() !== undefined);
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {done.title}
      </h2>
      <p>{typeset(done.text, language.value)}</p>
      <div class="ways-on">
        {table !== undefined && (
          <a class="button slim main" href={tablePath(table)} onClick={followLink}>
            {messages.value.toTable}
          </a>
        )}
        <button
          type="button"
          class={table === undefined ? "button slim main" : "button slim"}
          disabled={isLeaving}
          onClick={leave(() => (isAlone ? playAlone(fresh, practises(isKnown)) : playWithBots(fresh)))}
        >
          <Icon name={isAlone ? "one" : "bot"} /> {isAlone ? play.alone : play.bots}
        </button>
        {!isForOne(fresh) && (
          <button type="button" class="button slim" disabled={isLeaving} onClick={leave(() => playWithFriends(fresh))}>
            <Icon name="link" /> {play.friends}
          </button>
        )}
        <button type="button" class="button slim" onClick={() => openBook(placeFor(match.config))}>
          <Icon name="help" /> {t().rules.title}
        </button>
      </div>
    </>
  );
}
