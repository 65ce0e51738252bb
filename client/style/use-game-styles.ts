import { useLayoutEffect } from "preact/hooks";

/**
 * While a board is mounted, the root element has the game's id as `data-game`. A game's style sheets, which stay
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
