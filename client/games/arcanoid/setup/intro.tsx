import type { ComponentChildren, ComponentType } from "preact";
import type { Field } from "../../../../shared/games/arcanoid/cards.ts";
import { Card, GOLD, PLUM, Sandbank, Sign, Star } from "./shapes.tsx";

const FIELDS: readonly Field[] = [0, 1, 2, 3];

const Plan = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="plan" viewBox="0 0 100 76" aria-hidden="true">
    {children}
  </svg>
);

const Fields = () => (
  <Plan>
    {FIELDS.map((field) => (
      <Sandbank key={field} of={field} x={4 + field * 24} y={27} size={21} />
    ))}
  </Plan>
);

const Rank = ({ n }: { readonly n: number }) => (
  <text y="-4" class="plan-number">
    {n}
  </text>
);

const Engage = () => (
  <Plan>
    {[4, 6, 7].map((n, i) => (
      <Card key={n} x={24 + i * 20} y={32} width={24} turn={(i - 1) * 5}>
        <Rank n={n} />
        <Sign of={0} x={0} y={9} q={6} />
      </Card>
    ))}
    <circle cx="82" cy="56" r="14" fill={GOLD} stroke={PLUM} stroke-width="2" />
    <text x="82" y="61" class="plan-number">
      17
    </text>
  </Plan>
);

const Trumps = () => (
  <Plan>
    <Card x={28} y={40} width={27} turn={-12} />
    <Card x={72} y={40} width={27} turn={12} />
    <rect x="35" y="12" width="30" height="50" rx="3" fill="#23284a" stroke={GOLD} stroke-width="2" />
    <path d="M43 56V31H57V56ZM41 31V25H45V28H48V25H52V28H55V25H59V31Z" fill="#8d97c4" />
    <path d="M60 14 47 27H53L44 38 58 25H52Z" fill={GOLD} />
    <Star x={78} y={13} q={6} />
  </Plan>
);

const Win = () => (
  <Plan>
    <path d="M26 66V10" stroke={PLUM} stroke-width="3.500" />
    <path d="M27 11 66 18 55 26 66 36 27 40Z" fill="#c9503a" />
    {FIELDS.map((field) => (
      <circle
        key={field}
        cx={38 + field * 16}
        cy="58"
        r="7"
        fill={field < 3 ? GOLD : "none"}
        stroke={GOLD}
        stroke-width="1.600"
      />
    ))}
  </Plan>
);

export const INTRO: Readonly<Record<string, ComponentType>> = {
  fields: Fields,
  engage: Engage,
  trumps: Trumps,
  win: Win,
};
