import { useLayoutEffect, useRef } from "preact/hooks";
import type { Theme } from "../art/theme.ts";
import { density } from "./density.ts";
import { theme } from "./theme.ts";

/** Sizes in CSS px. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  paint(ctx: CanvasRenderingContext2D, theme: Theme): void;
}

/** A failure leaves a fallback font. */
const fontsLoaded = (): Promise<unknown> => document.fonts.load("700 20px Literata", "0123456789").catch(() => {});

interface Props {
  readonly drawing: Drawing;
  /** Undefined if a text beside the picture says the same. */
  readonly label?: string;
}

export function Drawn({ drawing, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = theme.value;
  const dense = density.value;
  const { width, height } = drawing;
  useLayoutEffect(() => {
    let isGone = false;
    void fontsLoaded().then(() => {
      const ctx = canvas.current?.getContext("2d");
      if (isGone || !ctx) return;
      ctx.canvas.width = Math.round(width * dense);
      ctx.canvas.height = Math.round(height * dense);
      ctx.scale(dense, dense);
      drawing.paint(ctx, look);
    });
    return () => {
      isGone = true;
    };
  }, [label, width, height, look, dense]);
  return (
    <canvas
      ref={canvas}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      style={{ width: `${width}px`, aspectRatio: `${width} / ${height}` }}
    />
  );
}
