import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { GameCommand, GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { Theme } from "../art/theme.ts";
import type { BoardPanels, PageAreas, Rect } from "./layout.ts";
import type { PlaybackView } from "./playback.ts";
import type { ShownLog } from "./shown-log.ts";
import type { TableConnection } from "./table-connection.ts";

/** Why the table is open. */
export type Stay =
  | { readonly for: "playing" }
  /** After the match, its summary is shown beside the board. */
  | { readonly for: "result" }
  /**
   * `shot` takes a picture of the board; undefined before the board is ready. `places` loads the places that notes can
   * mark; undefined before the board is ready, and for boards without such places.
   */
  | {
      readonly for: "replay";
      readonly playback: PlaybackView;
      readonly shot: Signal<Screenshot | undefined>;
      readonly places?: Signal<LoadPlaces | undefined>;
    }
  /**
   * A lesson, or a puzzle. `guide`: what a game's course passes to its own board; opaque to the platform. Absent in a
   * puzzle.
   */
  | { readonly for: "lesson"; readonly guide?: object };

/** The current picture of the table, in device pixels. Use it before the next frame. */
export type Screenshot = () => CanvasImageSource;

/** A space, a card or a pile that notes can mark. */
export interface BoardPlace {
  /** An id in the format of `PLACE_ID`, independent of the screen and of the moment of the match. */
  readonly id: string;
  /** What the place is, and what is there now. */
  readonly label: string;
  /** In px of the board. */
  readonly rect: Rect;
}

/** Loads the places of the table on show, the topmost first. */
export type LoadPlaces = () => Promise<ReadonlySignal<readonly BoardPlace[]>>;

/** A move that is better than the one that was made, or the best move now. */
export interface Suggestion<Command = GameCommand> {
  readonly seat: Seat;
  readonly command: Command;
}

/** The parts of a board that have places of their own in the page's reading order. */
export type BoardParts = Readonly<Partial<Record<"hand" | "actions", ComponentChildren>>>;

export interface BoardProps<State = unknown, Event extends GameEvent = GameEvent> {
  readonly connection: TableConnection<State, Event>;
  readonly theme: ReadonlySignal<Theme>;
  readonly stay: Stay;
  /** Games that support it draw the suggestion over the current table. */
  readonly suggestion?: ReadonlySignal<Suggestion | undefined>;
  /** Undefined before they are measured. */
  readonly areas: ReadonlySignal<PageAreas | undefined>;
  /** Receives the panels that the board places, once visible; undefined once the board is gone. */
  readonly onPanels?: ((panels: BoardPanels | undefined) => void) | undefined;
  /** Receives the parts that the page renders. Default: the board renders them. */
  readonly onParts?: ((parts: BoardParts) => void) | undefined;
  /** Receives which part of the log is shown, for the page around the board. */
  readonly shownLog?: ShownLog<State, Event>;
  /** The number of moves that this device has shown before; -1 if it was there before the deal. */
  readonly seen?: number | undefined;
  /** Called when the board is ready to be drawn, or could not be opened. */
  readonly onReady?: () => void;
}
