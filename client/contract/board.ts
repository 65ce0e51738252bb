import type { ReadonlySignal, Signal } from "@preact/signals";
import type { GameCommand, GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { Theme } from "../art/theme.ts";
import type { BoardPanels, PageAreas, Rect } from "./layout.ts";
import type { PlaybackView } from "./playback.ts";
import type { ShownLog } from "./shown-log.ts";
import type { TableConnection } from "./table-connection.ts";

export type Stay =
  | { readonly for: "playing" }
  /** After the match, its summary is shown beside the board. */
  | { readonly for: "result" }
  /**
   * Both signals are undefined before the board is ready. `places` loads what notes can mark, where a board has such
   * places.
   */
  | {
      readonly for: "replay";
      readonly playback: PlaybackView;
      readonly shot: Signal<Screenshot | undefined>;
      readonly places?: Signal<LoadPlaces | undefined>;
    }
  /** A lesson or a puzzle. `guide` is what a game's course passes to its own board; absent in a puzzle. */
  | { readonly for: "lesson"; readonly guide?: object };

/** The current picture of the table, in device pixels, to be used before the next frame. */
export type Screenshot = () => CanvasImageSource;

/** A space, a card or a pile that notes can mark. */
export interface BoardPlace {
  /** In the format of `PLACE_ID`; the same on every screen and at every moment of the match. */
  readonly id: string;
  /** What the place is, and what is there now. */
  readonly label: string;
  /** In px of the board. */
  readonly rect: Rect;
}

/** The topmost place comes first. */
export type LoadPlaces = () => Promise<ReadonlySignal<readonly BoardPlace[]>>;

/** A move that is better than the one that was made, or the best move now. */
export interface Suggestion<Command = GameCommand> {
  readonly seat: Seat;
  readonly command: Command;
}

export interface BoardProps<State = unknown, Event extends GameEvent = GameEvent> {
  readonly connection: TableConnection<State, Event>;
  readonly theme: ReadonlySignal<Theme>;
  readonly stay: Stay;
  /** Some games draw it over the current table. */
  readonly suggestion?: ReadonlySignal<Suggestion | undefined>;
  /** Undefined until measured. */
  readonly areas: ReadonlySignal<PageAreas | undefined>;
  /** Receives the panels that the board places; undefined once the board is gone. */
  readonly onPanels?: ((panels: BoardPanels | undefined) => void) | undefined;
  /** Receives which part of the log is shown. */
  readonly shownLog?: ShownLog<State, Event>;
  /** The number of moves that this device has shown before; -1 if it showed the table before the deal. */
  readonly seen?: number | undefined;
  /** Called when the board is ready, or could not be opened. */
  readonly onReady?: () => void;
}
