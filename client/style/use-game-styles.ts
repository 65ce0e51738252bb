import { useLayoutEffect } from "preact/hooks";

/**
 * Sets the game's id as `data-game` on the root element while its board is mounted. A game's style sheets, which stay
 * loaded, apply only below `[data-game="its id"]`.
 */
export function useGameStyles(id: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.game = id;
    return () => {
      if (root.dataset.game === id) delete root.dataset.game;
    };
  }, [id]);
}
