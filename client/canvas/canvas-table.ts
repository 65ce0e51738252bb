import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { GameEvent } from "../../shared/engine/contract/events.ts";
import type { Theme } from "../art/theme.ts";
import type { LoadPlaces, Stay, Suggestion } from "../contract/board.ts";
import type { BoardPanels, PageAreas, Size } from "../contract/layout.ts";
import type { ShownLog } from "../contract/shown-log.ts";
import type { TableConnection } from "../contract/table-connection.ts";
import type { Readout } from "../ui/readings.tsx";
import type { Motion, Transition } from "./plan.ts";
import type { PointerTargets } from "./pointer.ts";
import type { Picture, Pieces } from "./pose.ts";
import type { Painter } from "./stage.ts";

/** The game lays out the pieces; the platform draws, animates and handles input. */
export interface CanvasTable<State, Event extends GameEvent, Open extends OpenTable> {
  /** The accessible name. */
  label(): string;
  /** Open tables share no state. */
  open(page: CanvasPage<State, Event>): Open;
  /** Buttons, labels and roles over the canvas, except those of `Hand` and `Actions`. */
  readonly Over: ComponentType<{ readonly table: Open }>;
  readonly Hand?: ComponentType<{ readonly table: Open }>;
  /** The buttons of the player. */
  readonly Actions?: ComponentType<{ readonly table: Open }>;
}

export interface CanvasPage<State = unknown, Event extends GameEvent = GameEvent> {
  readonly connection: Pick<TableConnection<State, Event>, "timeline" | "request"> &
    Partial<Pick<TableConnection<State, Event>, "status" | "present">>;
  readonly stay: ReadonlySignal<Stay>;
  readonly suggestion?: ReadonlySignal<Suggestion | undefined> | undefined;
  /** Zero until measured. */
  readonly viewport: Signal<Size>;
  /** Undefined until measured. */
  readonly areas: ReadonlySignal<PageAreas | undefined>;
  readonly shownLog: ShownLog<State, Event>;
  /** Whether the canvas shows the latest table, and nothing moves. */
  readonly isStill: Signal<boolean>;
}

export interface OpenTable {
  /** Loads what only some tables need. */
  prepare?(): Promise<void>;
  painter(theme: Theme): Painter;
  /** The pieces after a version, once nothing moves. */
  layoutAt(version: number): Pieces;
  /** Animates a step, starting from the pieces on show. */
  motion(from: number, to: number, seen: Pieces): Motion;
  /** Animates a change of layout without an event. */
  readonly choosing: Transition;
  /** What the player has selected or drags. A new value means a new layout, animated unless `drag` stays set. */
  readonly draft: ReadonlySignal<{ readonly drag?: unknown }>;
  /** The part of `suggestion` drawn on the board; a new value means a new layout. */
  readonly suggested?: ReadonlySignal<unknown>;
  places?: LoadPlaces;
  /** Undefined until the first layout. */
  readonly panels: ReadonlySignal<BoardPanels | undefined>;
  readonly isAsking: ReadonlySignal<boolean>;
  /** A new object for each refusal. */
  readonly refusal: ReadonlySignal<object | undefined>;
  readonly pointer: PointerTargets<unknown>;
  pressKey(event: KeyboardEvent): boolean;
  /** Pictures that may be shown next, the likeliest first. */
  ahead(): readonly Picture[];
  /** Called with the version on show before the next step is animated, or all pending steps are skipped. */
  leave(version: number): void;
  /** Called for each frame with the version on show. */
  show(version: number): void;
  /**
   * Called on each press or key on the board, and before a live table shows another log. Cards that stay open until
   * they are read then count as read. Returns whether the layout changed.
   */
  acknowledge(): boolean;
  readonly readings: readonly Readout[];
  /** Announces what the log does not contain, such as selections and refusals. Returns a function that stops this. */
  speak(say: (text: string) => void): () => void;
  close(): void;
}
