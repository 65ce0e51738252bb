import type { ReadonlySignal, Signal } from "@preact/signals";
import type { GameCommand, GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { Theme } from "../art/theme.ts";
import type { PageAreas, Panels, Rect } from "./layout.ts";
import type { PlaybackView } from "./playback.ts";
import type { ShownLog } from "./shown-log.ts";
import type { TableConnection } from "./table-connection.ts";

/** Why the table is open. */
export type Stay =
  | { readonly for: "playing" }
  /** The match is over, and its summary is shown beside the board. */
  | { readonly for: "result" }
  /**
   * A replay. `shot` takes a picture of the board, and `places` loads the places that marks can be on; both are undefined before the
   * board is ready, and `places` also if the board has none.
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

/** Returns the current picture of the table, in device pixels. Use it before the next frame. */
export type Screenshot = () => CanvasImageSource;

/** A place on a board that notes can mark: a space, a card, a pile. */
export interface BoardPlace {
  /** Stays the same on all screens and at all moments of a match; see `PLACE_ID`. */
  readonly id: string;
  /** What it is, and what is there now. */
  readonly label: string;
  /** In px of the board. */
  readonly rect: Rect;
}

/** Loads the places of the table on show, the topmost first. */
export type LoadPlaces = () => Promise<ReadonlySignal<readonly BoardPlace[]>>;

/** A move shown as a suggestion: better than one that was made, or the best one now. */
export interface Suggestion<Command = GameCommand> {
  readonly seat: Seat;
  readonly command: Command;
}

export interface BoardProps<State = unknown, Event extends GameEvent = GameEvent> {
  readonly connection: TableConnection<State, Event>;
  readonly theme: ReadonlySignal<Theme>;
  readonly stay: Stay;
  /** A suggested move shown beside the board. Games that support it draw it over the current table. */
  readonly suggestion?: ReadonlySignal<Suggestion | undefined>;
  /** The areas of the page, on a page that is laid out by its style sheet; undefined before they are measured. */
  readonly areas?: ReadonlySignal<PageAreas | undefined> | undefined;
  /** Receives the places of the panels around the board; undefined once the board is gone. */
  readonly onPanels?: ((panels: Panels | undefined) => void) | undefined;
  /** Receives which part of the log is shown, for the page around the board. */
  readonly shownLog?: ShownLog<State, Event>;
  /** The number of moves that this device has shown before; -1 if it was there before the deal. */
  readonly seen?: number | undefined;
  /** Called when the first picture is drawn. */
  readonly onReady?: () => void;
}
