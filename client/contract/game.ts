import type { ComponentType } from "preact";
import type { GameCommand, GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { PlayedGame } from "../../shared/engine/contract/game.ts";
import type { LogEntry, Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import type { Catalogue } from "../i18n/catalogue.ts";
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

/** The client part of a game, loaded with a table, a replay, a course or the rule book. */
export interface ClientGame<
  State = unknown,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
> {
  // biome-ignore lint/suspicious/noExplicitAny: options are read by the game alone
  readonly rules: PlayedGame<State, Command, Event, any>;
  /** Must be loaded before anything of the game is shown. */
  readonly messages: Catalogue<object>;

  // the table
  /** The board with its overlays; `canvasBoard` makes one from a canvas table. */
  readonly Board: Lazy<BoardProps<State, Event>>;
  /** Preloads what the board needs, so that it appears sooner. */
  prefetch?(): Promise<unknown>;
  /** Classes of the page of a match, by which style sheets lay it out. */
  areas(match: Match<State>): readonly string[];

  /** The state of a match in a word or two, for the title; with `isRoomy` in a whole phrase. */
  headline?(match: Match<State>, isRoomy: boolean): string;
  /** Each seat's plaque, besides the player's name; empty seats are left out. */
  seats(match: Match<State>, view: SeatView): readonly SeatInfo[];
  /** Hints for a player's first match, one at a time. */
  readonly primer?: Primer<State, Event>;
  /** Letter keys at a live table, wherever the focus is; `L`, `C` and `M` belong to the platform. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** The sounds of a step, in order, for a seat or for a spectator. */
  sounds?(step: readonly LogEntry<Event>[], me: Seat | undefined): readonly Voice[];

  // texts
  /**
   * The text of an event, for the log, captions and lists. If undefined, an event of the game has no entry, and an
   * event of the platform has the platform's text.
   */
  sentence(event: LogEntry<Event>, context: BannerContext<State, Event>): readonly SentencePart[] | undefined;
  /** The question to a seat outside its turn; undefined if there is none. */
  asks?(match: Match<State>, seat: Seat): string | undefined;
  /** The text of an event for screen readers, sentence by sentence; undefined: the same as in the log. */
  aloud?(event: LogEntry<Event>, context: BannerContext<State, Event>): readonly string[] | undefined;
  /** The seat whose flag is before an event's log entry. Default: the seat that the event names. */
  flagged?(event: Recorded<Event>, match: Match<State>): Seat | undefined;
  /** Renders a part of a sentence that is not text. */
  readonly Part?: ComponentType<{ readonly part: object }>;
  /** Versions at which rounds begin, in games with rounds. */
  rounds?(log: readonly LogEntry<Event>[]): readonly number[];

  /** The text for the reason of a refusal; undefined: the platform's text. */
  refusal?(code: string): string | undefined;
  /**
   * The game's phrases, for tables where chat is limited to them. `rule`: which ones the rules allow now, and until
   * when.
   */
  readonly phrases?: {
    text(phrase: string, n?: number): string;
    rule(freedom: "phrases" | "silent"): string;
    readonly Picker: ComponentType<PickerProps>;
  };

  /** The boards that players define, and their editor. Default: the game has none. */
  boards?(): Promise<AnyBoards>;

  // before and after
  /** @param moves the version after each move, the deal first. Default: all marks look the same. */
  marks?(timeline: Timeline<State, Event>, moves: readonly number[]): readonly Mark[];
  /** Marks choose a lane of the timeline by their `on`. Default: one for each seat. */
  lanes?(): readonly Lane[];
  /** Opens from a count on a plaque in a replay. */
  readonly Counted?: Lazy<CountedProps<State, Event>>;
  /** Each seat's hand in a replay, for screen readers. */
  hands?(match: Match<State>): readonly string[];
  /**
   * When a match is continued from a replay: whether the cards that a seat does not know can be reshuffled, and a
   * sentence that says when.
   */
  readonly unseen?: {
    mayShuffle(): Promise<(table: State, seat: Seat) => boolean>;
    whenShuffled(name: string): string;
  };
  /** Describes moves for the analysis of a finished match; without it none is offered. */
  readonly moveWords?: () => Promise<MoveWords<State, Command>>;
  /** The boards that players publish. Default: the game has none. */
  gallery?(): Promise<AnyGameGallery>;
  /** The summary of a finished match; the platform's frame around it offers the next steps. */
  readonly story?: () => Promise<MatchStory<State, Event>>;
  /** Pictures of the game and of a match, for link previews. */
  readonly still?: () => Promise<Still<State, Event>>;
}

/** A game with its types erased, as the platform handles it. */
// biome-ignore lint/suspicious/noExplicitAny: the platform handles states and commands it cannot look into
export type AnyClientGame = ClientGame<any, any, any>;
