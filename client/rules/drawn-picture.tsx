import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Theme } from "../art/theme.ts";
import { theme } from "../ui/theme.ts";
import type { Volume } from "./volume.ts";

/** A picture arranged for a width, in px. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  paint(ctx: CanvasRenderingContext2D, theme: Theme): void;
}

/** Numerals are drawn with this. */
const fontsLoaded = (): Promise<unknown> => document.fonts.load("700 20px Literata", "0123456789").catch(() => {});

/** The width of an element, as it changes. */
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
 * The pictures of a rule book, drawn as wide as there is room; where nothing draws they are told in words.
 * @param arrange a picture by its name for a width in px; undefined: there is none of that name
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

function Drawn({ drawing, label }: { readonly drawing: Drawing; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = theme.value;
  const { width, height } = drawing;
  useLayoutEffect(() => {
    let isGone = false;
    void fontsLoaded().then(() => {
      const ctx = canvas.current?.getContext("2d");
      if (isGone || !ctx) return;
      const density = Math.min(3, window.devicePixelRatio || 1);
      ctx.canvas.width = Math.round(width * density);
      ctx.canvas.height = Math.round(height * density);
      ctx.scale(density, density);
      drawing.paint(ctx, look);
    });
    return () => {
      isGone = true;
    };
  }, [label, width, height, look]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      style={{ width: `${width}px`, aspectRatio: `${width} / ${height}` }}
    />
  );
}
