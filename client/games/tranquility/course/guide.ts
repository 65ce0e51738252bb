import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { TranquilityBoardController } from "../tabletop.ts";
import type { TranquilityCourseTask } from "./course.ts";

export interface TranquilityGuide {
  readonly task: ReadonlySignal<TranquilityCourseTask>;
  readonly Beacon: ComponentType<{
    readonly tabletop: TranquilityBoardController;
    readonly task: ReadonlySignal<TranquilityCourseTask>;
  }>;
}
