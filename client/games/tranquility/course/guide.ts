import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Tabletop } from "../tabletop.ts";
import type { Task } from "./course.ts";

/** The part of the course that its board needs: the current task, and the marker that points at it. */
export interface Guide {
  readonly task: ReadonlySignal<Task>;
  readonly Beacon: ComponentType<{ readonly tabletop: Tabletop; readonly task: ReadonlySignal<Task> }>;
}
