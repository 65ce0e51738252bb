import type { ComponentType } from "preact";

/** What keeps a board from being played. */
export interface BoardDraftFault {
  readonly text: string;
  /** The id of the editor's element where it can be mended. */
  readonly place?: string;
}

/** Why a link has no board. */
export type BoardLinkFault = "NoBoard" | "TooLong" | "NewerVersion";

export interface BoardEditorProps<Draft> {
  readonly draft: Draft;
  /** @param stroke changes of the same stroke are undone together */
  readonly onChange: (draft: Draft, stroke?: string) => void;
}

export interface BoardDrawingProps<Draft> extends BoardEditorProps<Draft> {
  /** How often each place was empty when bots lost, 0..1, by its number. */
  readonly heat?: readonly number[] | undefined;
}

export interface SheetParagraph {
  /** The rule's stable id, such as `B4`, unique on a sheet. */
  readonly id: string;
  readonly text: string;
}

/** The rules of a board for a table with printed cards, in the language of the page. */
export interface BoardSheet {
  readonly title: string;
  readonly author?: string | undefined;
  /** The layout in black and white, hidden from screen readers. */
  readonly Picture: ComponentType;
  readonly setup: readonly SheetParagraph[];
  readonly rules: readonly SheetParagraph[];
}

/** The boards that players define for a game. A draft is plain data, which may still have faults. */
export interface GameBoards<Draft> {
  blank(): Draft;
  /** Boards to start from. */
  starts(): readonly { readonly id: string; readonly title: string; readonly draft: Draft }[];
  /** Reads a draft that this device stored; undefined if this release cannot read it. */
  read(stored: unknown): Draft | undefined;
  faults(draft: Draft): readonly BoardDraftFault[];
  /** What its author should know about a board without faults, such as that it cannot be lost. */
  remarks(draft: Draft): readonly string[];
  titleOf(draft: Draft): string;
  /** A board without faults as text for a link's fragment: letters, digits, `-` and `_`. */
  linkOf(draft: Draft): string;
  draftOf(link: string): Draft | BoardLinkFault;
  /** Both for a board without faults. */
  optionsOf(draft: Draft): object;
  seatsOf(draft: Draft): readonly [min: number, max: number];
  /** The options without the parts that bots do not read, such as the name. */
  oddsOptionsOf(draft: Draft): object;
  /** Approximate duration of a match with this number of moves. */
  minutesOf(moves: number, seats: number): number;
  /** @param place a number in `Game.unfilled` */
  placeName(draft: Draft, place: number): string;
  /** For a board without faults. */
  sheet(draft: Draft): Promise<BoardSheet>;
  /** The editor's drawing area with its tools. */
  readonly Drawing: ComponentType<BoardDrawingProps<Draft>>;
  /** The editor's other fields. */
  readonly Details: ComponentType<BoardEditorProps<Draft>>;
}

// biome-ignore lint/suspicious/noExplicitAny: drafts are opaque to the platform
export type AnyBoards = GameBoards<any>;
