import "./boards.css";
import { setupMessages } from "../setup/messages/messages.ts";
import { boards } from "./boards.ts";
import { loadBoardMessages } from "./messages/messages.ts";

export async function loadBoards() {
  await Promise.all([loadBoardMessages(), setupMessages.load()]);
  return boards;
}
