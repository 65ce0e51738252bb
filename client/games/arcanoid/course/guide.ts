import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { ArcanoidBoardController } from "../tabletop.ts";
import type { ArcanoidCourseTask } from "./course.ts";

export interface ArcanoidGuide {
  readonly task: ReadonlySignal<ArcanoidCourseTask>;
  readonly Beacon: ComponentType<{
    readonly tabletop: ArcanoidBoardController;
    readonly task: ReadonlySignal<ArcanoidCourseTask>;
  }>;
}
