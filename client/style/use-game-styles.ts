import { useLayoutEffect } from "preact/hooks";

/** While mounted, sets `data-game` on the root element, to which game style sheets are scoped. */
export function useGameStyles(id: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.game = id;
    return () => {
      if (root.dataset.game === id) delete root.dataset.game;
    };
  }, [id]);
}
