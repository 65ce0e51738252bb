import type { ComponentType } from "preact";
import { loadCourseMessages } from "./messages/messages.ts";

/**
 * A function that loads a game's course.
 * @param page loads its page
 * @param words the functions that load the game's own words
 */
export const courseLoader =
  (page: () => Promise<ComponentType>, ...words: readonly (() => Promise<unknown>)[]): (() => Promise<ComponentType>) =>
  async () => {
    const [Page] = await Promise.all([page(), loadCourseMessages(), ...words.map((load) => load())]);
    return Page;
  };
