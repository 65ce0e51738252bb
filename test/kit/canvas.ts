/** Records the calls of drawing functions, without a browser. */
import type { Context } from "../../client/art/pen.ts";

type Step = readonly [what: string, ...args: unknown[]];

/** Replaces Path2D. */
class RecordedPath {
  readonly steps: Step[] = [];
  constructor(data?: string) {
    if (data) this.steps.push(["path", data]);
  }
  addPath({ steps }: RecordedPath): void {
    this.steps.push(...steps);
  }
}
for (const what of [
  "moveTo",
  "lineTo",
  "quadraticCurveTo",
  "bezierCurveTo",
  "arc",
  "ellipse",
  "rect",
  "roundRect",
  "closePath",
] as const) {
  Object.defineProperty(RecordedPath.prototype, what, {
    value(this: RecordedPath, ...args: unknown[]) {
      this.steps.push([what, ...args]);
    },
  });
}
Object.assign(globalThis, { Path2D: RecordedPath });

export function record(draw: (ctx: Context) => void): Step[] {
  const steps: Step[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    getTransform: { a: 1 },
    measureText: { width: 60 },
    createLinearGradient: { addColorStop: () => {} },
  };
  const ctx = new Proxy({} as Context, {
    get(_, what: string) {
      return (...args: unknown[]) => {
        steps.push([what, ...args.map((arg) => (arg instanceof RecordedPath ? arg.steps : arg))]);
        return answers[what];
      };
    },
    set(_, what: string, value: unknown) {
      steps.push([what, value]);
      return true;
    },
  });
  draw(ctx);
  return steps;
}

export function numbersOf(steps: readonly Step[]): number[] {
  return (steps as readonly unknown[]).flat(4).filter((value) => typeof value === "number");
}
