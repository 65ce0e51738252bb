import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { GalleryBoard, GalleryOrder, GalleryStore, StoredBoard } from "../gallery.ts";
import { searchTextOf } from "../lists/gallery-rows.ts";
import { plain } from "../lists/past.ts";
import { compare, countedDealOf } from "../lists/query.ts";
import { dropSeriesWithoutBoard } from "./series.ts";
import { keyOf, type MemoryState } from "./state.ts";

type Order = (a: GalleryBoard, b: GalleryBoard) => number;

/** Share of won matches in ten-thousandths; -1 without matches. */
const shareOf = ({ matches, won }: GalleryBoard): number => (matches === 0 ? -1 : Math.floor((won * 10_000) / matches));
const newest: Order = (a, b) => compare(b.publishedAt, a.publishedAt) || compare(a.id, b.id);
const played: Order = (a, b) => b.matches - a.matches || newest(a, b);
const ORDERS: Readonly<Record<GalleryOrder, Order>> = {
  newest,
  played,
  won: (a, b) => shareOf(b) - shareOf(a) || played(a, b),
};

function countsIn(state: MemoryState) {
  /** The matches that count for a board, last changed since a time. */
  const playedSince = (id: string, since = "") =>
    state.summariesNow().filter(({ board, changedAt }) => board?.id === id && changedAt >= since);
  const counted = (board: StoredBoard): GalleryBoard => {
    const played = playedSince(board.id);
    return { ...board, matches: played.length, won: played.filter((summary) => summary.board!.isWon).length };
  };
  return { playedSince, counted };
}

/** `shown`: boards that are not hidden; `change`: returns whether the board exists. */
function boardsIn({ boards }: MemoryState) {
  const shown = () => [...boards.values()].filter(({ isHidden }) => !isHidden);
  const change = (id: string, changed: Partial<StoredBoard>): boolean => {
    const held = boards.get(id);
    if (held) boards.set(id, { ...held, ...changed });
    return held !== undefined;
  };
  return { shown, change };
}

function reportsIn({ boards, boardReports, players }: MemoryState): Pick<GalleryStore, "report" | "reportsOf"> {
  const reportsOf = (id: string) => [...boardReports.values()].filter(({ board }) => board === id).length;
  return {
    async report(report, most) {
      const key = keyOf(report.board, report.player);
      if (!boards.has(report.board) || boardReports.has(key) || reportsOf(report.board) >= most) return;
      if (!players.get(report.player)?.isGone) boardReports.set(key, { ...report });
    },

    reportsOf: async (id) => reportsOf(id),
  };
}

const isFeatured = ({ featuredAt }: StoredBoard, since: string): boolean => featuredAt !== "" && featuredAt >= since;

const isOnOwnDeal = (summary: Summary): boolean => countedDealOf(summary) === undefined;

function weekIn(state: MemoryState): Pick<GalleryStore, "featured" | "mostPlayed"> {
  const { playedSince, counted } = countsIn(state);
  const { shown } = boardsIn(state);
  return {
    async featured(since) {
      const chosen = shown().filter((board) => isFeatured(board, since));
      const [last] = chosen.sort((a, b) => compare(b.featuredAt, a.featuredAt) || compare(a.id, b.id));
      return last && counted(last);
    },

    async mostPlayed(since) {
      const recent = shown()
        .map((board) => ({ board, lately: playedSince(board.id, since).filter(isOnOwnDeal).length }))
        .filter(({ lately }) => lately > 0);
      const [most] = recent.sort((a, b) => b.lately - a.lately || compare(a.board.id, b.board.id));
      return most && counted(most.board);
    },
  };
}

export function memoryGallery(state: MemoryState): GalleryStore {
  const { boards, boardReports, players } = state;

  const { counted } = countsIn(state);
  const { shown, change } = boardsIn(state);

  return {
    async publish(board, { most, since, mostSince, mostInAll }) {
      if (boards.has(board.id)) return "taken";
      const own = [...boards.values()].filter(({ publisher }) => publisher === board.publisher);
      const late = own.filter(({ publishedAt }) => publishedAt >= since);
      const isFull = own.length >= most || late.length >= mostSince || boards.size >= mostInAll;
      if (isFull || players.get(board.publisher)?.isGone) return "full";
      boards.set(board.id, { ...board, isHidden: false, featuredAt: "", odds: "" });
      return "published";
    },

    async get(id) {
      const held = boards.get(id);
      return held && counted(held);
    },

    list: async ({ order, name = "", publisher, from, limit }) =>
      shown()
        .filter((board) => searchTextOf(board).includes(plain(name)))
        .filter((board) => publisher === undefined || board.publisher === publisher)
        .map(counted)
        .sort(ORDERS[order])
        .slice(from, from + limit),

    async unpublish(id, publisher) {
      const held = boards.get(id);
      if (held?.publisher !== publisher || held.isHidden) return false;
      boards.delete(id);
      for (const [key, { board }] of boardReports) if (board === id) boardReports.delete(key);
      dropSeriesWithoutBoard(state);
      return true;
    },

    setOdds: async (id, odds) => change(id, { odds }),

    async hide(id, isHidden) {
      const isKnown = change(id, { isHidden });
      dropSeriesWithoutBoard(state);
      return isKnown;
    },

    async feature(id, featuredAt, { unlessSince } = {}) {
      const isTaken = unlessSince !== undefined && shown().some((board) => isFeatured(board, unlessSince));
      return !isTaken && change(id, { featuredAt });
    },
    ...reportsIn(state),
    ...weekIn(state),
  };
}
