import type { ComponentType } from "preact";
import { learnCourseWords } from "../../../course/words/words.ts";
import { learnGameWords } from "../speech/words/words.ts";
import { learnLessonWords } from "./words/words.ts";

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
