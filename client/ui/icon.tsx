import { ICONS, type IconName, type OwnIcon } from "./icons.ts";

export type { IconName } from "./icons.ts";

export const Icon = ({ name, size = 20 }: { readonly name: IconName | OwnIcon; readonly size?: number }) => (
  <svg class="icon" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
    <path d={typeof name === "string" ? ICONS[name] : name.path} />
  </svg>
);
