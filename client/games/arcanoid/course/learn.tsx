import { learnPage } from "../../../course/learn.tsx";
import { PARTNER } from "../../../course/tutor.ts";
import { nameOf } from "../../../match/match-events.ts";
import { course } from "./course.ts";
import type { ArcanoidGuide } from "./guide.ts";
import { Beacon } from "./pointing.tsx";
import { words } from "./words/words.ts";

/** The course page of Arcanoïd. */
export const Learn = learnPage(course, {
  said: ({ says }, match) => ({ text: words.value.tasks[says]({ who: nameOf(match, PARTNER) }) }),
  done: () => words.value.done,
  guide: ({ task }) => ({ task, Beacon }) satisfies ArcanoidGuide,
});
