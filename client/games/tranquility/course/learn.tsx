import type { Match } from "../../../../shared/engine/match/match.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { coursePage } from "../../../features/course/course-page.tsx";
import type { LessonText } from "../../../features/course/lesson.tsx";
import { PARTNER } from "../../../features/course/tutor.ts";
import { nameOf } from "../../../match/match-events.ts";
import { teach } from "../primer.ts";
import { placeOf } from "../text/labels.ts";
import { messages as gameMessages } from "../text/messages/messages.ts";

import { ISLANDS, SHARES, type TranquilityCourseTask } from "./course.ts";
import type { TranquilityGuide } from "./guide.ts";
import { messages } from "./messages/messages.ts";
import { Beacon } from "./pointing.tsx";
import { course } from "./tutor.ts";

function said({ says, asked }: TranquilityCourseTask, match: Match<State>): LessonText {
  const { tasks } = messages.value;
  const { first, far, near } = ISLANDS;
  const { primer } = gameMessages.value;
  const who = nameOf(match, PARTNER);
  const where =
    asked.do === "place" && asked.at !== undefined
      ? { where: gameMessages.value.cells.at(placeOf(match, asked.at)) }
      : {};
  switch (says) {
    case "place":
      return { text: tasks.place({ n: first, aim: primer.rise }), ...where };
    case "rise":
      return { text: tasks.rise({ n: far, other: first }) };
    case "price":
      return {
        text: tasks.price({ n: near, aim: primer.price({ sum: `${near} − ${first} = ${near - first}` }) }),
        ...where,
      };
    case "toll":
      return { text: tasks.toll({ who, own: SHARES.own, theirs: SHARES.partner }) };
    case "discard":
      return { text: tasks.discard({ who }) };
    case "light":
      return { text: tasks.light({ who, aim: primer.light }) };
    case "harbour":
    case "sail":
      return { text: tasks[says]() };
  }
}

export const Learn = coursePage(course, {
  said,
  done: () => messages.value.done,
  guide: ({ task }) => ({ task, Beacon }) satisfies TranquilityGuide,
  teach,
});
