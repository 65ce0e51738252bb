import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { GameCommand, GameEvent, Phrases, PlayedGame, Seat } from "../../shared/engine/game.ts";
import type { Match, MatchEvent, Recorded } from "../../shared/engine/match.ts";
import type { Context } from "../art/pen.ts";
import type { Theme } from "../art/theme.ts";
import type { Catalogue } from "../i18n/catalogue.ts";
import type { ShownLog } from "../match/shown-log.ts";
import type { TableConnection } from "../match/table-connection.ts";
import type { Timeline } from "../match/timeline.ts";
import type { Screenshot } from "../replay/picture.ts";
import type { Mark, Playback } from "../replay/playback.ts";
import type { Voice } from "../sound/voices.ts";
import type { IconName, OwnIcon } from "../ui/icons.ts";
import type { Lazy } from "../ui/lazy.ts";

/** A game as a page shows it: everything that is loaded when a table, a replay, a course or the rule book is opened. */
export interface ClientGame<
  State = unknown,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
> {
  // biome-ignore lint/suspicious/noExplicitAny: options are read by the game alone
  readonly rules: PlayedGame<State, Command, Event, any>;
  /** The words of the reader's language; nothing of the game is shown before they are there. */
  readonly words: Catalogue<object>;

  // the table
  /** The board with everything that lies over it; `canvasBoard` makes one of a table on a canvas. */
  readonly Board: Lazy<BoardProps<State>>;
  /** Fetches what the board is drawn with; it is shown sooner then. */
  prefetch?(): Promise<unknown>;
  /** The room the table takes of a window, where that is not all of it. */
  room?(viewport: Size, stay: Stay["for"]): Size;
  /** Where the page's own panels go. Pure, so that the page is laid out before the board is there. */
  panels(occasion: Occasion<State>): Panels;

  /** A word or two about where a match stands, for the title. `isRoomy`: there is room for a whole phrase. */
  headline?(match: Match<State>, isRoomy: boolean): string;
  /** What the plaque of each seat says, beside who it is; empty seats are left out. */
  seats(match: Match<State>, view: SeatView): readonly SeatInfo[];
  /** What somebody who plays for the first time is told, a line at a time. */
  readonly primer?: Primer<State>;
  /** What the game's own letters do at a live table, wherever the focus is; `L`, `C` and `M` are the platform's. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** What is heard of a step, in order, by somebody at a seat or by an onlooker. */
  sounds?(step: readonly Recorded[], me: Seat | undefined): readonly Voice[];

  // words
  /**
   * What an event says in log, captions and lists; undefined: not worth a line. Of an event around the game: the platform's
   * own words are right.
   */
  sentence(event: Recorded<Event | MatchEvent>, telling: Telling<State>): readonly Part[] | undefined;
  /** What the table asks of a seat beside its turn, in a sentence, where it has to answer by itself. */
  asks?(match: Match<State>, seat: Seat): string | undefined;
  /** What an event says to ears, sentence by sentence; undefined: the same as in the log. */
  aloud?(event: Recorded<Event | MatchEvent>, telling: Telling<State>): readonly string[] | undefined;
  /** Whose flag stands before what the log says of an event; the seat that the event names, unless told. */
  flagged?(event: Recorded<Event>, match: Match<State>): Seat | undefined;
  /** How a part of a sentence is shown that is not text. */
  readonly Part?: ComponentType<{ readonly part: object }>;
  /** The versions with which a round begins, where there are rounds. */
  rounds?(log: readonly Recorded[]): readonly number[];

  /** Why something was refused; undefined: the platform's words are right. */
  refusal?(code: string): string | undefined;
  /** What may be said where only the game's phrases may. `rule`: what that is now, or that it is nothing, and until when. */
  readonly phrases?: {
    text(phrase: string, n?: number): string;
    rule(freedom: "phrases" | "silent"): string;
    readonly Picker: ComponentType<PickerProps>;
  };

  // before and after
  /** The moves of a match for the timeline of a replay, the deal first, by the versions after them; all alike, unless told. */
  marks?(timeline: Timeline<State>, moves: readonly number[]): readonly Mark[];
  /** The lanes on which marks stand by their `on`; a lane for every seat, unless told. */
  lanes?(): readonly Lane[];
  /** What a count on a plaque leads to in a replay. */
  readonly Counted?: Lazy<CountedProps<State>>;
  /** What the board shows of each seat's hand in a replay, for those who do not see it. */
  hands?(match: Match<State>): readonly string[];
  /** Whether who plays on from here may have shuffled anew what the seat could not know; and when that is so, for where it is not. */
  readonly unseen?: {
    mayShuffle(match: Match<State>, seat: Seat): Promise<boolean>;
    whenShuffled(name: string): string;
  };
  /** Moves in words, for an analysis of a match that is over; without it none is offered. Fetched when somebody asks for one. */
  readonly moveWords?: () => Promise<MoveWords<State, Command>>;
  /** How a match that is over went; the platform's frame around it leads on. */
  readonly story?: () => Promise<MatchStory<State>>;
  /** The match as a picture by itself, for links to it. */
  readonly still?: () => Promise<Still<State>>;
}

