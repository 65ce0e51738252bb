import { plainBoard } from "../../plain/board.tsx";
import { Companion } from "./overlay/companion.tsx";
import { messages } from "./text/messages/messages.ts";

export const Board = plainBoard(() => messages.value.name, Companion);
