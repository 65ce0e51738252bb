import type { ComponentChildren } from "preact";
import type { Field } from "../../../../shared/games/arcanoid/cards.ts";

/** The suits' signs as on the cards, centred on the origin, with radius 1. */
const SIGNS: Readonly<Record<Field, string>> = {
  0: "M0-1 .24-.66.2.22H-.2L-.24-.66ZM-.72.1Q0 .44.72.1L.42.5Q0 .66-.42.5ZM-.12.5h.24V.95h-.24Z",
  1: "M-.66.98-.86.74.2-.42.5-.2ZM.28-.24Q.1-.8.72-1 .95-.5.28-.24ZM-.2.02Q-.9-.1-.78-.62-.05-.5-.2.02ZM.1.2Q.5-.05.86.4.4.6.1.2Z",
  2: "M-.84-.82Q0-.56.84-.82C.9.02.46.3.15.36L.15.6Q.56.66.58.94L-.58.94Q-.56.66-.15.6L-.15.36C-.46.3-.9.02-.84-.82Z",
  3: "M0-.92A.92.92 0 1 1 0 .92.92.92 0 1 1 0-.92ZM0-.62A.62.62 0 1 0 0 .62.62.62 0 1 0 0-.62ZM0-.36A.36.36 0 1 1 0 .36.36.36 0 1 1 0-.36Z",
};

/** `sand`: the field's ground. `ink`: its sign. */
const SUITS: Readonly<Record<Field, { readonly sand: string; readonly ink: string }>> = {
  0: { sand: "#cfe2f5", ink: "#15345c" },
  1: { sand: "#cfe6b4", ink: "#0d3523" },
  2: { sand: "#fad2d2", ink: "#62113a" },
  3: { sand: "#fbdc8f", ink: "#4a2808" },
};

export const PAPER = "#fbf4e6";
export const PLUM = "#3b2c54";
export const GOLD = "#f6dca4";

interface PointProps {
  readonly x: number;
  readonly y: number;
}

export const Sign = ({ of, x, y, q, tone = SUITS[of].ink }: PointProps & { of: Field; q: number; tone?: string }) => (
  <path d={SIGNS[of]} fill={tone} transform={`translate(${x} ${y}) scale(${q})`} />
);

/** The sign of the trumps. */
export const Star = ({ x, y, q, tone = GOLD }: PointProps & { q: number; tone?: string }) => (
  <path
    d="M0-1 .22-.22 1 0 .22.22 0 1-.22.22-1 0-.22-.22Z"
    fill={tone}
    transform={`translate(${x} ${y}) scale(${q})`}
  />
);

interface CardProps extends PointProps {
  readonly width: number;
  /** Degrees around the card's centre. */
  readonly turn?: number;
  /** The face, drawn around the card's centre. Default: the card's back. */
  readonly children?: ComponentChildren;
}

export const Card = ({ x, y, width, turn = 0, children }: CardProps) => {
  const height = width * 1.6;
  const box = { x: -width / 2, y: -height / 2, width, height, rx: width * 0.1 };
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect {...box} fill={children ? PAPER : PLUM} stroke={children ? PLUM : PAPER} stroke-width="1.2" />
      {children ?? <Star x={0} y={0} q={width * 0.28} />}
    </g>
  );
};

export const Sandbank = ({ of, x, y, size }: PointProps & { of: Field; size: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width={size} height={size} rx={size / 5} fill={SUITS[of].sand} />
    <Sign of={of} x={size / 2} y={size / 2} q={size * 0.32} />
  </g>
);
