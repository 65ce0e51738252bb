import type { ComponentChildren, ComponentType } from "preact";
import { CORAL, INK, PAPER, Ship } from "./pictures.tsx";

const GOLD = "#f2b441";
const SAND = "#efdcb4";

const Plan = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="plan" viewBox="0 0 100 76" aria-hidden="true">
    {children}
  </svg>
);

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

/** `lit`: the index of the highlighted space. */
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

export const INTRO: Readonly<Record<string, ComponentType>> = {
  board: Board,
  card: Card,
  answer: Answer,
  race: Race,
};
