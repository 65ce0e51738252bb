import { safeParse } from "zod/v4/core";
import type { Boards } from "../../shared/engine/contract/boards.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type { StoredBoard } from "../store/gallery.ts";

export type GameOf = (id: string) => AnyGame | undefined;

/** A game whose boards players define. */
type BoardGame = AnyGame & { readonly boards: Boards<object> };

export const definesBoards = (game: AnyGame | undefined): game is BoardGame => game?.boards !== undefined;

interface BoardTable {
  readonly game: BoardGame;
  /** With all defaults. */
  readonly options: object;
  readonly definition: object;
}

/** Undefined if this release lacks the game or no longer accepts the board. */
export function tableOn(board: Pick<StoredBoard, "game" | "definition">, gameOf: GameOf): BoardTable | undefined {
  const game = gameOf(board.game);
  if (!definesBoards(game)) return undefined;
  const definition: object = JSON.parse(board.definition);
  const options = safeParse(game.options, game.boards.optionsOf(definition));
  return options.success ? { game, options: options.data as object, definition } : undefined;
}
