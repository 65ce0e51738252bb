import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { GameCommand, GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { Theme } from "../art/theme.ts";
import type { BoardPanels, PageAreas, Rect } from "./layout.ts";
import type { PlaybackView } from "./playback.ts";
import type { ShownLog } from "./shown-log.ts";
import type { TableConnection } from "./table-connection.ts";

export type Stay =
  | { readonly for: "playing" }
  /** The summary is shown beside the board. */
  | { readonly for: "result" }
  /** Both signals are undefined while no board is ready; `places` also for boards without places to mark. */
  | {
      readonly for: "replay";
      readonly playback: PlaybackView;
      readonly shot: Signal<Screenshot | undefined>;
      readonly places?: Signal<LoadPlaces | undefined>;
    }
  /** A lesson or a puzzle. `guide` is what a game's course passes to its board. */
  | { readonly for: "lesson"; readonly guide?: object };

/** In device pixels; use it before the next frame. */
export type Screenshot = () => CanvasImageSource;

export interface BoardPlace {
  /** In the format of `PLACE_ID`; the same on every screen and at every moment. */
  readonly id: string;
  /** What the place is, and what is there now. */
  readonly label: string;
  /** In px of the board. */
  readonly rect: Rect;
}

/** The topmost place comes first. */
export type LoadPlaces = () => Promise<ReadonlySignal<readonly BoardPlace[]>>;

/** A move better than the one made, or the best move now. */
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
  /** Not every game draws it. */
  readonly suggestion?: ReadonlySignal<Suggestion | undefined>;
  /** Undefined until measured. */
  readonly areas: ReadonlySignal<PageAreas | undefined>;
  /** Called with undefined once the board is gone. */
  readonly onPanels?: ((panels: BoardPanels | undefined) => void) | undefined;
  /** Receives the parts that the page renders. Default: the board renders them. */
  readonly onParts?: ((parts: BoardParts) => void) | undefined;
  /** Receives which part of the log is shown, for the page around the board. */
  readonly shownLog?: ShownLog<State, Event>;
  /** The number of moves that this device has shown before; -1 if it showed the table before the deal. */
  readonly seen?: number | undefined;
  /** Called when the board is ready, or could not be opened. */
  readonly onReady?: () => void;
}
