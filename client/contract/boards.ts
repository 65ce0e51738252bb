import type { ComponentType } from "preact";

export interface BoardDraftFault {
  readonly text: string;
  readonly place?: string;
}

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

/** The rules of a board, for a table with printed cards. */
export interface BoardSheet {
  readonly title: string;
  readonly author?: string | undefined;
  /** Black and white, hidden from screen readers. */
  readonly Picture: ComponentType;
  readonly setup: readonly SheetParagraph[];
  readonly rules: readonly SheetParagraph[];
}

/** A draft is plain data, which may have faults. */
export interface GameBoards<Draft> {
  blank(): Draft;
  starts(): readonly { readonly id: string; readonly title: string; readonly draft: Draft }[];
  /** Undefined if this release cannot read it. */
  read(stored: unknown): Draft | undefined;
  faults(draft: Draft): readonly BoardDraftFault[];
  remarks(draft: Draft): readonly string[];
  titleOf(draft: Draft): string;
  /** A board without faults as text for a link's fragment: letters, digits, `-` and `_`. */
  linkOf(draft: Draft): string;
  draftOf(link: string): Draft | BoardLinkFault;
  /** This and `seatsOf` need a board without faults. */
  optionsOf(draft: Draft): object;
  seatsOf(draft: Draft): readonly [min: number, max: number];
  /** The options without what bots do not read, such as the name. */
  oddsOptionsOf(draft: Draft): object;
  minutesOf(moves: number, seats: number): number;
  /** @param place a number in `Game.unfilled` */
  placeName(draft: Draft, place: number): string;
  /** For a board without faults. */
  sheet(draft: Draft): Promise<BoardSheet>;
  readonly Drawing: ComponentType<BoardDrawingProps<Draft>>;
  readonly Details: ComponentType<BoardEditorProps<Draft>>;
}

// biome-ignore lint/suspicious/noExplicitAny: drafts are opaque to the platform
export type AnyBoards = GameBoards<any>;
