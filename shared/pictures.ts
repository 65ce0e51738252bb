import type { Outcome } from "./engine/contract/game.ts";
import type { Day } from "./engine/daily/day.ts";
import type { Recorded } from "./engine/match/log-entry.ts";
import type { Phase } from "./engine/match/summary.ts";
import type { Language } from "./languages.ts";

/** The size of link pictures in px, as chats and networks expect. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The table in a link picture: only what everyone with the link may see. */
export interface PicturedTable {
  readonly options: object;
  /** The log without secrets. */
  readonly log: readonly Recorded[];
  /** Current names by seat; null for empty seats. */
  readonly names: readonly (string | null)[];
  readonly phase: Phase;
  readonly outcome?: Outcome;
  /** The day, if this is the table of a deal of the day. The picture then shows it before the deal. */
  readonly day?: Day;
}

/** What a link picture shows: the table, if present; else the game, if present; else the site. */
export interface PictureSubject {
  readonly language: Language;
  readonly game?: string;
  readonly table?: PicturedTable;
}

/**
 * The exports of `client/dist/pictures/png.js`, the part of the client's build with which the server draws pictures.
 */
export interface PictureModule {
  /**
   * Draws a picture of `PICTURE_SIZE`; calls are queued.
   * @returns a PNG
   * @throws if the game is unknown, or its log cannot be read
   */
  pngOf(pictured: PictureSubject): Promise<Uint8Array>;
}

/** The prerendered picture of a game, or of the site, in the client's build; sent when drawing fails. */
export const coverFile = (game = "place"): string => `pictures/${game}.png`;
