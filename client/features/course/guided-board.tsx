import type { Signal } from "@preact/signals";
import type { BoardParts, BoardProps } from "../../contract/board.ts";
import type { BoardPanels } from "../../contract/layout.ts";
import { t } from "../../i18n/t.ts";
import { theme } from "../../ui/theme.ts";
import { useBoard } from "../panels/board.ts";

interface Props extends Pick<BoardProps, "connection" | "stay" | "suggestion" | "areas" | "shownLog" | "onReady"> {
  /** Receive the board's panels, and the parts that the page renders in reading order. */
  readonly own: Signal<BoardPanels | undefined>;
  readonly parts: Signal<BoardParts>;
}

/** The board of a lesson or a puzzle, once it is loaded. */
export function GuidedBoard({ own, parts, ...given }: Props) {
  const Board = useBoard(given.connection.game);
  if (!Board) return <p class="pill board-waits">{t().loading}</p>;
  const onPanels = (panels: BoardPanels | undefined) => {
    own.value = panels;
  };
  const onParts = (made: BoardParts) => {
    parts.value = made;
  };
  return <Board {...given} {...{ theme, onPanels, onParts }} seen={-1} />;
}
