import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { GameEvent } from "../../shared/engine/contract/events.ts";
import type { Theme } from "../art/theme.ts";
import type { LoadPlaces, Stay, Suggestion } from "../contract/board.ts";
import type { PageAreas, Panels, Size } from "../contract/layout.ts";
import type { ShownLog } from "../contract/shown-log.ts";
import type { TableConnection } from "../contract/table-connection.ts";
import type { Readout } from "../ui/readings.tsx";
import type { Motion, Transition } from "./plan.ts";
import type { PointerTargets } from "./pointer.ts";
import type { Picture, Pieces } from "./pose.ts";
import type { Painter } from "./stage.ts";

/** A game's table on a canvas: the game lays out the pieces, the platform draws, animates and handles input. */
export interface CanvasTable<State, Event extends GameEvent, Open extends OpenTable> {
  /** The accessible name of the table. */
  label(): string;
  /** Opens the table for a page. Open tables share no state. */
  open(page: CanvasPage<State, Event>): Open;
  /** Buttons, labels and roles over the canvas. */
  readonly Over: ComponentType<{ readonly table: Open }>;
}

/** The parts of its page that an open table may use. */
export interface CanvasPage<State = unknown, Event extends GameEvent = GameEvent> {
  readonly connection: Pick<TableConnection<State, Event>, "timeline" | "request"> &
    Partial<Pick<TableConnection<State, Event>, "status" | "present">>;
  readonly stay: ReadonlySignal<Stay>;
  readonly suggestion?: ReadonlySignal<Suggestion | undefined> | undefined;
  /** The size of the canvas; zero until it is measured. */
  readonly viewport: Signal<Size>;
  /** The areas of the page, on a page that is laid out by its style sheet. */
  readonly areas?: ReadonlySignal<PageAreas | undefined> | undefined;
  readonly shownLog: ShownLog<State, Event>;
  /** Whether the canvas shows the latest table, and nothing moves. */
  readonly isStill: Signal<boolean>;
}

export interface OpenTable {
  /** Loads what only some tables need, before the first picture. Rejects if it cannot be loaded. */
  prepare?(): Promise<void>;
  painter(theme: Theme): Painter;
  /** The pieces at rest after a version of the log. */
  layoutAt(version: number): Pieces;
  /** The animation of the step between two versions, starting from the pieces on show. */
  motion(from: number, to: number, seen: Pieces): Motion;
  /** Animates a change of layout without an event. */
  readonly choosing: Transition;
  /**
   * What the player has selected or drags. A new value means a new layout. While `drag` is set, changes are shown without
   * animation.
   */
  readonly draft: ReadonlySignal<{ readonly drag?: unknown }>;
  /** The part of `suggestion` that is drawn on the board: a new value means a new layout. */
  readonly suggested?: ReadonlySignal<unknown>;
  /** Loads the places that notes can mark. Default: there are none. */
  places?: LoadPlaces;
  /** The places of the panels around the canvas; undefined until the first layout. */
  readonly panels: ReadonlySignal<Panels | undefined>;
  /** Whether a command is pending. */
  readonly isAsking: ReadonlySignal<boolean>;
  /** The latest refusal of an action; a new object for each refusal. */
  readonly refusal: ReadonlySignal<object | undefined>;
  readonly pointer: PointerTargets<unknown>;
  /** Returns whether the table handled the key. */
  pressKey(event: KeyboardEvent): boolean;
  /** Pictures that may be shown next, the likeliest first. */
  ahead(): readonly Picture[];
  /** Called before the shown version changes to a later one. */
  leave(version: number): void;
  /** Called when this version is shown. */
  show(version: number): void;
  /** Called on any input: cards that were shown openly now count as read. Returns whether this changed the layout. */
  acknowledge(): boolean;
  /** Texts that are read aloud on request. */
  readonly readings: readonly Readout[];
  /** Announces what the log does not contain, such as selections and refusals. Returns a function that stops it. */
  speak(say: (text: string) => void): () => void;
  close(): void;
}
