import type { DocumentKey, StoredDocument } from "../documents.ts";
import type { StoredDocuments } from "../ports.ts";
import { keyOf, type MemoryState } from "./state.ts";

const nameOf = ({ player, game, id }: DocumentKey): string => keyOf(player, game, id);

export function memoryDocuments({ documents, players }: Pick<MemoryState, "documents" | "players">): StoredDocuments {
  const documentsOf = ({ player, game }: Pick<DocumentKey, "player" | "game">): readonly StoredDocument[] =>
    [...documents.values()]
      .filter((one) => one.player === player && one.game === game)
      .sort((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt) || (a.id < b.id ? -1 : 1));

  return {
    list: async (of) => documentsOf(of).map(({ text: _, ...header }) => header),
    get: async (key) => documents.get(nameOf(key)),

    async keep(document, most) {
      const name = nameOf(document);
      if (players.get(document.player)?.isGone) return false;
      if (!documents.has(name) && documentsOf(document).length >= most) return false;
      documents.set(name, { ...document });
      return true;
    },

    async drop(key) {
      documents.delete(nameOf(key));
    },
  };
}
