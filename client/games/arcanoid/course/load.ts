import { courseLoader } from "../../../features/course/course-loader.ts";
import { loadGameMessages } from "../text/messages/messages.ts";
import { loadLessonMessages } from "./messages/messages.ts";

export const loadCourse = courseLoader(
  () => import("./learn.tsx").then(({ Learn }) => Learn),
  loadLessonMessages,
  loadGameMessages,
);
