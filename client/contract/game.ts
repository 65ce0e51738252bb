import type { ComponentType } from "preact";
import type { GameCommand, GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { PlayedGame } from "../../shared/engine/contract/game.ts";
import type { LogEntry, Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import type { Catalogue } from "../i18n/catalogue.ts";
import type { Voice } from "../sound/voices.ts";
import type { Lazy } from "../ui/lazy.ts";
import type { BoardProps, Stay } from "./board.ts";
import type { LayoutContext, Panels, Size } from "./layout.ts";
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
  /** The game's messages, which must be loaded before anything of the game is shown. */
  readonly messages: Catalogue<object>;

  // the table
  /** The board with its overlays; `canvasBoard` makes one from a canvas table. */
  readonly Board: Lazy<BoardProps<State, Event>>;
  /** Preloads what the board needs, so that it appears sooner. */
  prefetch?(): Promise<unknown>;
  /** The part of the window that the table uses. Default: all. */
  room?(viewport: Size, stay: Stay["for"]): Size;
  /**
   * What the style sheet has to make room for beside the board, if it lays out the page of the match: "none", or "extra" for
   * something small beside the plaques. Default: `panels` places everything.
   */
  areas?(match: Match<State>): "none" | "extra" | undefined;
  /** The places of the page's own panels. Pure, so that the page is laid out before the board has loaded. */
  panels(occasion: LayoutContext<State>): Panels;

  /** The state of a match in a word or two, for the title; with `isRoomy` in a whole phrase. */
  headline?(match: Match<State>, isRoomy: boolean): string;
  /** The content of each seat's plaque, besides the player's name; empty seats are left out. */
  seats(match: Match<State>, view: SeatView): readonly SeatInfo[];
  /** Hints for a player's first match, one at a time. */
  readonly primer?: Primer<State, Event>;
  /** The game's letter keys at a live table, wherever the focus is; `L`, `C` and `M` belong to the platform. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** The sounds of a step, in order, for a seat or for a spectator. */
  sounds?(step: readonly LogEntry<Event>[], me: Seat | undefined): readonly Voice[];

  // texts
  /**
   * The text of an event in log, captions and lists. Undefined: no entry, or for an event of the platform its own text.
   */
  sentence(event: LogEntry<Event>, telling: BannerContext<State, Event>): readonly SentencePart[] | undefined;
  /** The question that a seat must answer outside its turn, as a sentence; undefined if there is none. */
  asks?(match: Match<State>, seat: Seat): string | undefined;
  /** The text of an event for screen readers, sentence by sentence; undefined: the same as in the log. */
  aloud?(event: LogEntry<Event>, telling: BannerContext<State, Event>): readonly string[] | undefined;
  /** The seat whose flag stands before the log entry of an event. Default: the seat that the event names. */
  flagged?(event: Recorded<Event>, match: Match<State>): Seat | undefined;
  /** Renders a part of a sentence that is not text. */
  readonly Part?: ComponentType<{ readonly part: object }>;
  /** The versions at which rounds begin, in games with rounds. */
  rounds?(log: readonly LogEntry<Event>[]): readonly number[];

  /** Why a request was refused; undefined: the platform's text. */
  refusal?(code: string): string | undefined;
  /**
   * The texts of the game's phrases, for tables where chat is limited to them. `rule`: which phrases the rules allow
   * now, and until when.
   */
  readonly phrases?: {
    text(phrase: string, n?: number): string;
    rule(freedom: "phrases" | "silent"): string;
    readonly Picker: ComponentType<PickerProps>;
  };

  // before and after
  /** The marks of `moves`, given as the versions after them, the deal first. Default: all marks look the same. */
  marks?(timeline: Timeline<State, Event>, moves: readonly number[]): readonly Mark[];
  /** The lanes of the timeline; marks choose one by their `on`. Default: one lane for each seat. */
  lanes?(): readonly Lane[];
  /** The view that opens from a count on a plaque in a replay. */
  readonly Counted?: Lazy<CountedProps<State, Event>>;
  /** The label of each seat's hand in a replay, for screen readers. */
  hands?(match: Match<State>): readonly string[];
  /**
   * Reshuffling the cards that a seat does not know, when a match is continued from a replay: whether this is possible,
   * and a sentence that says when.
   */
  readonly unseen?: {
    mayShuffle(): Promise<(table: State, seat: Seat) => boolean>;
    whenShuffled(name: string): string;
  };
  /** Describes moves for the analysis of a finished match. Without it no analysis is offered. */
  readonly moveWords?: () => Promise<MoveWords<State, Command>>;
  /** The summary of a finished match; the platform's frame around it offers the next steps. */
  readonly story?: () => Promise<MatchStory<State, Event>>;
  /** Pictures of the game and of a match, for link previews. */
  readonly still?: () => Promise<Still<State, Event>>;
}

/** A game with its types erased, as the platform handles it. */
// biome-ignore lint/suspicious/noExplicitAny: the platform handles states and commands it cannot look into
export type AnyClientGame = ClientGame<any, any, any>;
