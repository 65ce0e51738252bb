import type { AnyBoards, BoardLinkFault } from "../../contract/boards.ts";
import { readStored, writeStored } from "../../storage/local-storage.ts";
import { changed, type DraftHistory, historyOf } from "./draft-history.ts";
import type { FoundBoards } from "./find-boards.ts";
import { boardInHash } from "./paths.ts";

/** The storage key, which must not change. */
const keyOf = (game: string): string => `board.${game}`;

/** Number of undo steps after a reload. */
const KEPT = 12;

/** The stored drafts of a game that this release can read. */
function storedHistory(game: string, boards: AnyBoards): DraftHistory<unknown> | undefined {
  try {
    const found: unknown = JSON.parse(readStored(keyOf(game)) ?? "[]");
    const drafts = Array.isArray(found) ? found.flatMap((draft) => boards.read(draft) ?? []) : [];
    return drafts.length === 0 ? undefined : { ...historyOf(drafts.at(-1)), past: drafts.slice(0, -1) };
  } catch {
    return undefined;
  }
}

export function storeHistory(game: string, { past, present }: DraftHistory<unknown>): void {
  writeStored(keyOf(game), JSON.stringify([...past.slice(-KEPT), present]));
}

interface Opened {
  readonly history: DraftHistory<unknown>;
  /** Whether the draft is that of the link in the address, unchanged. */
  readonly isLinked: boolean;
  readonly linkFault?: BoardLinkFault | undefined;
}

/** The draft of the link in the address, or else the last stored draft or a blank one. */
export function openedAt(hash: string, { game, boards }: FoundBoards): Opened {
  const own = storedHistory(game.rules.id, boards);
  const { link } = boardInHash(hash);
  const found: unknown = link === "" ? undefined : boards.draftOf(link);
  if (found === undefined || typeof found === "string")
    return {
      history: own ?? historyOf(boards.blank()),
      isLinked: false,
      linkFault: found as BoardLinkFault | undefined,
    };
  return { history: own ? changed(own, found) : historyOf(found), isLinked: true };
}
