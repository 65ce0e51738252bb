import { useLayoutEffect, useRef } from "preact/hooks";
import { tabStop } from "./tab-stop.ts";

/**
 * A button that goes away while it has the focus leaves it to the one beside it, the last of them to the table. Returns what
 * the element around the buttons needs.
 */
export function useKeptFocus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const next = root.current?.querySelector("button") ?? tabStop();
    next?.focus({ preventScroll: true });
  });
  return {
    ref: root,
    onFocusIn: () => {
      hadFocus.current = true;
    },
    onFocusOut: (event: FocusEvent) => {
      if (event.relatedTarget) hadFocus.current = false;
    },
  };
}
