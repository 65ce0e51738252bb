import { coursePage } from "../../../features/course/course-page.tsx";
import { PARTNER } from "../../../features/course/tutor.ts";
import { nameOf } from "../../../match/match-events.ts";
import { course } from "./course.ts";
import type { ArcanoidGuide } from "./guide.ts";
import { messages } from "./messages/messages.ts";
import { Beacon } from "./pointing.tsx";

export const Learn = coursePage(course, {
  said: ({ says }, match) => ({ text: messages.value.tasks[says]({ who: nameOf(match, PARTNER) }) }),
  done: () => messages.value.done,
  guide: ({ task }) => ({ task, Beacon }) satisfies ArcanoidGuide,
});
