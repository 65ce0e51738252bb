import { useLayoutEffect, useState } from "preact/hooks";
import { layers } from "../../ui/layers.ts";
import { changed, type DraftHistory, redone, undone } from "./draft-history.ts";
import type { FoundBoards } from "./find-boards.ts";
import { openedAt, storeHistory } from "./opened-draft.ts";
import { newBoardPath } from "./paths.ts";

/** Changes are stored on this device, and remove the link from the address. */
export function useDraft(found: FoundBoards) {
  const [opened, setOpened] = useState(() => openedAt(location.hash, found));
  const { history, isLinked, linkFault } = opened;
  // Listens from the first paint on, to miss no change of the address.
  useLayoutEffect(() => {
    const open = () => location.hash !== "" && setOpened(openedAt(location.hash, found));
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, [found]);
  const turn = (next: (history: DraftHistory<unknown>) => DraftHistory<unknown>) =>
    setOpened((before) => {
      const history = next(before.history);
      if (history === before.history) return before;
      storeHistory(found.game.rules.id, history);
      if (location.hash !== "") layers.replace(layers.state(), newBoardPath());
      return { history, isLinked: false };
    });
  return {
    draft: history.present,
    isLinked,
    linkFault,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (draft: unknown, stroke?: string) => turn((before) => changed(before, draft, stroke)),
    undo: () => turn(undone),
    redo: () => turn(redone),
  };
}
