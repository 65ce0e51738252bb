import * as z from "zod";
import { gameOf } from "../../shared/games/index.ts";
import { cryptoEntropy, idsFrom } from "../ids.ts";
import { featureBoard } from "../match/week-board.ts";
import type { GalleryBoard, StoredBoard } from "../store/gallery.ts";
import type { Stores } from "../store/ports.ts";
import { type Command, flagsOf, run } from "./args.ts";
import { databaseNamed, withArchive, withStore } from "./data.ts";

const USAGE =
  "npm run boards -- --list | --hide ID | --show ID | --week ID (of the database of DATABASE_URL or DATA_DIR; servers may run)";

const id = z.string().min(1, "empty; name the id of a board").optional();

const flags = z
  .object({
    positionals: z.array(z.string()).max(0, "name a board after --hide, --show or --week"),
    list: z.literal(true).optional(),
    hide: id,
    show: id,
    week: id,
  })
  .refine(
    ({ list, hide, show, week }) => [list, hide, show, week].filter((flag) => flag !== undefined).length === 1,
    "choose --list, --hide ID, --show ID or --week ID",
  );

/**
 * Lists boards, the most reported first; hides or shows one; or features one for seven days. Exit code 1 for an unknown
 * board, or an unplayable one to feature.
 */
export const manageBoards: Command = (args, { out }) => {
  const text = { type: "string" } as const;
  const options = { list: { type: "boolean" }, hide: text, show: text, week: text } as const;
  const { list, hide, show, week } = flagsOf(args, options, flags);
  const location = databaseNamed(process.env);
  if (list)
    return withArchive(location, async (archive) => {
      const reports = Map.groupBy(await archive.boardReports(), ({ board }) => board);
      const reportsOf = ({ id }: StoredBoard) => reports.get(id)?.length ?? 0;
      const boards = await archive.boards();
      for (const board of boards.toSorted((a, b) => reportsOf(b) - reportsOf(a))) out(lineOf(board, reportsOf(board)));
      out(`${boards.length} boards`);
      return 0;
    });
  const [id, change, done] = chosen({ hide, show, week });
  return withStore(location, { out }, async (store) => {
    const board = await store.gallery.get(id);
    const isDone = board !== undefined && (await change(store, board));
    out(`${id}: ${isDone ? done : board ? "this release cannot play it" : "no such board"}`);
    return isDone ? 0 : 1;
  });
};

/** @returns whether the change was possible */
type Change = (store: Stores, board: GalleryBoard) => Promise<boolean>;

function chosen(named: Readonly<Record<"hide" | "show" | "week", string | undefined>>): [string, Change, string] {
  const { hide, show, week = "" } = named;
  if (hide !== undefined) return [hide, ({ gallery }) => gallery.hide(hide, true), "hidden; its matches stay"];
  if (show !== undefined) return [show, ({ gallery }) => gallery.hide(show, false), "in the gallery again"];
  const ids = idsFrom(cryptoEntropy);
  const feature: Change = (store, board) => featureBoard({ store, gameOf, ids }, board, new Date().toISOString());
  return [week, feature, "the board of the week, for seven days"];
}

/** Names are quoted, because they may contain control sequences. */
function lineOf({ id, game, title, author, publisher, publishedAt, isHidden }: StoredBoard, reports: number): string {
  const names = `${JSON.stringify(title)} by ${JSON.stringify(author)}`;
  const state = `${isHidden ? "hidden" : "public"}, reports: ${reports}`;
  return `${id}  ${game}  ${publishedAt}  ${state}, published by ${publisher}: ${names}`;
}

if (import.meta.main) process.exitCode = await run(manageBoards, USAGE, process.argv.slice(2));