/** A game whose types the platform does not know. */
// biome-ignore lint/suspicious/noExplicitAny: the platform handles states and commands it cannot look into
export type AnyClientGame = ClientGame<any, any, any>;

/** A piece of a sentence: words, or something that the game shows in its own way. */
export type Part = string | object;

/** Whom something is told: `me` is the reader's seat. */
export interface Telling<State = unknown> {
  readonly match: Match<State>;
  readonly me: Seat | undefined;
  /** All events of the same cause. */
  readonly step: readonly Recorded[];
}

/** A lane of the timeline of a replay. */
export interface Lane {
  readonly says: string;
  readonly icon: OwnIcon;
}

/** What plaques are for. */
export interface SeatView {
  readonly me: Seat | undefined;
  /** There is room for more than the most important. */
  readonly isWide: boolean;
  readonly stay: Stay["for"];
}

/** What a plaque tells of a seat. */
export interface SeatInfo {
  readonly seat: Seat;
  /** The table waits for this seat. */
  readonly isAwaited: boolean;
  /** What it is doing, in a word or two. */
  readonly doing: string;
  /** The most important first. */
  readonly counts: readonly Count[];
  /** Where all are asked at once: what it has answered, so far as others may know it, or that it has not. */
  readonly answer?: Answer;
  /** What it has come to so far, where points are counted. */
  readonly score?: Score;
  /** What it plays, where that differs from seat to seat. */
  readonly role?: { readonly icon: IconName | OwnIcon; readonly says: string };
}

/** Something counted. */
export interface Count {
  readonly icon: IconName | OwnIcon;
  readonly n: number;
  readonly says: string;
  /** Beside it, what kind it is of. */
  readonly beside?: IconName | OwnIcon;
  /** It leads to what was counted: `Counted`. */
  readonly opens?: boolean;
}

export interface Answer {
  readonly icon: IconName | OwnIcon;
  /** What was answered; undefined: nothing yet. */
  readonly n?: number;
}

/** Points, and what they are made of. */
export interface Score {
  readonly figure: string;
  readonly says: string;
  readonly parts: readonly ScorePart[];
}

export interface ScorePart {
  readonly name: string;
  readonly says: string;
  readonly icon: IconName | OwnIcon;
  /** A count tells the same: in a replay on a phone that is enough. */
  readonly isCounted?: boolean;
  /** How it came about, in figures; empty where nothing was added up. */
  readonly how: string;
  /** As it is written in a sum, and for ears. */
  readonly figure: string;
  readonly aloud: string;
}

/** What is told to newcomers. */
export interface Primer<State = unknown> {
  /** What is to be told now, if anything. */
  next(timeline: Timeline<State>): string | undefined;
  text(aim: string): string;
  /** How often who looks has acted: what was told is known after the next act. */
  acts(timeline: Timeline<State>): number;
  /** It is known from now on. */
  teach(aim: string): void;
  readonly isDone: ReadonlySignal<boolean>;
}

export interface PickerProps {
  /** What the rules let one say now. */
  readonly phrases: Phrases;
  readonly onSay: (phrase: string, n?: number) => void;
}

