import type { Score } from "../../../shared/games/tranquility/events.ts";
import { words } from "../../games/tranquility/words/words.ts";

/** What points of a duel are made of (D6). */
export const PARTS = ["islands", "spent", "runs"] as const;

interface Part {
  readonly name: (typeof PARTS)[number];
  /** How it came about, in figures; empty when there is nothing to add up. */
  readonly how: string;
  readonly points: number;
}

/** A score taken apart, in the order of `PARTS`. */
export function partsOf({ islands, discarded, runs, points }: Score): readonly Part[] {
  const lengths = runs.map((run) => run.length);
  const inRuns = lengths.reduce((sum, length) => sum + length, 0);
  return [
    { name: "islands", how: `${islands} × 2`, points: points + discarded - inRuns },
    { name: "spent", how: "", points: -discarded },
    { name: "runs", how: lengths.length > 1 ? lengths.join(" + ") : "", points: inRuns },
  ];
}

/** A number as it is written in a sum: with a real minus sign. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A score taken apart, line by line. */
export const Tally = ({ score }: { readonly score: Score }) => (
  <dl class="tally">
    {partsOf(score).map(({ name, how, points }) => (
      <div key={name}>
        <dt>
          {words.value.score[name]} {how && <span class="muted">{how}</span>}
        </dt>
        <dd class="num">{name === "runs" && points > 0 ? `+${points}` : figure(points)}</dd>
      </div>
    ))}
  </dl>
);

/** The same on one line, where there is no room for more. */
export function Sum({ score }: { readonly score: Score }) {
  const parts = partsOf(score);
  const { score: say } = words.value;
  return (
    <span class="sum">
      <span aria-hidden="true">
        {parts.map(({ name, points }, i) =>
          i === 0 ? points : `${name === "spent" ? " − " : " + "}${Math.abs(points)}`,
        )}
      </span>
      <span class="unseen">{parts.map(({ name, points }) => `${say[name]} ${figure(points)}`).join(", ")}</span>
    </span>
  );
}
