import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { theme } from "../../../ui/theme.ts";
import { paint } from "./paint.ts";
import { type Plan, planOf } from "./plan.ts";
import { SCENES, type Scene } from "./scenes.ts";

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

interface Props {
  readonly name: string;
  readonly label: string;
}

/** One of the book's pictures, drawn as wide as there is room; where nothing draws it is told in words. */
export function Picture({ name, label }: Props) {
  const [box, width] = useWidth();
  const scene = SCENES[name];
  return (
    <div ref={box} class="book-picture">
      {scene && width > 0 ? (
        <Drawn scene={scene} plan={planOf(scene, width)} label={label} />
      ) : (
        <noscript>
          <p class="small muted">{label}</p>
        </noscript>
      )}
    </div>
  );
}

interface DrawnProps extends Pick<Props, "label"> {
  readonly scene: Scene;
  readonly plan: Plan;
}

function Drawn({ scene, plan, label }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = theme.value;
  useLayoutEffect(() => {
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
  }, [scene, plan.width, look]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      style={{ width: `${plan.width}px`, aspectRatio: `${plan.width} / ${plan.height}` }}
    />
  );
}
