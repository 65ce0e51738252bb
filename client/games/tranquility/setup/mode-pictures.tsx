import { setupMessages } from "./messages/messages.ts";
import { isMode, MODES, type SeaRoughness } from "./modes.ts";

/** Colours of rows from the top, where the line ends. */
const HOURS = ["#8f7fc0", "#6fb2dc", "#7fc3b8", "#a9cf8b", "#f0bd79", "#e9a9a0", "#d98f8f"];
const NIGHT = "#22315f";

/** Space around a card, in steps of the board. */
const GAP = 0.05;

const toneOf = (sign: string, row: number): string => {
  if (sign === "n") return NIGHT;
  return sign === "d" ? "#f2b441" : (HOURS[row] ?? NIGHT);
};

export function Thumbnail({ variant: mode }: { readonly variant: string }) {
  if (!isMode(mode)) return null;
  const { picture } = MODES[mode];
  const columns = Math.max(...picture.map((row) => row.length));
  const step = Math.min(60 / columns, 60 / picture.length, 9);
  const [left, top] = [(64 - columns * step) / 2, (64 - picture.length * step) / 2];
  return (
    <svg class="thumbnail" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="9" fill="#42858c" />
      {mode === "day-night" && <path d="M0 32h64v23a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z" fill="#14303f" />}
      <g transform={`translate(${left + step * GAP} ${top + step * GAP}) scale(${step})`}>
        {picture.flatMap((row, y) =>
          [...row].map((sign, x) =>
            sign === " " ? null : (
              <rect
                key={`${x}:${y}`}
                x={x}
                y={y}
                width={1 - 2 * GAP}
                height={1 - 2 * GAP}
                rx={0.16}
                fill={sign === "^" ? "#fff6e2" : toneOf(sign, y)}
                fill-opacity={mode === "pyramid" && sign === "." && (x - (5 - y)) % 2 === 0 ? 0.55 : undefined}
              />
            ),
          ),
        )}
      </g>
    </svg>
  );
}

const SEAS: readonly SeaRoughness[] = ["calm", "choppy", "rough"];
const WAVE = "q3-4 6 0t6 0";

/** Hidden from screen readers, because a word beside the waves says the same. */
const Waves = ({ sea }: { readonly sea: SeaRoughness }) => (
  <svg class="icon" viewBox="0 0 20 20" width={18} height={18} aria-hidden="true">
    {SEAS.map((_, i) => (
      <path key={i} d={`M4 ${15 - i * 5}${WAVE}`} opacity={i <= SEAS.indexOf(sea) ? 1 : 0.25} />
    ))}
  </svg>
);

export function Fact({ variant }: { readonly variant: string }) {
  const sea = isMode(variant) ? MODES[variant].sea : undefined;
  if (!sea) return null;
  return (
    <span>
      <Waves sea={sea} /> {setupMessages.messages.value.seas[sea]}
    </span>
  );
}
