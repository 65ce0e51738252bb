import { allGames } from "../../catalog/catalog.ts";

/** The gallery, or one of its boards. */
export const boardsPath = (id?: string): string => (id === undefined ? "/boards" : `/boards/${encodeURIComponent(id)}`);

/**
 * The editor of boards.
 * @param fragment a board; empty for none
 */
export const newBoardPath = (fragment = ""): string => `/boards/new${fragment && `#${fragment}`}`;

/** The form that publishes a board. */
export const publishBoardPath = (fragment: string): string => `/boards/publish#${fragment}`;

/** The text of a board, preceded by the id of its game if that is not the first game. */
interface BoardFragment {
  readonly game?: string;
  /** Empty: a new board. */
  readonly link: string;
}

export function boardInHash(hash: string): BoardFragment {
  const [first = "", second] = hash.replace(/^#/, "").split("/");
  return second === undefined ? { link: first } : { game: first, link: second };
}

export const boardFragment = (game: string, link: string): string =>
  game === allGames()[0]?.id ? link : `${game}/${link}`;
