import { Icon } from "../../../ui/icon.tsx";
import { ICONS } from "../icons.ts";
import { storyMessages } from "./messages/messages.ts";
import type { ResultSummary } from "./story.ts";

const WIDTH = 386;
const HEIGHT = 84;
const TOP = 8;
const BOTTOM = 74;

interface Props {
  readonly story: ResultSummary;
  readonly label: string;
}

/** Open spaces, or in a duel the day's lead over the night. */
const heightOf = ([first = 0, second = 0]: readonly number[]): number => first - second;

const nameOf = (course: ResultSummary["course"], label: string): string => {
  const [first = [], last = []] = [course[0], course.at(-1)].map((values) => values ?? []);
  return storyMessages.value.course.aloud({ label, first: first.join(" : "), last: last.join(" : ") });
};

export function ProgressChart({ story: { course, dearest, decision }, label }: Props) {
  const isDuel = course.some((values) => values.length > 1);
  const line = course.map(heightOf);
  const [least, most] = [Math.min(isDuel ? -1 : 0, ...line), Math.max(1, ...line)];
  const step = (WIDTH - 8) / Math.max(1, line.length - 1);
  const x = (round: number) => Math.max(0, round) * step;
  const y = (n: number) => BOTTOM - ((n - least) / (most - least)) * (BOTTOM - TOP);
  const steps = line.map((n, k) => (k === 0 ? `M0 ${y(n)}` : `H${x(k).toFixed(1)}V${y(n).toFixed(1)}`)).join("");
  const last = line.at(-1) ?? 0;
  return (
    <svg class="course" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={nameOf(course, label)}>
      {isDuel && <path d={`${steps}V${y(0)}H0Z`} fill="var(--gold)" opacity="0.35" />}
      <path d={`M0 ${y(0)}H${WIDTH - 8}`} stroke="var(--rule)" stroke-width="1.5" />
      {decision && (
        <path
          d={`M${x(decision.round - 0.5)} 2V${HEIGHT - 2}`}
          stroke="var(--ink2)"
          stroke-width="1.5"
          stroke-dasharray="2 4"
        />
      )}
      <path d={steps} fill="none" stroke="var(--ink)" stroke-width="2.5" stroke-linejoin="round" />
      <circle cx={WIDTH - 8} cy={y(last)} r="5" fill="var(--ink)" />
      {dearest && !isDuel && (
        <circle
          cx={x(dearest.round - 0.5)}
          cy={y(line[dearest.round - 1] ?? 0)}
          r="5"
          fill="var(--gold)"
          stroke="var(--ink)"
          stroke-width="2"
        />
      )}
    </svg>
  );
}

export const ProgressCharts = () => (
  <span class="leads" aria-hidden="true">
    <Icon name={ICONS.sun} size={16} /> <Icon name="up" size={14} />
    <Icon name={ICONS.moon} size={16} /> <Icon name="down" size={14} />
  </span>
);
