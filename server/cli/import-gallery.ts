import * as z from "zod";
import type { GalleryLimits } from "../store/gallery.ts";
import type { Stores } from "../store/ports.ts";
import { BOARD_REPORTS, BOARDS } from "./export.ts";
import type { ReadFile } from "./import-series-and-puzzles.ts";

const boards = z.array(
  z.object({
    id: z.string(),
    game: z.string(),
    publisher: z.string(),
    title: z.string(),
    author: z.string(),
    publishedAt: z.string(),
    definition: z.string().refine(isObject, "not a board"),
    isHidden: z.boolean(),
    featuredAt: z.string(),
    odds: z.string().default(""),
  }),
);

const reports = z.array(z.object({ board: z.string(), player: z.string(), at: z.string() }));

const MOST = Number.MAX_SAFE_INTEGER;
const UNLIMITED: GalleryLimits = { most: MOST, since: "", mostSince: MOST, mostInAll: MOST };

export async function takeGallery({ gallery }: Pick<Stores, "gallery">, read: ReadFile): Promise<void> {
  for (const { isHidden, featuredAt, odds, ...board } of read(boards, BOARDS, "boards of a gallery") ?? []) {
    if ((await gallery.publish(board, UNLIMITED)) !== "published") continue;
    if (isHidden) await gallery.hide(board.id, true);
    if (odds !== "") await gallery.setOdds(board.id, odds);
    if (featuredAt !== "") await gallery.feature(board.id, featuredAt);
  }
  for (const report of read(reports, BOARD_REPORTS, "reports about boards") ?? []) await gallery.report(report, MOST);
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}
