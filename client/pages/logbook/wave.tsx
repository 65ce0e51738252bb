import type { FigureRecord } from "../../../shared/engine/lists/logbook.ts";
import { Diamond } from "./shares.tsx";

interface WaveProps {
  readonly figure: FigureRecord;
  readonly mean: number;
  readonly bots: number | undefined;
  readonly largest: number;
}

/** A distribution, with the averages of the player and of bots. */
export function Wave({ figure, mean, bots, largest }: WaveProps) {
  const at = (value: number) => `${((100 * value) / largest).toFixed(2)}%`;
  return (
    <span class="wave">
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
        <path d={waveOf(figure.counts, largest)} />
      </svg>
      <svg aria-hidden="true">
        <line class="base" x1="0" x2="100%" y1="38" y2="38" />
        {bots !== undefined && (
          <>
            <line class="stem" x1={at(bots)} x2={at(bots)} y1="6" y2="38" />
            <Diamond at={at(bots)} y={6} />
          </>
        )}
        <circle class="own" cx={at(mean)} cy="38" r="7" />
      </svg>
    </span>
  );
}

const POINTS = 80;
/** Spread to each side of a value, as a fraction of the largest value. */
const SPREAD = 1 / 14;

/**
 * Returns SVG path data in a box of 100 by 40.
 * @param counts values from 0 to `largest`, each with its number of matches
 */
function waveOf(counts: readonly (readonly [value: number, matches: number])[], largest: number): string {
  const reach = Math.max(1, largest * SPREAD);
  const heightAt = (value: number): number =>
    counts.reduce((sum, [held, matches]) => sum + matches * bump((value - held) / reach), 0);
  const heights = Array.from({ length: POINTS + 1 }, (_, i) => heightAt((i / POINTS) * largest));
  const highest = Math.max(...heights, Number.MIN_VALUE);
  const points = heights.map(
    (height, i) => `${((100 * i) / POINTS).toFixed(2)} ${(38 - (34 * height) / highest).toFixed(1)}`,
  );
  return `M0 38L${points.join("L")}L100 38Z`;
}

/** The Epanechnikov kernel. */
const bump = (x: number): number => Math.max(0, 1 - x * x);
