import type { ComponentType } from "preact";
import type { GameCommand, GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { PlayedGame } from "../../shared/engine/contract/game.ts";
import type { LogEntry, Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import type { Catalogue } from "../i18n/message-catalogue.ts";
import type { Voice } from "../sound/voices.ts";
import type { Lazy } from "../ui/lazy.ts";
import type { BoardProps } from "./board.ts";
import type { AnyBoards } from "./boards.ts";
import type { AnyGameGallery } from "./gallery.ts";
import type { CountedProps, Lane, MatchStory, PickerProps, Primer, Still } from "./parts.ts";
import type { Mark } from "./playback.ts";
import type { SeatInfo, SeatView } from "./seats.ts";
import type { BannerContext, MoveWords, SentencePart } from "./sentences.ts";
import type { Timeline } from "./timeline.ts";

/** The client part of a game, loaded on demand. */
export interface ClientGame<
  State = unknown,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
> {
  // biome-ignore lint/suspicious/noExplicitAny: only the game reads its options
  readonly rules: PlayedGame<State, Command, Event, any>;
  /** Must be loaded before anything of the game is shown. */
  readonly messages: Catalogue<object>;

  /** `canvasBoard` makes one from a canvas table. */
  readonly Board: Lazy<BoardProps<State, Event>>;
  prefetch?(): Promise<unknown>;
  /** CSS classes for the layout of the page. */
  areas(match: Match<State>): readonly string[];

  /** The state of a match for the title: a word or two, or a phrase with `isRoomy`. */
  headline?(match: Match<State>, isRoomy: boolean): string;
  /** What the page shows beside each player's name, without empty seats. */
  seats(match: Match<State>, view: SeatView): readonly SeatInfo[];
  /** Hints for a player's first match, one at a time. */
  readonly primer?: Primer<State, Event>;
  /** Letter keys at a live table; `L`, `C`, `M` and `N` belong to the platform. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /**
   * The sounds of a step, in order.
   * @param me undefined for a spectator
   */
  sounds?(step: readonly LogEntry<Event>[], me: Seat | undefined): readonly Voice[];

  /** For the log, captions and lists. Undefined: no entry for a game's event, the platform's text for others. */
  sentence(event: LogEntry<Event>, context: BannerContext<State, Event>): readonly SentencePart[] | undefined;
  /** The question to a seat outside its turn, if any. */
  asks?(match: Match<State>, seat: Seat): string | undefined;
  /** For screen readers, sentence by sentence. Undefined: the same as in the log. */
  aloud?(event: LogEntry<Event>, context: BannerContext<State, Event>): readonly string[] | undefined;
  /** The seat whose flag precedes the log entry. Default: the one that the event names. */
  flagged?(event: Recorded<Event>, match: Match<State>): Seat | undefined;
  readonly Part?: ComponentType<{ readonly part: object }>;
  /** The versions at which rounds begin. */
  rounds?(log: readonly LogEntry<Event>[]): readonly number[];

  /** Undefined: the platform's text. */
  refusal?(code: string): string | undefined;
  /**
   * The game's phrases, for tables whose chat is limited to them. `rule` says which ones are allowed now, and until
   * when.
   */
  readonly phrases?: {
    text(phrase: string, n?: number): string;
    rule(freedom: "phrases" | "silent"): string;
    readonly Picker: ComponentType<PickerProps>;
  };

  boards?(): Promise<AnyBoards>;

  /** @param moves the version after each move, the deal first */
  marks?(timeline: Timeline<State, Event>, moves: readonly number[]): readonly Mark[];
  /** Lanes of the timeline, which marks choose by their `on`. Default: one per seat. */
  lanes?(): readonly Lane[];
  /** The view that a click on a seat's count opens in a replay. */
  readonly Counted?: Lazy<CountedProps<State, Event>>;
  /** Each seat's hand in a replay, for screen readers. */
  hands?(match: Match<State>): readonly string[];
  /** Whether a match continued from a replay can reshuffle unknown cards, and a sentence that says when. */
  readonly unseen?: {
    mayShuffle(): Promise<(table: State, seat: Seat) => boolean>;
    whenShuffled(name: string): string;
  };
  /** Describes moves for analyses, hints and puzzles, none of which are offered without it. */
  readonly moveWords?: () => Promise<MoveWords<State, Command>>;
  gallery?(): Promise<AnyGameGallery>;
  /** The summary of a finished match. The platform's frame offers the next steps. */
  readonly story?: () => Promise<MatchStory<State, Event>>;
  /** Pictures for link previews, films and boards. */
  readonly still?: () => Promise<Still<State, Event>>;
}

// biome-ignore lint/suspicious/noExplicitAny: states and commands are opaque to the platform
export type AnyClientGame = ClientGame<any, any, any>;
