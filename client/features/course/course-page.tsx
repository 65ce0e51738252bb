import type { GameCommand, GameEvent } from "../../../shared/engine/contract/events.ts";
import type { BoardParts, Stay } from "../../contract/board.ts";
import "../panels/styles.ts";
import "./course-page.css";
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Match } from "../../../shared/engine/match/match.ts";
import { guest } from "../../api/identity.ts";
import { type BoardPanels, isPhone } from "../../contract/layout.ts";
import { createShownLog } from "../../contract/shown-log.ts";
import { latest } from "../../contract/timeline.ts";
import { InOrder } from "../../layout/in-order.tsx";
import { useTablePage } from "../../layout/measured.tsx";
import { inArea, type Panels } from "../../layout/panels.ts";
import { Mark } from "../../ui/mark.tsx";
import { useTab } from "../../ui/tab.ts";
import { useAnnouncements } from "../panels/announcer.ts";
import { Plaques } from "../panels/plaques.tsx";
import { useRulesKey } from "../rules/key.ts";
import { placeFor } from "../rules/opened.ts";
import { type Course, type CourseTask, stepsOf } from "./course.ts";
import { GuidedBoard } from "./guided-board.tsx";
import { type CourseEnd, Lesson, type LessonText } from "./lesson.tsx";
import { messages } from "./messages/messages.ts";
import { Tools } from "./tools.tsx";
import { type Tutor, tutorOf } from "./tutor.ts";

const COMPANION = "Mira";

interface CourseTexts<State, Task extends CourseTask> {
  said(task: Task, match: Match<State>): LessonText;
  done(): CourseEnd;
  guide?(tutor: Tutor<State, Task>): object;
  teach?(what: NonNullable<Task["teaches"]>): void;
}

export function coursePage<
  State,
  Command extends GameCommand,
  Event extends GameEvent,
  Options extends object,
  Task extends CourseTask,
>(course: Course<State, Command, Event, Options, Task>, texts: CourseTexts<State, Task>): ComponentType {
  return function Learn() {
    const [tutor] = useState(() => tutorOf(course, [guest.peek()?.name ?? messages.peek().newcomer, COMPANION]));
    const [isReady, setReady] = useState(false);
    const { connection } = tutor;
    const stay = useMemo((): Stay => ({ for: "lesson", guide: texts.guide?.(tutor) ?? {} }), [tutor]);
    const own: Signal<BoardPanels | undefined> = useSignal(undefined);
    const shownLog = useMemo(() => createShownLog(connection.timeline), [connection]);
    const { config, phase, outcome } = latest(connection.timeline.value);
    useEffect(() => connection.close, [connection]);
    useEffect(() => {
      for (const what of tutor.taught.value) texts.teach?.(what);
    }, [tutor.taught.value]);
    useTab(messages.value.title, false);
    useAnnouncements(connection, shownLog, isReady);
    useRulesKey(placeFor(config));
    const parts: Signal<BoardParts> = useSignal({});
    const { page, marks, areas, order, panels } = useTablePage({
      ...{ game: connection.game, timeline: connection.timeline.value, stay: "lesson", kind: "learning" },
      own: own.value,
    });
    return (
      <main {...page} data-phase={phase} data-outcome={outcome?.result}>
        {marks}
        <InOrder
          order={order}
          parts={{
            title: <Title panels={panels} />,
            tools: <Tools place={placeFor(config)} panels={panels} />,
            players: (
              <Plaques connection={connection} timeline={shownLog.timeline.value} panels={panels} stay="lesson" />
            ),
            board: (
              <GuidedBoard {...{ connection, stay, shownLog, areas, own, parts }} onReady={() => setReady(true)} />
            ),
            ...parts.value,
            lesson: (
              <Lesson
                tutor={tutor as unknown as Tutor}
                steps={stepsOf(course.tasks)}
                panels={panels}
                isReady={isReady}
                said={texts.said as (task: CourseTask, match: Match) => LessonText}
                done={texts.done()}
              />
            ),
          }}
        />
      </main>
    );
  };
}

/** On a phone, which has no room for the title, it is only for screen readers. */
function Title({ panels }: { readonly panels: Panels }) {
  const { shape } = panels;
  if (isPhone(shape)) return <h1 class="unseen">{messages.value.title}</h1>;
  return (
    <header class={`title-place ${shape}`} {...inArea("title")}>
      <h1 class="pill">
        <Mark size={26} />
        <span class="title">{messages.value.title}</span>
      </h1>
    </header>
  );
}
