/** A mark on the board: an arrow between two places, or one place. Games name their places. */
export interface BoardMark {
  readonly from: string;
  readonly to?: string;
}

/** Words pinned to a moment of a match. */
export interface ReplayNote {
  /** The version of the log after which the moment is; 0 is before the deal. */
  readonly v: number;
  /** 1 to `LONGEST_NOTE` UTF-16 code units; may contain line breaks. */
  readonly text: string;
  readonly mark?: BoardMark;
}

/** The notes of one author on a match. */
export interface NoteSet {
  readonly title: string;
  /** At most one for each version; ordered by version. */
  readonly notes: readonly ReplayNote[];
}

/** A set of notes in a list. */
export interface NoteSetLine {
  readonly id: string;
  /** The id of the match. */
  readonly match: string;
  readonly title: string;
  /** The current name of the author. */
  readonly author: string;
  readonly isOwn: boolean;
  /** Number of notes. */
  readonly size: number;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
}

/** A set of notes as the server sends it. */
export type SharedNotes = NoteSetLine & NoteSet;

/** Maximum lengths, in UTF-16 code units, as text fields count them. */
export const LONGEST_NOTE = 500;
export const LONGEST_NOTES_TITLE = 80;
export const LONGEST_REPORT = 300;

/** The maximum length of a note or title before it is tidied, which may remove most of its characters. */
export const LONGEST_UNTIDY = 4 * LONGEST_NOTE;

/** Maximum number of notes in a set. */
export const MOST_NOTES = 100;

/** The id of a set, which its author's device makes from random bits. It cannot be guessed, so it can be a link. */
export const NOTES_ID = /^[\w-]{16,40}$/;

/** The id of a place on a board. */
export const PLACE_ID = /^[\w:.-]{1,40}$/;

/** Control characters except line breaks, halves of surrogate pairs, and characters that change the direction of writing. */
const HARMFUL = /[[\p{Cc}\p{Cs}\ufffd\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]--\n]/gv;

/**
 * Accents after the second on a letter, and combining marks of any kind after the fourth: more than occur in writing,
 * and they would cover other lines.
 */
const PILED =
  /(?<=[[\p{M}&&\p{Script=Inherited}]--\p{DI}]{2})[[\p{M}&&\p{Script=Inherited}]--\p{DI}]+|(?<=[\p{M}--\p{DI}]{4})[\p{M}--\p{DI}]+/gv;

/**
 * Removes harmful characters, excess accents, white space at the ends of the text and of lines, and all but one of
 * several consecutive empty lines.
 */
export const tidyNote = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, " ")
    .replace(HARMFUL, "")
    .replace(PILED, "")
    .replace(/(?<![^\S\n])[^\S\n]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** Like `tidyNote`, in one line. */
export const tidyTitle = (text: string): string => tidyNote(text).replace(/\s+/g, " ");

/** Whether a text contains anything to see. */
export const isVisible = (text: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
