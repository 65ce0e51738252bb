import "./scroll-area.css";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Icon } from "./icon.tsx";
import { useUncutEdges } from "./uncut-edges.ts";

/** Cuts no content at an edge, and shows a sign if there is more. */
export function ScrollArea({ children }: { readonly children: ComponentChildren }) {
  const area = useRef<HTMLDivElement>(null);
  const sign = useRef<HTMLButtonElement>(null);
  const rest = useUncutEdges(area, sign);
  const turn = () => {
    const { clientHeight, scrollTop } = area.current!;
    area.current!.scrollTo(0, rest === "below" ? scrollTop + clientHeight * 0.8 : 0);
  };
  return (
    <>
      <div ref={area} class="fold whole">
        {children}
      </div>
      {rest && (
        <button ref={sign} type="button" class="fold-more" aria-hidden="true" tabIndex={-1} onClick={turn}>
          <Icon name={rest === "below" ? "down" : "up"} />
        </button>
      )}
    </>
  );
}
