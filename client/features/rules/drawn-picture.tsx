import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Volume } from "../../contract/volume.ts";
import { type Drawing, Drawn } from "../../ui/drawn.tsx";

function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current!;
    const measure = () => setWidth(box.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}

/**
 * Draws a rule book's pictures in the available width. Without scripts they are described.
 * @param arrange returns a picture by name for a width in px, if there is one
 */
export const drawnPictures = (arrange: (name: string, width: number) => Drawing | undefined): Volume["Picture"] =>
  function Picture({ name, label }) {
    const [box, width] = useWidth();
    const drawing = width > 0 ? arrange(name, width) : undefined;
    return (
      <div ref={box} class="book-picture">
        {drawing ? (
          <Drawn drawing={drawing} label={label} />
        ) : (
          <noscript>
            <p class="small muted">{label}</p>
          </noscript>
        )}
      </div>
    );
  };
