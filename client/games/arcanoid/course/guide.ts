import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Tabletop } from "../tabletop.ts";
import type { Task } from "./course.ts";

/** What the course passes to its board: the current task, and the marker that points at it. */
export interface Guide {
  readonly task: ReadonlySignal<Task>;
  readonly Beacon: ComponentType<{ readonly tabletop: Tabletop; readonly task: ReadonlySignal<Task> }>;
}
