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
  /** The table's accessible name. */
  label(): string;
  /** Opens the table for a page. Open tables share no state. */
  open(page: CanvasPage<State, Event>): Open;
  /** Buttons, labels and roles over the canvas, except those of `Hand` and `Actions`. */
  readonly Over: ComponentType<{ readonly table: Open }>;
  readonly Hand?: ComponentType<{ readonly table: Open }>;
  /** The buttons of the player. */
  readonly Actions?: ComponentType<{ readonly table: Open }>;
}

/** The parts of the page that an open table may use. */
export interface CanvasPage<State = unknown, Event extends GameEvent = GameEvent> {
  readonly connection: Pick<TableConnection<State, Event>, "timeline" | "request"> &
    Partial<Pick<TableConnection<State, Event>, "status" | "present">>;
  readonly stay: ReadonlySignal<Stay>;
  readonly suggestion?: ReadonlySignal<Suggestion | undefined> | undefined;
  /** Zero until the canvas is measured. */
  readonly viewport: Signal<Size>;
  /** Undefined before they are measured. */
  readonly areas: ReadonlySignal<PageAreas | undefined>;
  readonly shownLog: ShownLog<State, Event>;
  /** Whether the canvas shows the latest table, and nothing moves. */
  readonly isStill: Signal<boolean>;
}

export interface OpenTable {
  /** Loads what only some tables need, before the first picture. Rejects if loading fails. */
  prepare?(): Promise<void>;
  painter(theme: Theme): Painter;
  /** The pieces at rest. */
  layoutAt(version: number): Pieces;
  /** Animates the step between two versions, starting from the pieces on show. */
  motion(from: number, to: number, seen: Pieces): Motion;
  /** Animates a change of layout without an event. */
  readonly choosing: Transition;
  /**
   * What the player has selected or drags. A new value means a new layout. While `drag` is set, changes are not
   * animated.
   */
  readonly draft: ReadonlySignal<{ readonly drag?: unknown }>;
  /** The part of `suggestion` that is drawn on the board: a new value means a new layout. */
  readonly suggested?: ReadonlySignal<unknown>;
  /** The places that notes can mark. Default: none. */
  places?: LoadPlaces;
  /** Undefined until the first layout. */
  readonly panels: ReadonlySignal<BoardPanels | undefined>;
  readonly isAsking: ReadonlySignal<boolean>;
  /** A new object for each refusal. */
  readonly refusal: ReadonlySignal<object | undefined>;
  readonly pointer: PointerTargets<unknown>;
  /** Returns whether the table handled the key. */
  pressKey(event: KeyboardEvent): boolean;
  /** Pictures that may be shown next, the likeliest first. */
  ahead(): readonly Picture[];
  /** Called with the version on show before the next step is animated, or all pending steps are skipped. */
  leave(version: number): void;
  /** Called for each frame with the version on show. */
  show(version: number): void;
  /**
   * Called on any input, and before another log is shown: a card that stays open until it is read counts as read.
   * Returns whether this changed the layout.
   */
  acknowledge(): boolean;
  /** Texts that are read aloud on request. */
  readonly readings: readonly Readout[];
  /** Announces what the log does not contain, such as selections and refusals. Returns a function that stops it. */
  speak(say: (text: string) => void): () => void;
  close(): void;
}
