import type { ComponentChildren } from "preact";

/** A signal flag for each seat: the pattern tells them apart, the colour only helps. */
const FLAGS: readonly ComponentChildren[] = [
  <>
    <rect width="20" height="16" fill="#c9503a" />
    <circle cx="10" cy="8" r="4.2" fill="#fff6e2" />
  </>,
  <>
    <rect width="20" height="16" fill="#fff6e2" />
    <path d="M0 0h20L0 16z" fill="#27567f" />
  </>,
  <>
    <rect width="20" height="16" fill="#f2b441" />
    <path d="M0 5.5h20v5H0z" fill="#33294d" />
  </>,
  <>
    <rect width="20" height="16" fill="#24704f" />
    <path d="M8 0h4v6h8v4h-8v6H8v-6H0V6h8z" fill="#fff6e2" />
  </>,
  <>
    <rect width="20" height="16" fill="#6b4c93" />
    <path d="M0 0l10 8L0 16zM20 0 10 8l10 8z" fill="#fff6e2" />
  </>,
];

/** The flag of a seat. It always stands beside a name, so it is not read out. */
export const Flag = ({ seat, width = 44 }: { readonly seat: number; readonly width?: number }) => (
  <svg
    class="flag"
    viewBox="0 0 20 16"
    width={width}
    height={width * 0.8}
    style={{ borderRadius: `${width * 0.12}px` }}
    aria-hidden="true"
  >
    {FLAGS[seat % FLAGS.length]}
  </svg>
);

/** Where a flag will fly once somebody sits there. */
export const NoFlag = ({ width = 44 }: { readonly width?: number }) => (
  <svg class="no-flag" viewBox="0 0 20 16" width={width} height={width * 0.8} aria-hidden="true">
    <rect
      x="1"
      y="1"
      width="18"
      height="14"
      rx="2.4"
      fill="none"
      stroke="var(--ink2)"
      stroke-width="1.4"
      stroke-dasharray="2.6 2"
    />
  </svg>
);
