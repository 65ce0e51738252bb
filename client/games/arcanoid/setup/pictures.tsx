import type { ComponentType } from "preact";
import type { Field } from "../../../../shared/games/arcanoid/cards.ts";
import { Icon } from "../../../ui/icon.tsx";
import { setupMessages } from "./messages/messages.ts";
import { Card, GOLD, PAPER, PLUM, Sandbank, Sign, Star } from "./shapes.tsx";
import { isVariant, ROUND, type VariantName } from "./variants.ts";

const FIELDS: readonly Field[] = [0, 1, 2, 3];

/** The vessel of Temperance, the trump that closes a field. */
const Vessel = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path
    transform={`translate(${x} ${y})`}
    d="M-9-12H9L6.500-7.500C13-3 13 9 5 13H-5C-13 9-13-3-6.500-7.500Z"
    fill={GOLD}
    stroke={PLUM}
    stroke-width="1.600"
  />
);

const Nassau = () => (
  <>
    <Sandbank of={2} x={9} y={9} size={46} />
    <path d="M2 23Q32 33 62 23M2 43Q32 53 62 43" fill="none" stroke={PLUM} stroke-width="3" />
    <Vessel x={32} y={36} />
  </>
);

const PICTURES: Readonly<Record<VariantName, ComponentType>> = {
  dresden: () =>
    FIELDS.map((field) => (
      <Sandbank key={field} of={field} x={7 + (field % 2) * 26} y={7 + (field >> 1) * 26} size={24} />
    )),
  nassau: Nassau,
  koblenz: () =>
    [-1, 0, 1].map((i) => <Card key={i} x={32 + i * 13} y={34 + Math.abs(i) * 3} width={22} turn={i * 14} />),
  mainz: () => (
    <>
      <path d="M14 8H50V38L44 43 38 37 32 44 26 38 20 44 14 39Z" fill={PAPER} />
      <path d="M20 17H44M20 24H40" stroke={PLUM} stroke-width="2.500" />
      <path d="M20 53 26 47 32 53 38 46 44 52 50 48V58H14V48Z" fill={PAPER} fill-opacity="0.300" />
    </>
  ),
  malta: () => (
    <>
      <Card x={32} y={40} width={24} turn={-6} />
      <path
        d="M13 22Q32 30 51 22L46 17Q42 19 41 18L39 7Q32 4 25 7L23 18Q22 19 18 17Z"
        fill={PLUM}
        stroke={GOLD}
        stroke-width="1.600"
      />
      <Star x={52} y={11} q={7} />
    </>
  ),
  worms: () => (
    <>
      <Card x={22} y={33} width={26} turn={-7}>
        <Sign of={3} x={0} y={0} q={9} />
      </Card>
      <rect
        x="38"
        y="14"
        width="19"
        height="36"
        rx="3"
        fill="none"
        stroke={PAPER}
        stroke-width="2"
        stroke-dasharray="4 3"
      />
      <path d="M47.500 26V38M41.500 32H53.500" stroke={GOLD} stroke-width="3.600" />
    </>
  ),
  gaza: () => (
    <>
      {[0, 1, 2, 3].map((i) => (
        <Card key={i} x={14 + i * 12} y={22} width={15} />
      ))}
      <path
        d="M0 42C8 28 18 28 24 38Q30 46 36 38C42 28 52 28 64 42V55A9 9 0 0 1 55 64H9A9 9 0 0 1 0 55Z"
        fill="#7cc0d8"
      />
      <path d="M0 50Q8 43 16 50T32 50 48 50 64 50V55A9 9 0 0 1 55 64H9A9 9 0 0 1 0 55Z" fill="#2a6f8f" />
    </>
  ),
};

export function Thumbnail({ variant }: { readonly variant: string }) {
  if (!isVariant(variant)) return null;
  const Picture = PICTURES[variant];
  return (
    <svg class="thumbnail" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="9" fill="#42858c" />
      <Picture />
    </svg>
  );
}

/** Duration of a round with the fewest and the most players. */
export function Fact() {
  const [least, most] = ROUND;
  return (
    <span>
      <Icon name="hourglass" size={18} /> {setupMessages.messages.value.round({ least, most })}
    </span>
  );
}
