import type { Story } from "./story.ts";

const WIDTH = 386;
const HEIGHT = 78;
const BOTTOM = 70;

/** How the open spaces became fewer, as a line of steps; a mark where the dearest island was placed. */
export function Course({ story: { course, hardest } }: { readonly story: Story }) {
  const most = Math.max(1, course[0] ?? 1);
  const step = (WIDTH - 8) / Math.max(1, course.length - 1);
  const y = (n: number) => BOTTOM - (n / most) * (BOTTOM - 8);
  const line = course.map((n, i) => (i === 0 ? `M0 ${y(n)}` : `H${(i * step).toFixed(1)}V${y(n).toFixed(1)}`)).join("");
  const last = course.at(-1) ?? 0;
  return (
    <svg class="course" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={course.join(", ")}>
      <path d={`M0 ${BOTTOM + 2}H${WIDTH - 8}`} stroke="var(--rule)" stroke-width="1.5" />
      <path d={line} fill="none" stroke="var(--ink)" stroke-width="2.5" stroke-linejoin="round" />
      {hardest && (
        <circle
          cx={Math.max(0, hardest.round - 0.5) * step}
          cy={y(course[hardest.round - 1] ?? last)}
          r="5"
          fill="var(--gold)"
          stroke="var(--ink)"
          stroke-width="2"
        />
      )}
      <circle cx={WIDTH - 8} cy={y(last)} r="5" fill="var(--ink)" />
    </svg>
  );
}
