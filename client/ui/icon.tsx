import { ICONS, type IconName } from "./icons.ts";

export type { IconName } from "./icons.ts";

/** A picture beside words; it says nothing the words do not. */
export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <svg class="icon" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);
