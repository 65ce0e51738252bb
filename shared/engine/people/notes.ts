import type { OccupantKind } from "../match/match-events.ts";

/** An arrow between two places of the board, or one place; named by the game. */
export interface BoardMark {
  readonly from: string;
  readonly to?: string;
}

export interface ReplayNote {
  /** The log's version that the note is about; 0: before the deal. */
  readonly v: number;
  /** 1 to `LONGEST_NOTE` UTF-16 code units; may contain line breaks. */
  readonly text: string;
  readonly mark?: BoardMark;
}

/** One author's notes on a match. */
export interface NoteSet {
  readonly title: string;
  /** At most one per version; ordered by version. */
  readonly notes: readonly ReplayNote[];
}

export interface NoteSetLine {
  readonly id: string;
  readonly match: string;
  readonly title: string;
  readonly author: string;
  /** "bot" for a program. */
  readonly kind: OccupantKind;
  readonly isOwn: boolean;
  /** Number of notes. */
  readonly size: number;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
}

export type SharedNotes = NoteSetLine & NoteSet;

/** In UTF-16 code units. */
export const LONGEST_NOTE = 500;
export const LONGEST_NOTES_TITLE = 80;
export const LONGEST_REPORT = 300;

/** Maximum before tidying, which may remove most of a text. */
export const LONGEST_UNTIDY = 4 * LONGEST_NOTE;

export const MOST_NOTES = 100;

/** Random, so that it serves as a secret link. */
export const NOTES_ID = /^[\w-]{16,40}$/;

export const PLACE_ID = /^[\w:.-]{1,40}$/;

/**
 * Control characters except line feeds, U+2028, U+2029, U+FFFD, lone surrogates, and marks of writing direction.
 */
const HARMFUL = /[[\p{Cc}\p{Cs}\ufffd\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]--\n]/gv;

/** The third and later accents on a letter, and the fifth and later combining marks: they would cover other lines. */
const PILED =
  /(?<=[[\p{M}&&\p{Script=Inherited}]--\p{DI}]{2})[[\p{M}&&\p{Script=Inherited}]--\p{DI}]+|(?<=[\p{M}--\p{DI}]{4})[\p{M}--\p{DI}]+/gv;

/** Removes harmful characters, excess accents, white space at the ends of text and lines, and repeated empty lines. */
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

export const isVisible = (text: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
