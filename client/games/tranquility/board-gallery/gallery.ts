import type { BoardDefinition } from "../../../../shared/games/tranquility/boards/definition.ts";
import { LIMITS } from "../../../../shared/games/tranquility/boards/limits.ts";
import { boardOfLink, linkOf } from "../../../../shared/games/tranquility/boards/link.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import type { GameGallery } from "../../../contract/gallery.ts";
import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import { minutesOf } from "../setup/modes.ts";
import type { BoardFactMessages } from "./messages/en.ts";
import { Picture } from "./picture.tsx";

const { messages, load: loadBoardFacts } = catalogueOf<BoardFactMessages>({
  en: () => import("./messages/en.ts"),
  fr: () => import("./messages/fr.ts"),
  de: () => import("./messages/de.ts"),
});

const gallery: GameGallery<BoardDefinition> = {
  boards: tranquility.boards,
  Picture,
  minutesOf,
  facts({ lines, night, cards, rules }) {
    const read = messages.value;
    return [
      read.cells(lines.reduce((sum, { cells }) => sum + cells.length, 0)),
      read.lines(lines.length),
      read.hand(rules.hand),
      read.costs[rules.cost],
      night ? read.night : "",
      cards.explorer ? read.explorer : "",
      rules.opposed ? read.opposed : "",
      rules.talk === "open" && !rules.opposed ? read.open : "",
    ].filter((fact) => fact !== "");
  },
  linkOf,
  definitionOf(link) {
    const board = boardOfLink(link);
    return typeof board === "string" ? undefined : board;
  },
  named({ author: _, ...board }, title, author) {
    return { ...board, title, ...(author !== "" && { author }) };
  },
  longest: { title: LIMITS.title, author: LIMITS.author },
};

export async function loadGallery(): Promise<GameGallery<BoardDefinition>> {
  await loadBoardFacts();
  return gallery;
}
