import type { Event } from "../../../shared/games/arcanoid/events.ts";
import type { State } from "../../../shared/games/arcanoid/state.ts";
import { canvasBoard } from "../../canvas/canvas-board.tsx";
import type { CanvasPage } from "../../canvas/canvas-table.ts";
import { Over } from "./over/over.tsx";
import { words } from "./speech/words/words.ts";
import { createTabletop } from "./tabletop.ts";

export { fetchRenderer } from "../../canvas/renderers/choose.ts";

/** The board of Arcanoïd: a bay on a canvas. */
export const Board = canvasBoard({
  label: () => words.value.name,
  open: (page: CanvasPage<State, Event>) => createTabletop(page),
  Over,
});
