import { slide, water } from "../../../canvas/easing.ts";
import type { Change, TransitionSpec } from "../../../canvas/plan.ts";
import type { Key } from "../../../canvas/pose.ts";
import type { Scene } from "./scene.ts";
import { paced, ripple } from "./steps.ts";

/** The spaces of the roof surface row by row, from below. */
export function openRoof(_: unknown, changes: readonly Change[], scene: Scene): TransitionSpec {
  const pace = paced(changes, { duration: 220, ease: slide });
  const deep = changes.filter(({ key }) => String(key).startsWith("deep:"));
  const rows = [...new Set(deep.map(({ from }) => from.y))].sort((a, b) => b - a);
  const left = Math.min(...deep.map(({ from }) => from.x));
  const startOf = ({ from }: Change): number => rows.indexOf(from.y) * 90 + ((from.x - left) / scene.frame.cell) * 14;
  for (const change of deep) pace.set(change.key as Key, { start: startOf(change), duration: 280, ease: water });
  const echoes = deep.map((change) => ripple(change.from, startOf(change) + 40, 1.12));
  return { pace, echoes, next: 200 };
}
