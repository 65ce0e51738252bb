import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { ArcanoidBoardController } from "../tabletop.ts";
import type { ArcanoidCourseTask } from "./course.ts";

/** The part of the course that its board needs: the current task, and the component that shows what to touch next. */
export interface ArcanoidGuide {
  readonly task: ReadonlySignal<ArcanoidCourseTask>;
  readonly Beacon: ComponentType<{
    readonly tabletop: ArcanoidBoardController;
    readonly task: ReadonlySignal<ArcanoidCourseTask>;
  }>;
}
