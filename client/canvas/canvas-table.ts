import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Theme } from "../art/theme.ts";
import type { Panels, Size, Stay, Suggestion } from "../games/game.ts";
import type { ShownLog } from "../match/shown-log.ts";
import type { TableConnection } from "../match/table-connection.ts";
import type { Reading } from "../ui/readings.tsx";
import type { Motion, Transition } from "./plan.ts";
import type { PointerTargets } from "./pointer.ts";
import type { Picture, Pieces } from "./pose.ts";
import type { Painter } from "./stage.ts";

/** A game's table as a canvas shows it: the game says what lies where, the platform draws, moves and listens. */
export interface CanvasTable<State, Open extends OpenTable> {
  /** What the table is called for those who do not see it. */
  label(): string;
  /** Opens it for somebody. Nothing of one open table is known to another. */
  open(page: CanvasPage<State>): Open;
  /** Buttons, labels and roles over the canvas. */
  readonly Over: ComponentType<{ readonly table: Open }>;
}

/** The page an open table is on: all that it may know of it. */
export interface CanvasPage<State = unknown> {
  readonly connection: Pick<TableConnection<State>, "timeline" | "request"> &
    Partial<Pick<TableConnection<State>, "status" | "present">>;
  readonly stay: ReadonlySignal<Stay>;
  /** A move that is told of beside the board. */
  readonly suggestion?: ReadonlySignal<Suggestion | undefined> | undefined;
  /** The size of the canvas; nothing, as long as it is not measured. */
  readonly viewport: Signal<Size>;
  /** How far the log is shown. */
  readonly shownLog: ShownLog<State>;
  /** Nothing moves on the canvas, and it shows the table as it is. */
  readonly isStill: Signal<boolean>;
}

/** A table that was opened. */
export interface OpenTable {
  /** Loads what only some tables need; nothing is drawn before. Rejects when it cannot be had. */
  prepare?(): Promise<void>;
  painter(theme: Theme): Painter;
  /** Everything at rest after a version of the log. */
  layoutAt(version: number): Pieces;
  /** How the step between two versions moves, from what is on show. */
  motion(from: number, to: number, seen: Pieces): Motion;
  /** How a change of layout without an event moves. */
  readonly choosing: Transition;
  /** What the person means: another value is another layout. What is dragged does not lag behind the pointer. */
  readonly draft: ReadonlySignal<{ readonly drag?: unknown }>;
  /** What is drawn of a move that is told of beside the board: another value is another layout. */
  readonly suggested?: ReadonlySignal<unknown>;
  /** Where the panels around the canvas belong; undefined as long as nothing is laid out. */
  readonly panels: ReadonlySignal<Panels | undefined>;
  /** A command is on its way. */
  readonly isAsking: ReadonlySignal<boolean>;
  /** Why something cannot be done; another object each time. */
  readonly refusal: ReadonlySignal<object | undefined>;
  readonly pointer: PointerTargets<unknown>;
  /** Returns whether the key was one of the table's. */
  pressKey(event: KeyboardEvent): boolean;
  /** Pictures that may be shown next, the likeliest first. */
  ahead(): readonly Picture[];
  /** A version was on show, and a later one is about to be. */
  leave(version: number): void;
  /** This version is on show. */
  show(version: number): void;
  /** Somebody touched the page: what lay open was read. Returns whether the layout changed by it. */
  acknowledge(): boolean;
  /** What is read aloud when somebody asks for it. */
  readonly readings: readonly Reading[];
  /** Says what the log does not: what was chosen, why something was refused. Returns what stops it. */
  speak(say: (text: string) => void): () => void;
  close(): void;
}
