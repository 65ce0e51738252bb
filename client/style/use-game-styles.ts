import { useLayoutEffect } from "preact/hooks";

/** Marks the root element with `data-game`, under which a game's style sheets apply, while its board is mounted. */
export function useGameStyles(id: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.game = id;
    return () => {
      if (root.dataset.game === id) delete root.dataset.game;
    };
  }, [id]);
}
