import type { FigureRecord } from "../../../shared/engine/logbook.ts";
import { Diamond } from "./shares.tsx";

interface WaveProps {
  readonly figure: FigureRecord;
  readonly mean: number;
  readonly bots: number | undefined;
  readonly largest: number;
}

/** How often matches came to what, as a wave, with the average of the player and of bots on it. */
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

/** How many points a wave is drawn by. */
const POINTS = 80;
/** How far a value spreads to both sides: at least to the next one, in parts of the largest. */
const SPREAD = 1 / 14;

/**
 * The outline of how often values came up, smoothed, on a field of 100 by 40: the higher, the more matches; the value itself is where
 * it is highest.
 * @param counts values from 0 to the largest, and how often each came up
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

/** One in the middle, nothing from 1 on to either side, and smooth between (Epanechnikov). */
const bump = (x: number): number => Math.max(0, 1 - x * x);
