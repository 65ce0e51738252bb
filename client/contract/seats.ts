import type { Seat } from "../../shared/engine/contract/events.ts";
import type { IconName, OwnIcon } from "../ui/icons.ts";
import type { Stay } from "./board.ts";

export interface SeatView {
  readonly me: Seat | undefined;
  /** Whether there is room for more than the essentials. */
  readonly isWide: boolean;
  readonly stay: Stay["for"];
}

export interface SeatInfo {
  readonly seat: Seat;
  /** Whether the table waits for this seat. */
  readonly isAwaited: boolean;
  /** The current activity, in a word or two. */
  readonly doing: string;
  /** The board's row where the plaque is. Default: the style sheet lists the plaques. */
  readonly row?: PlaqueRow;
  /** Most important first. */
  readonly counts: readonly CountView[];
  /** The seat's answer when all seats answer the same question, as far as others may know it. */
  readonly answer?: AnswerView;
  /** The seat's points so far, where points are counted. */
  readonly score?: ScoreView;
  /** The seat's role, where roles differ. */
  readonly role?: { readonly icon: IconName | OwnIcon; readonly says: string };
}

/** A part of the area for plaques, as fractions of its height. */
export interface PlaqueRow {
  readonly from: number;
  readonly part: number;
}

export interface CountView {
  readonly icon: IconName | OwnIcon;
  readonly n: number;
  readonly says: string;
  /** The kind of the counted thing, shown beside the number. */
  readonly beside?: IconName | OwnIcon;
  /** A click on the count opens the game's `Counted` view. */
  readonly opens?: boolean;
}

export interface AnswerView {
  readonly icon: IconName | OwnIcon;
  /** The answer as a number; undefined if there is none. */
  readonly n?: number;
}

export interface ScoreView {
  readonly figure: string;
  readonly says: string;
  readonly parts: readonly ScorePart[];
}

export interface ScorePart {
  readonly name: string;
  readonly says: string;
  readonly icon: IconName | OwnIcon;
  /** Whether one of the seat's counts has this number, so that a replay on a phone shows only the count. */
  readonly isCounted?: boolean;
  /** The calculation in figures; empty if nothing was added up. */
  readonly how: string;
  /** The points as written in a sum; `aloud` is the same for screen readers. */
  readonly figure: string;
  readonly aloud: string;
}
