import type { BoardDefinition } from "../../../../../shared/games/tranquility/boards/definition.ts";
import type { BoardSheet } from "../../../../contract/boards.ts";
import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { SheetMessages } from "./messages/en.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { SheetPicture } from "./picture.tsx";

const { messages, load } = catalogueOf<SheetMessages>({
  en: () => import("./messages/en.ts"),
  fr: () => import("./messages/fr.ts"),
  de: () => import("./messages/de.ts"),
});

/** The sheet is in the language of the page. */
export async function loadSheet(board: BoardDefinition): Promise<BoardSheet> {
  await load();
  const say = messages.value;
  return {
    title: board.title ?? "",
    author: board.author,
    Picture: () => <SheetPicture board={board} />,
    setup: paragraphsOf("setup", board, say),
    rules: paragraphsOf("rules", board, say),
  };
}
