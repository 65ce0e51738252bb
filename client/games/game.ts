import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { GameCommand, GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { PlayedGame } from "../../shared/engine/contract/game.ts";
import type { Phrases } from "../../shared/engine/contract/talk.ts";
import type { LogEntry, Match, Recorded } from "../../shared/engine/match/match.ts";
import type { Context } from "../art/pen.ts";
import type { Theme } from "../art/theme.ts";
import type { Mark, PlaybackView } from "../contract/playback.ts";
import type { Catalogue } from "../i18n/catalogue.ts";
import type { ShownLog } from "../match/shown-log.ts";
import type { TableConnection } from "../match/table-connection.ts";
import type { Timeline } from "../match/timeline.ts";
import type { Voice } from "../sound/voices.ts";
import type { IconName, OwnIcon } from "../ui/icons.ts";
import type { Lazy } from "../ui/lazy.ts";

/** The client part of a game: everything that is loaded when a table, a replay, a course or the rule book is opened. */
export interface ClientGame<
  State = unknown,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
> {
  // biome-ignore lint/suspicious/noExplicitAny: options are read by the game alone
  readonly rules: PlayedGame<State, Command, Event, any>;
  /** The words in the player's language; must be loaded before anything of the game is shown. */
  readonly words: Catalogue<object>;

  // the table
  /** The board with its overlays; `canvasBoard` makes one from a canvas table. */
  readonly Board: Lazy<BoardProps<State, Event>>;
  /** Preloads what the board needs, so that it appears sooner. */
  prefetch?(): Promise<unknown>;
  /** The part of the window that the table uses. Default: all of it. */
  room?(viewport: Size, stay: Stay["for"]): Size;
  /** Where the page's own panels go. Pure, so that the page is laid out before the board has loaded. */
  panels(occasion: LayoutContext<State>): Panels;

  /** The state of a match in a word or two, for the title. `isRoomy`: there is room for a whole phrase. */
  headline?(match: Match<State>, isRoomy: boolean): string;
  /** The content of each seat's plaque, besides the player's name; empty seats are left out. */
  seats(match: Match<State>, view: SeatView): readonly SeatInfo[];
  /** Hints for a player's first match, one at a time. */
  readonly primer?: Primer<State, Event>;
  /** The game's own letter keys at a live table, wherever the focus is; `L`, `C` and `M` belong to the platform. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** The sounds of a step, in order, for a seat or for a spectator. */
  sounds?(step: readonly LogEntry<Event>[], me: Seat | undefined): readonly Voice[];

  // words
  /**
   * The text of an event in log, captions and lists; undefined: no entry. For an event around the game, undefined means the
   * platform's own words.
   */
  sentence(event: LogEntry<Event>, telling: BannerContext<State, Event>): readonly SentencePart[] | undefined;
  /** A question to a seat outside its turn, as a sentence, where the seat must answer on its own. */
  asks?(match: Match<State>, seat: Seat): string | undefined;
  /** The text of an event for screen readers, sentence by sentence; undefined: the same as in the log. */
  aloud?(event: LogEntry<Event>, telling: BannerContext<State, Event>): readonly string[] | undefined;
  /** The seat whose flag stands before the log entry of an event. Default: the seat that the event names. */
  flagged?(event: Recorded<Event>, match: Match<State>): Seat | undefined;
  /** Renders a part of a sentence that is not text. */
  readonly Part?: ComponentType<{ readonly part: object }>;
  /** The versions at which rounds begin, in games with rounds. */
  rounds?(log: readonly LogEntry<Event>[]): readonly number[];

  /** Why a request was refused; undefined: the platform's words. */
  refusal?(code: string): string | undefined;
  /**
   * The words of the game's phrases, for tables where only these may be said. `rule`: what may be said now, if anything, and
   * until when.
   */
  readonly phrases?: {
    text(phrase: string, n?: number): string;
    rule(freedom: "phrases" | "silent"): string;
    readonly Picker: ComponentType<PickerProps>;
  };

  // before and after
  /** The moves of a match on the timeline of a replay, the deal first, by the versions after them. Default: all look the same. */
  marks?(timeline: Timeline<State, Event>, moves: readonly number[]): readonly Mark[];
  /** The lanes of the timeline; marks choose one by their `on`. Default: one lane for each seat. */
  lanes?(): readonly Lane[];
  /** The view that opens from a count on a plaque in a replay. */
  readonly Counted?: Lazy<CountedProps<State, Event>>;
  /** The board's name for each seat's hand in a replay, for screen readers. */
  hands?(match: Match<State>): readonly string[];
  /**
   * Whether a match continued from a replay can have the seat's unknown cards reshuffled, and the sentence that says when this is
   * possible.
   */
  readonly unseen?: {
    mayShuffle(match: Match<State>, seat: Seat): Promise<boolean>;
    whenShuffled(name: string): string;
  };
  /** Words for moves, loaded for the analysis of a finished match. Without it no analysis is offered. */
  readonly moveWords?: () => Promise<MoveWords<State, Command>>;
  /** The summary of a finished match; the platform's frame around it offers the next steps. */
  readonly story?: () => Promise<MatchStory<State, Event>>;
  /** A picture of the match alone, for link previews. */
  readonly still?: () => Promise<Still<State, Event>>;
}

/** A game with its types erased, as the platform handles it. */
// biome-ignore lint/suspicious/noExplicitAny: the platform handles states and commands it cannot look into
export type AnyClientGame = ClientGame<any, any, any>;

/** A part of a sentence: text, or an object that the game renders itself. */
export type SentencePart = string | object;

/** Context of a sentence: `me` is the reader's seat. */
export interface BannerContext<State = unknown, Event extends GameEvent = GameEvent> {
  readonly match: Match<State>;
  readonly me: Seat | undefined;
  /** All events of the same cause. */
  readonly step: readonly LogEntry<Event>[];
}

/** A lane on the timeline of a replay. */
export interface Lane {
  readonly says: string;
  readonly icon: OwnIcon;
}

/** The context of plaques. */
export interface SeatView {
  readonly me: Seat | undefined;
  /** Whether there is room for more than the essentials. */
  readonly isWide: boolean;
  readonly stay: Stay["for"];
}

export interface SeatInfo {
  readonly seat: Seat;
  /** The table waits for this seat. */
  readonly isAwaited: boolean;
  /** The seat's current activity, in a word or two. */
  readonly doing: string;
  /** Most important first. */
  readonly counts: readonly CountView[];
  /** Where all seats are asked together: the seat's answer, as far as others may know it, or that there is none yet. */
  readonly answer?: AnswerView;
  /** The seat's points so far, where points are counted. */
  readonly score?: ScoreView;
  /** The seat's role, where roles differ. */
  readonly role?: { readonly icon: IconName | OwnIcon; readonly says: string };
}

export interface CountView {
  readonly icon: IconName | OwnIcon;
  readonly n: number;
  readonly says: string;
  /** The kind of the counted thing, shown beside the number. */
  readonly beside?: IconName | OwnIcon;
  /** Whether it opens what was counted: `Counted`. */
  readonly opens?: boolean;
}

export interface AnswerView {
  readonly icon: IconName | OwnIcon;
  /** The answer; undefined: none yet. */
  readonly n?: number;
}

/** Points and their parts. */
export interface ScoreView {
  readonly figure: string;
  readonly says: string;
  readonly parts: readonly ScorePart[];
}

export interface ScorePart {
  readonly name: string;
  readonly says: string;
  readonly icon: IconName | OwnIcon;
  /** A count shows the same; on a phone in a replay the count is enough. */
  readonly isCounted?: boolean;
  /** The calculation in figures; empty if nothing was added up. */
  readonly how: string;
  /** As written in a sum, and as read aloud. */
  readonly figure: string;
  readonly aloud: string;
}

/** Hints for a player's first match. */
export interface Primer<State = unknown, Event extends GameEvent = GameEvent> {
  /** The hint to show now, if any. */
  next(timeline: Timeline<State, Event>): string | undefined;
  text(aim: string): string;
  /** The number of the reader's own acts: a shown hint counts as learned after the next one. */
  acts(timeline: Timeline<State, Event>): number;
  /** Marks a hint as learned. */
  teach(aim: string): void;
  readonly isDone: ReadonlySignal<boolean>;
}

export interface PickerProps {
  /** The phrases that the rules allow now. */
  readonly phrases: Phrases;
  readonly onSay: (phrase: string, n?: number) => void;
}

export interface CountedProps<State = unknown, Event extends GameEvent = GameEvent> {
  readonly playback: PlaybackView;
  readonly timeline: Timeline<State, Event>;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** The table before a move, and the seat that makes it. */
export interface MoveAt<State = unknown> {
  readonly match: Match<State>;
  readonly seat: Seat;
}

/** A move shown as a suggestion: better than one that was made, or the best one now. */
export interface Suggestion<Command = GameCommand> {
  readonly seat: Seat;
  readonly command: Command;
}

/** Moves in the reader's language, as parts of sentences. */
export interface MoveWords<State = unknown, Command = GameCommand> {
  /** The move in a few words: "34 beside 33". */
  move(command: Command, at: MoveAt<State>): string;
  /**
   * The disadvantage of a move compared with a better one, as a continuation of its words: "left one space for two cards". Empty:
   * nothing to say.
   */
  flaw(played: Command, better: Command, at: MoveAt<State>): string;
}

/** The summary of a finished match: a title, and everything below it. */
export interface MatchStory<State = unknown, Event extends GameEvent = GameEvent> {
  /** Undefined: the platform's words. */
  title(timeline: Timeline<State, Event>): string | undefined;
  /** The text that is read aloud; undefined: the announcements of the match have said everything. */
  aloud?(timeline: Timeline<State, Event>): string | undefined;
  readonly Body: ComponentType<{ readonly timeline: Timeline<State, Event> }>;
}

/** Non-interactive pictures of a game, drawn once, in CSS px from the upper left corner of the box that they fill. */
export interface Still<State = unknown, Event extends GameEvent = GameEvent> {
  /** The table at the end of a log that is limited to what spectators may see. */
  table(ctx: Context, timeline: Timeline<State, Event>, box: Size): Promise<void>;
  /** A picture of the game, for when no table may be shown. */
  cover(ctx: Context, box: Size): void;
}

/** A range of a log: the entries after one version, up to another. */
export interface VersionRange {
  readonly after: number;
  readonly until: number;
}

/** In CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In CSS px, from the top left corner of the table. */
export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** How a table is arranged. Each of the four shapes is designed; sizes in between follow from them. */
export type ScreenShape = "desktop" | "tablet" | "portrait" | "landscape";

/** Where the page around a board puts its panels. */
export interface Panels {
  readonly shape: ScreenShape;
  readonly title: Rect;
  readonly tools: Rect;
  /** All plaques together, and each seat's own. */
  readonly players: Rect;
  readonly plaques: readonly Rect[];
  /** On a desktop the whole log; on a tablet and in landscape the last move; in portrait the edge of the sheet. */
  readonly log: Rect;
  /** The player's own hand, below the board or beside it. */
  readonly hand: Rect;
  /** The buttons of the table, or whatever is shown instead of them. */
  readonly actions: Rect;
  /** Where the platform's notices go when there is little room. Default: over the log. */
  readonly notice?: Rect | undefined;
  /** The list of spectators, where the title has no room for it. */
  readonly watchers?: Rect;
  readonly story: Rect;
  /** The summary replaces the plaques and the log. */
  readonly isTold: boolean;
  /** The controls of a replay. */
  readonly replay?: Rect;
  /** The text of a lesson. */
  readonly lesson?: Rect;
}

/** The input of a panel layout. */
export interface LayoutContext<State = unknown> {
  readonly match: Match<State>;
  /** The seat of the reader; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly viewport: Size;
  readonly stay: Stay["for"];
}

/** Why the table is open: exactly one of these. */
export type Stay =
  | { readonly for: "playing" }
  /** The match is over, and its summary is shown beside the board. */
  | { readonly for: "result" }
  /** A replay. `shot`: takes a picture of the board, once it is there. */
  | { readonly for: "replay"; readonly playback: PlaybackView; readonly shot: Signal<Screenshot | undefined> }
  /** A lesson. `guide`: what a game's course passes to its own board; opaque to the platform. */
  | { readonly for: "lesson"; readonly guide: object };

/** The current picture of the table in device pixels; use it immediately. */
export type Screenshot = () => CanvasImageSource;

export interface BoardProps<State = unknown, Event extends GameEvent = GameEvent> {
  readonly connection: TableConnection<State, Event>;
  readonly theme: ReadonlySignal<Theme>;
  readonly stay: Stay;
  /** A suggested move shown beside the board. Games that support it draw it over the current table while it is shown. */
  readonly suggestion?: ReadonlySignal<Suggestion | undefined>;
  /** Receives the current places of the panels around the board; undefined once the board is gone. */
  readonly onPanels?: ((panels: Panels | undefined) => void) | undefined;
  /** Receives which part of the log is shown, for the page around the board. */
  readonly shownLog?: ShownLog<State, Event>;
  /** How many moves this device has shown before; -1 if it was there before the deal. */
  readonly seen?: number | undefined;
  /** Called when the first picture is there. */
  readonly onReady?: () => void;
}
