import type { BoardReport, GalleryBoard, StoredBoard } from "../gallery.ts";
import { plain } from "./past.ts";

/** Title and author in search form. */
export const searchTextOf = ({ title, author }: Pick<StoredBoard, "title" | "author">): string =>
  plain(`${title}\n${author}`);

export const boardIn = (row: Readonly<Record<string, unknown>>): StoredBoard => ({
  id: String(row.id),
  game: String(row.game),
  publisher: String(row.publisher),
  title: String(row.title),
  author: String(row.author),
  publishedAt: String(row.published),
  definition: String(row.definition),
  isHidden: Number(row.hidden) === 1,
  featuredAt: String(row.featured),
  odds: String(row.odds),
});

export const galleryBoardIn = (row: Readonly<Record<string, unknown>>): GalleryBoard => ({
  ...boardIn(row),
  matches: Number(row.matches),
  won: Number(row.won),
});

export const boardReportIn = (row: Readonly<Record<string, unknown>>): BoardReport => ({
  board: String(row.board),
  player: String(row.player),
  at: String(row.at),
});
