import type { Seat } from "../../shared/engine/contract/events.ts";
import type { IconName, OwnIcon } from "../ui/icons.ts";
import type { Stay } from "./board.ts";

export interface SeatView {
  readonly me: Seat | undefined;
  readonly isWide: boolean;
  readonly stay: Stay["for"];
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly isAwaited: boolean;
  /** The current activity, in a word or two. */
  readonly doing: string;
  /** The board's row beside which the player panel is. Default: the style sheet arranges the panels in a list. */
  readonly row?: PlaqueRow;
  /** Most important first. */
  readonly counts: readonly CountView[];
  /** The seat's answer to a question to all seats, as far as others may know it. */
  readonly answer?: AnswerView;
  readonly score?: ScoreView;
  /** Undefined unless roles differ. */
  readonly role?: { readonly icon: IconName | OwnIcon; readonly says: string };
}

/** A part of the player panels' area, as fractions of its height. */
export interface PlaqueRow {
  readonly from: number;
  readonly part: number;
}

export interface CountView {
  readonly icon: IconName | OwnIcon;
  readonly n: number;
  readonly says: string;
  readonly beside?: IconName | OwnIcon;
  /** Whether a click on the count opens the game's `Counted` view. */
  readonly opens?: boolean;
}

export interface AnswerView {
  readonly icon: IconName | OwnIcon;
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
  /** Whether one of the seat's counts has the same number; a replay on an upright phone then shows only the count. */
  readonly isCounted?: boolean;
  /** The calculation in figures; empty if nothing was added up. */
  readonly how: string;
  /** The points as written in a sum; `aloud` is for screen readers. */
  readonly figure: string;
  readonly aloud: string;
}
