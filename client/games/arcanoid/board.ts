import type { Event } from "../../../shared/games/arcanoid/events.ts";
import type { State } from "../../../shared/games/arcanoid/state.ts";
import { canvasBoard } from "../../canvas/canvas-board.tsx";
import type { CanvasPage } from "../../canvas/canvas-table.ts";
import { Over, OverActions, OverHand } from "./overlay/over.tsx";
import { createTabletop } from "./tabletop.ts";
import { messages } from "./text/messages/messages.ts";

export { fetchRenderer } from "../../canvas/renderers/choose.ts";

export const Board = canvasBoard({
  label: () => messages.value.name,
  open: (page: CanvasPage<State, Event>) => createTabletop(page),
  Over,
  Hand: OverHand,
  Actions: OverActions,
});
