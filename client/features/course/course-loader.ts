import type { ComponentType } from "preact";
import { loadCourseMessages } from "./messages/messages.ts";

/** @param messages load the game's own messages */
export const courseLoader =
  (
    page: () => Promise<ComponentType>,
    ...messages: readonly (() => Promise<unknown>)[]
  ): (() => Promise<ComponentType>) =>
  async () => {
    const [Page] = await Promise.all([page(), loadCourseMessages(), ...messages.map((load) => load())]);
    return Page;
  };
