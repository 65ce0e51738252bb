import type { ComponentChildren, ComponentType } from "preact";
import type { VARIANTS } from "./variants.ts";

const SEA = "#2f6f86";
const INK = "#12303f";
const PAPER = "#fbf4e6";
const GOLD = "#f2b441";
const CORAL = "#c9503a";
const SAND = "#efdcb4";

/** A ship around its waterline, 10 units from bow to mast, as SVG path data. */
export const SHIP = {
  hull: "M-10 0H10L6 6H-7Z",
  mast: "M0 0V-17",
  sails: ["M1.500-16Q10-9 9-2H1.500Z", "M-1.500-13Q-7-8-7-2H-1.500Z"],
} as const;

interface ShipProps {
  readonly x: number;
  readonly y: number;
  /** Half of its length. */
  readonly q: number;
  readonly sail: string;
}

/** A ship around its waterline. */
const Ship = ({ x, y, q, sail }: ShipProps) => (
  <g transform={`translate(${x} ${y}) scale(${q / 10})`}>
    <path d={SHIP.hull} fill={INK} stroke={PAPER} stroke-width="1.200" stroke-linejoin="round" />
    <path d={SHIP.mast} stroke={INK} stroke-width="1.800" />
    {SHIP.sails.map((d) => (
      <path key={d} d={d} fill={sail} stroke={INK} stroke-width="1.200" stroke-linejoin="round" />
    ))}
  </g>
);

/** The device beside the board, with its screen. */
const Phone = ({
  x,
  y,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly children: ComponentChildren;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-13" y="-23" width="26" height="46" rx="4.500" fill={PAPER} stroke={INK} stroke-width="2.400" />
    {children}
  </g>
);

/** The spaces of a board, one of them lit. */
const Spaces = ({ x, y, lit }: { readonly x: number; readonly y: number; readonly lit?: number }) => (
  <g transform={`translate(${x} ${y})`}>
    {[0, 1, 2, 3, 4, 5].map((i) => (
      <rect
        key={i}
        x={(i % 3) * 15}
        y={Math.floor(i / 3) * 17}
        width="13"
        height="15"
        rx="2.500"
        fill={i === lit ? GOLD : SAND}
        fill-opacity={i === lit ? 1 : 0.75}
      />
    ))}
  </g>
);

const PICTURES: Readonly<Record<keyof typeof VARIANTS, ComponentType>> = {
  solo: () => (
    <>
      <path d="M0 46Q8 40 16 46T32 46 48 46 64 46V55A9 9 0 0 1 55 64H9A9 9 0 0 1 0 55Z" fill="#24566a" />
      <Ship x={20} y={44} q={13} sail={PAPER} />
      <Ship x={48} y={36} q={9.5} sail={CORAL} />
    </>
  ),
  pair: () => (
    <>
      <path d="M0 48Q8 42 16 48T32 48 48 48 64 48V55A9 9 0 0 1 55 64H9A9 9 0 0 1 0 55Z" fill="#24566a" />
      <Ship x={17} y={27} q={8.5} sail={CORAL} />
      <Ship x={47} y={27} q={8.5} sail={CORAL} />
      <Ship x={17} y={52} q={9.5} sail={PAPER} />
      <Ship x={47} y={52} q={9.5} sail={PAPER} />
    </>
  ),
};

/** Which sides play against each other. */
export function Thumbnail({ variant }: { readonly variant: string }) {
  if (!Object.hasOwn(PICTURES, variant)) return null;
  const Picture = PICTURES[variant as keyof typeof PICTURES];
  return (
    <svg class="thumbnail" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="9" fill={SEA} />
      <Picture />
    </svg>
  );
}

const Plan = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="plan" viewBox="0 0 100 76" aria-hidden="true">
    {children}
  </svg>
);

/** The board of the printed game, and a device beside it. */
const Board = () => (
  <Plan>
    <Spaces x={9} y={21} />
    <Ship x={23} y={34} q={7} sail={PAPER} />
    <Phone x={79} y={38}>
      <Ship x={0} y={6} q={8} sail={CORAL} />
    </Phone>
  </Plan>
);

const Card = () => (
  <Plan>
    <g transform="rotate(-7 34 40)">
      <rect x="15" y="10" width="36" height="58" rx="4" fill={CORAL} stroke={PAPER} stroke-width="1.600" />
    </g>
    <rect x="38" y="10" width="38" height="58" rx="4" fill={PAPER} stroke={INK} stroke-width="2" />
    <path d="M38 38H76" stroke={INK} stroke-width="1.600" />
    <rect x="45" y="17" width="11" height="13" rx="2" fill={GOLD} />
    <rect x="59" y="17" width="11" height="13" rx="2" fill={SAND} />
    <Ship x={57} y={56} q={7.5} sail={CORAL} />
  </Plan>
);

const Answer = () => (
  <Plan>
    <Spaces x={9} y={21} lit={4} />
    <Phone x={79} y={38}>
      <text y="-4" class="plan-number">
        ?
      </text>
      <rect x="-9" y="4" width="18" height="6" rx="3" fill={GOLD} />
      <rect x="-9" y="12.500" width="18" height="6" rx="3" fill={SAND} />
    </Phone>
  </Plan>
);

const Race = () => (
  <Plan>
    <path d="M50 68V12" stroke={INK} stroke-width="3.500" />
    <path d="M51 13 88 20 78 28 88 37 51 42Z" fill={GOLD} stroke={INK} stroke-width="1.600" />
    {[0, 1, 2, 3].map((i) => (
      <rect
        key={i}
        x={9 + (i % 2) * 17}
        y={26 + Math.floor(i / 2) * 17}
        width="13"
        height="13"
        rx="2.500"
        fill={i < 3 ? CORAL : "none"}
        stroke={i < 3 ? INK : CORAL}
        stroke-width="1.800"
      />
    ))}
  </Plan>
);

/** A turn in four pictures, for new players. */
export const INTRO: Readonly<Record<string, ComponentType>> = {
  board: Board,
  card: Card,
  answer: Answer,
  race: Race,
};
