import { useLayoutEffect } from "preact/hooks";

/**
 * Names the game of a page on its root element, for as long as its board is there. The style sheets of a game are about
 * `[data-game="its id"]` alone: whoever goes from a table to one of another game keeps those of both.
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
