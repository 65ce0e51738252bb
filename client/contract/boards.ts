import type { ComponentType } from "preact";

/** What keeps a board from being played. */
export interface BoardDraftFault {
  readonly text: string;
  /** The id of the element in the editor where it can be mended. */
  readonly place?: string;
}

/** Why a link has no board: it is damaged, too long, or of a newer release. */
export type BoardLinkFault = "NoBoard" | "TooLong" | "NewerVersion";

export interface BoardEditorProps<Draft> {
  readonly draft: Draft;
  /**
   * Changes the board.
   * @param stroke changes of the same stroke are undone together
   */
  readonly onChange: (draft: Draft, stroke?: string) => void;
}

export interface BoardDrawingProps<Draft> extends BoardEditorProps<Draft> {
  /** By the number of a place, how often it was empty when bots lost, 0 to 1; undefined while it is not shown. */
  readonly heat?: readonly number[] | undefined;
}

export interface SheetParagraph {
  /** The stable id of the rule, such as `B4`, which refusals name too. Unique on a sheet. */
  readonly id: string;
  readonly text: string;
}

/** The rules of a board for a table with printed cards, in the language of the page. */
export interface BoardSheet {
  readonly title: string;
  readonly author?: string | undefined;
  /** The lay-out in black and white, as wide as its place. Hidden from screen readers. */
  readonly Picture: ComponentType;
  readonly setup: readonly SheetParagraph[];
  readonly rules: readonly SheetParagraph[];
}

/** The boards that players define for a game. A draft is plain data, which may still have faults. */
export interface GameBoards<Draft> {
  /** The draft that a new board begins with. */
  blank(): Draft;
  /** Boards to start from, by their titles. */
  starts(): readonly { readonly id: string; readonly title: string; readonly draft: Draft }[];
  /** A draft that this device stored; undefined if this release cannot read it. */
  read(stored: unknown): Draft | undefined;
  faults(draft: Draft): readonly BoardDraftFault[];
  /** What its author should know about a board without faults, such as that it cannot be lost. */
  remarks(draft: Draft): readonly string[];
  titleOf(draft: Draft): string;
  /** The text of a board without faults for the fragment of a link: letters, digits, `-` and `_`. */
  linkOf(draft: Draft): string;
  draftOf(link: string): Draft | BoardLinkFault;
  /** The options of a table on a board without faults, and the allowed numbers of its seats. */
  optionsOf(draft: Draft): object;
  seatsOf(draft: Draft): readonly [min: number, max: number];
  /** The options of a table without the parts that bots do not read, such as the name. */
  oddsOptionsOf(draft: Draft): object;
  /** About how long a match of so many moves takes, in minutes. */
  minutesOf(moves: number, seats: number): number;
  /** The name of a place, by its number in `Game.unfilled`. */
  placeName(draft: Draft, place: number): string;
  /** The sheet of a board without faults. */
  sheet(draft: Draft): Promise<BoardSheet>;
  /** The part of the editor in which the board is drawn, with its tools. */
  readonly Drawing: ComponentType<BoardDrawingProps<Draft>>;
  /** The part of the editor for everything that is not drawn. */
  readonly Details: ComponentType<BoardEditorProps<Draft>>;
}

// biome-ignore lint/suspicious/noExplicitAny: the platform handles drafts it cannot look into
export type AnyBoards = GameBoards<any>;
