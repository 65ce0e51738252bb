import type { ComponentChildren, ComponentType } from "preact";

/** From the lowest numbers to the highest. */
const HOURS = ["#e9a9a0", "#f0bd79", "#a9cf8b", "#7fc3b8", "#6fb2dc", "#8f7fc0"];

const Plan = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="plan" viewBox="0 0 100 76" aria-hidden="true">
    {children}
  </svg>
);

const Cell = ({ x, tone, text }: { readonly x: number; readonly tone: string; readonly text: string }) => (
  <>
    <rect x={x} y="10" width="30" height="30" rx="3.4" fill={tone} />
    <text x={x + 15} y="30.5" class="plan-number">
      {text}
    </text>
  </>
);

const Rising = () => (
  <Plan>
    {Array.from({ length: 36 }, (_, i) => {
      const [column, row] = [i % 6, Math.floor(i / 6)];
      const isOpen = (i * 7 + row) % 5 === 0;
      const at = { x: 23 + column * 9, y: 56 - row * 9.6 };
      return isOpen ? (
        <rect key={i} {...at} width="8" height="8" rx="1.6" fill="#ffffff" fill-opacity="0.18" />
      ) : (
        <rect key={i} {...at} width="8" height="8" rx="1.6" fill={HOURS[row]!} />
      );
    })}
  </Plan>
);

const Price = () => (
  <Plan>
    <Cell x={18} tone="#cdebe6" text="38" />
    <Cell x={52} tone="#c6e5f5" text="41" />
    <rect x="15" y="46" width="70" height="20" rx="5" fill="#1b2b3a" stroke="#f2b441" stroke-width="2" />
    <text x="50" y="59.7" class="plan-number on-ink">
      41 − 38 = 3
    </text>
  </Plan>
);

const Toll = () => (
  <Plan>
    <rect x="12" y="22" width="76" height="32" rx="4" fill="#a3774f" />
    {[0, 1, 2, 3].map((i) => (
      <rect key={i} x={16 + i * 18} y="27" width="15" height="22" rx="2" fill="#14525e" stroke="#fff6e2" />
    ))}
    {[0, 1, 2, 3].map((i) => (
      <rect key={i} x={16 + i * 18} y="58" width="15" height="4" rx="1" fill="#6b4a37" />
    ))}
  </Plan>
);

const Light = () => (
  <Plan>
    <path d="M52 24 98 10v28z" fill="#ffe9aa" fill-opacity="0.55" />
    <path d="M46 60h12l-2-34h-8z" fill="#fff6e2" />
    <path d="M47 50h10l-.6-9H47.600z" fill="#c9503a" />
    <path d="M46.5 26h11v-6h-11zM45 20h14l-7-7z" fill="#33294d" />
    <path d="M24 66c10-9 46-9 56 0z" fill="#4d7a52" />
  </Plan>
);

export const INTRO: Readonly<Record<string, ComponentType>> = {
  rise: Rising,
  price: Price,
  toll: Toll,
  light: Light,
};
