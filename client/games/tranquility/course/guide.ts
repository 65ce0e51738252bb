import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { TranquilityBoardController } from "../tabletop.ts";
import type { TranquilityCourseTask } from "./course.ts";

/** The part of the course that its board needs: the current task, and the component that shows what to touch next. */
export interface TranquilityGuide {
  readonly task: ReadonlySignal<TranquilityCourseTask>;
  readonly Beacon: ComponentType<{
    readonly tabletop: TranquilityBoardController;
    readonly task: ReadonlySignal<TranquilityCourseTask>;
  }>;
}
