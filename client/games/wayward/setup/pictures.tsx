import type { ComponentType } from "preact";
import type { VARIANTS } from "./variants.ts";

const SEA = "#2f6f86";
export const INK = "#12303f";
export const PAPER = "#fbf4e6";
export const CORAL = "#c9503a";

/** A ship centred on its waterline, 10 units from bow to mast. */
export const SHIP = {
  hull: "M-10 0H10L6 6H-7Z",
  mast: "M0 0V-17",
  sails: ["M1.500-16Q10-9 9-2H1.500Z", "M-1.500-13Q-7-8-7-2H-1.500Z"],
} as const;

interface ShipProps {
  readonly x: number;
  readonly y: number;
  /** Half of the ship's length. */
  readonly q: number;
  readonly sail: string;
}

export const Ship = ({ x, y, q, sail }: ShipProps) => (
  <g transform={`translate(${x} ${y}) scale(${q / 10})`}>
    <path d={SHIP.hull} fill={INK} stroke={PAPER} stroke-width="1.200" stroke-linejoin="round" />
    <path d={SHIP.mast} stroke={INK} stroke-width="1.800" />
    {SHIP.sails.map((d) => (
      <path key={d} d={d} fill={sail} stroke={INK} stroke-width="1.200" stroke-linejoin="round" />
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
