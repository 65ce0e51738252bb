import type { Day } from "./engine/day.ts";
import type { Outcome } from "./engine/game.ts";
import type { Recorded } from "./engine/match.ts";
import type { Phase } from "./engine/summary.ts";
import type { Language } from "./languages.ts";

/** How large the picture of a link is, in px: what chats and networks expect. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The table in the picture of a link, as anybody who has the link may see it. */
export interface PicturedTable {
  readonly options: object;
  /** The log without anybody's secrets. */
  readonly log: readonly Recorded[];
  /** What everybody is called now, by seat; null: nobody sits there. */
  readonly names: readonly (string | null)[];
  readonly phase: Phase;
  readonly outcome?: Outcome;
  /** The day that it is the table of, before anything is dealt there. */
  readonly day?: Day;
}

/** What is drawn for a link: a table; where there is none to be shown, what its game looks like; else the place. */
export interface Pictured {
  readonly language: Language;
  readonly game?: string;
  readonly table?: PicturedTable;
}

/** What the client's build has for the server to draw with: the exports of `client/dist/pictures/png.js`. */
export interface PictureModule {
  /**
   * Draws a picture of `PICTURE_SIZE`, one after the other.
   * @returns a PNG
   * @throws when the game is not known there, or its log cannot be understood
   */
  pngOf(pictured: Pictured): Promise<Uint8Array>;
}

/** Where the folder of a build has the picture that stands for a game, or for the place, when nothing can be drawn. */
export const coverFile = (game = "place"): string => `pictures/${game}.png`;