export interface CountedProps<State = unknown> {
  readonly playback: Playback;
  readonly timeline: Timeline<State>;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** A move that could be made, or was: the table before it, and whose it is. */
export interface MoveAt<State = unknown> {
  readonly match: Match<State>;
  readonly seat: Seat;
}

/** A move that somebody is told of: better than one that was made, or the best that there is now. */
export interface Suggestion<Command = GameCommand> {
  readonly seat: Seat;
  readonly command: Command;
}

/** Moves in the words of the reader, to be put into sentences. */
export interface MoveWords<State = unknown, Command = GameCommand> {
  /** What it does, in a few words: "34 beside 33". */
  move(command: Command, at: MoveAt<State>): string;
  /** What is wrong with a move beside a better one, as what follows its words: "left one space for two cards". Empty: nothing to tell. */
  flaw(played: Command, better: Command, at: MoveAt<State>): string;
}

/** The end of a match, told: a title, and everything below it. */
export interface MatchStory<State = unknown> {
  /** Undefined: the platform's words are right. */
  title(timeline: Timeline<State>): string | undefined;
  /** What is read out of it; undefined: the announcements of the match have said all of it. */
  aloud?(timeline: Timeline<State>): string | undefined;
  readonly Body: ComponentType<{ readonly timeline: Timeline<State> }>;
}

/** Pictures of a game that are drawn once and never touched, in CSS px from the upper left corner of a box that they fill. */
export interface Still<State = unknown> {
  /** The table after a log that holds no more than anybody who looks on may know. */
  table(ctx: Context, timeline: Timeline<State>, box: Size): Promise<void>;
  /** What the game looks like, where no table may be shown. */
  cover(ctx: Context, box: Size): void;
}

/** A part of a log: what came after one version, up to another. */
export interface Span {
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

/** How a table is arranged: each of the four is designed, the sizes in between follow. */
export type Shape = "desktop" | "tablet" | "portrait" | "landscape";

/** Where the page around a board puts its panels. */
export interface Panels {
  readonly shape: Shape;
  readonly title: Rect;
  readonly tools: Rect;
  /** All plaques together, and each seat's own. */
  readonly players: Rect;
  readonly plaques: readonly Rect[];
  /** On a desktop the whole log; on a tablet and in landscape the last move; in portrait the sheet's edge. */
  readonly log: Rect;
  /** What somebody holds for themselves, below the board or beside it. */
  readonly hand: Rect;
  /** The buttons of the table: what else is said in their place goes here. */
  readonly actions: Rect;
  /** Where there is little room, a notice of the platform; in the place of the log, unless told. */
  readonly notice?: Rect | undefined;
  /** Those who look on, where the title has no room for them. */
  readonly watchers?: Rect;
  /** Where the story of the match goes once it is over. */
  readonly story: Rect;
  /** The story has the place of the plaques and of the log. */
  readonly isTold: boolean;
  /** The controls of a replay. */
  readonly replay?: Rect;
  /** What somebody is told who learns to play. */
  readonly lesson?: Rect;
}

/** What panels are arranged for. */
export interface Occasion<State = unknown> {
  readonly match: Match<State>;
  /** Whose table it is; undefined for an onlooker. */
  readonly seat: Seat | undefined;
  readonly viewport: Size;
  readonly stay: Stay["for"];
}

/** What somebody is at a table for: one of these, never two. */
export type Stay =
  | { readonly for: "playing" }
  /** The match is over, and its story is told beside the board. */
  | { readonly for: "result" }
  /** The match is watched again. `shot`: takes a picture of the board, once there is one. */
  | { readonly for: "replay"; readonly playback: Playback; readonly shot: Signal<Screenshot | undefined> }
  /** Somebody learns to play. `guide`: what a game's course gives its own board; the platform does not look into it. */
  | { readonly for: "lesson"; readonly guide: object };

export interface BoardProps<State = unknown> {
  readonly connection: TableConnection<State>;
  readonly theme: ReadonlySignal<Theme>;
  readonly stay: Stay;
  /** A move that is told of beside the board; a game that can draws it over the table as it is, for as long as it is told. */
  readonly suggestion?: ReadonlySignal<Suggestion | undefined>;
  /** Learns where the panels around the board belong now; undefined: the board is not there any more. */
  readonly onPanels?: ((panels: Panels | undefined) => void) | undefined;
  /** Learns what of the log is shown, for the page around the board. */
  readonly shownLog?: ShownLog<State>;
  /** How many moves were seen at this device before; -1 by somebody who was there before the deal. */
  readonly seen?: number | undefined;
  /** The first picture is there. */
  readonly onReady?: () => void;
}
