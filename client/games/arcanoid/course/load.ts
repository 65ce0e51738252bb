import type { ComponentType } from "preact";
import { learnCourseWords } from "../../../features/course/messages/messages.ts";
import { learnGameWords } from "../text/messages/messages.ts";
import { learnLessonWords } from "./messages/messages.ts";

/** Loads the course with its words. */
export async function loadCourse(): Promise<ComponentType> {
  const [{ Learn }] = await Promise.all([
    import("./learn.tsx"),
    learnCourseWords(),
    learnLessonWords(),
    learnGameWords(),
  ]);
  return Learn;
}
