import { courseLoader } from "../../../features/course/course-loader.ts";
import { learnGameWords } from "../text/messages/messages.ts";
import { learnLessonWords } from "./messages/messages.ts";

/** Loads the course with its messages. */
export const loadCourse = courseLoader(
  () => import("./learn.tsx").then(({ Learn }) => Learn),
  learnLessonWords,
  learnGameWords,
);
