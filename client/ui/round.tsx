import { Icon, type IconName } from "./icon.tsx";

interface Look {
  readonly icon: IconName;
  /** Also the accessible name: with an `aria-label`, some screen readers would read both. */
  readonly says: string;
}

export interface ButtonProps extends Look {
  readonly onClick: (event: MouseEvent) => void;
  readonly keys?: string;
  readonly isExpanded?: boolean;
}

interface LinkProps extends Look {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

export const RoundButton = ({ icon, says, onClick, keys, isExpanded }: ButtonProps) => (
  <button
    type="button"
    class="pill round"
    title={says}
    aria-keyshortcuts={keys}
    aria-expanded={isExpanded}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

export const RoundLink = ({ icon, says, href, onClick }: LinkProps) => (
  <a class="pill round" href={href} title={says} onClick={onClick}>
    <Icon name={icon} />
  </a>
);
