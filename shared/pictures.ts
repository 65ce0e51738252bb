import type { Outcome } from "./engine/contract/game.ts";
import type { Day } from "./engine/daily/day.ts";
import type { Recorded } from "./engine/match/log-entry.ts";
import type { Phase } from "./engine/match/summary.ts";
import type { Language } from "./languages.ts";

/** The size of link pictures in px, as chats and networks expect. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The table in a link picture, as everyone with the link may see it. */
export interface PicturedTable {
  readonly options: object;
  /** The log without secrets. */
  readonly log: readonly Recorded[];
  /** Current names by seat; null for empty seats. */
  readonly names: readonly (string | null)[];
  readonly phase: Phase;
  readonly outcome?: Outcome;
  /** The day whose table it is, before its deal. */
  readonly day?: Day;
}

/** The subject of a link picture: a table; without one, its game; else the site. */
export interface PictureSubject {
  readonly language: Language;
  readonly game?: string;
  readonly table?: PicturedTable;
}

/** The exports of the client's build that the server draws with, `client/dist/pictures/png.js`. */
export interface PictureModule {
  /**
   * Draws a picture of `PICTURE_SIZE`; calls are queued.
   * @returns a PNG
   * @throws if the game is unknown, or its log cannot be read
   */
  pngOf(pictured: PictureSubject): Promise<Uint8Array>;
}

/** The default picture of a game, or of the site, within a build; used when drawing fails. */
export const coverFile = (game = "place"): string => `pictures/${game}.png`;
