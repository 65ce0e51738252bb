import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { theme } from "../../../ui/theme.ts";
import { paint } from "./paint.ts";
import { planOf } from "./plan.ts";
import { SCENES } from "./scenes.ts";

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

/** One of the book's pictures, drawn as wide as there is room. */
export function Picture({ name, label }: { readonly name: string; readonly label: string }) {
  const [box, width] = useWidth();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = SCENES[name];
  const look = theme.value;
  const plan = scene && width > 0 ? planOf(scene, width) : undefined;
  useLayoutEffect(() => {
    if (!scene || !plan) return;
    let isGone = false;
    void fontsLoaded().then(() => {
      const ctx = canvas.current?.getContext("2d");
      if (isGone || !ctx) return;
      const density = Math.min(3, window.devicePixelRatio || 1);
      ctx.canvas.width = Math.round(plan.width * density);
      ctx.canvas.height = Math.round(plan.height * density);
      ctx.scale(density, density);
      paint(ctx, scene, plan, look);
    });
    return () => {
      isGone = true;
    };
  }, [scene, width, look]);
  return (
    <div ref={box} class="book-picture">
      {plan && (
        <canvas
          ref={canvas}
          role="img"
          aria-label={label}
          style={{ width: `${plan.width}px`, height: `${plan.height}px` }}
        />
      )}
    </div>
  );
}
