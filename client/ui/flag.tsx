import { flagOf } from "../art/flag-designs.ts";

/** Hidden from screen readers, because a name is always beside it. */
export function Flag({ seat, width = 44 }: { readonly seat: number; readonly width?: number }) {
  const { ground, tone, path } = flagOf(seat);
  return (
    <svg
      class="flag"
      viewBox="0 0 20 16"
      width={width}
      height={width * 0.8}
      style={{ borderRadius: `${width * 0.12}px` }}
      aria-hidden="true"
    >
      <rect width="20" height="16" fill={ground} />
      <path d={path} fill={tone} />
    </svg>
  );
}

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
