import { plainBoard } from "../../plain/board.tsx";
import { Companion } from "./overlay/companion.tsx";
import { panels } from "./panels.ts";
import { messages } from "./text/messages/messages.ts";

/** The board of Wayward: text, a grid and buttons. */
export const Board = plainBoard(() => messages.value.name, Companion, panels);
