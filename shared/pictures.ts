import type { Outcome } from "./engine/contract/game.ts";
import type { Day } from "./engine/daily/day.ts";
import type { Recorded } from "./engine/match/log-entry.ts";
import type { Phase, SeatSummary } from "./engine/match/summary.ts";
import type { Language } from "./languages.ts";

/** In px, as chats and networks expect. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Contains only what everyone with the link may see. */
export interface PicturedTable {
  readonly options: object;
  readonly log: readonly Recorded[];
  /** By seat, with current names; null for an empty one. */
  readonly players: readonly (Pick<SeatSummary, "name" | "kind"> | null)[];
  readonly phase: Phase;
  readonly outcome?: Outcome;
  /** Present for the table of a daily deal. */
  readonly day?: Day;
  /** The title of a published board. */
  readonly board?: string;
}

/** Shows the table if present, else the game, else the site. */
export interface PictureSubject {
  readonly language: Language;
  readonly game?: string;
  readonly table?: PicturedTable;
}

/** The exports of `client/dist/pictures/png.js`, with which the server draws pictures. */
export interface PictureModule {
  /** Calls are queued. @throws if the game is unknown, or its log cannot be read */
  pngOf(pictured: PictureSubject): Promise<Uint8Array>;
}

/** The prerendered picture of a game, or of the site, sent if none can be drawn. */
export const coverFile = (game = "place"): string => `pictures/${game}.png`;
