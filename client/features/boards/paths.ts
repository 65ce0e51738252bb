import { allGames } from "../../catalog/catalog.ts";

export const boardsPath = (id?: string): string => (id === undefined ? "/boards" : `/boards/${encodeURIComponent(id)}`);

/** @param fragment a board; empty for none */
export const newBoardPath = (fragment = ""): string => `/boards/new${fragment && `#${fragment}`}`;

export const publishBoardPath = (fragment: string): string => `/boards/publish#${fragment}`;

/** The text of a board, preceded by the game's id unless that is the first game. */
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
