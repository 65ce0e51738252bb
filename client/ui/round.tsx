import { Icon, type IconName } from "./icon.tsx";

interface Look {
  readonly icon: IconName;
  /** What it does, in words: for ears, and for pointers that rest on it. Said twice, some would read it twice. */
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

/** A round button with a picture on it. */
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

/** The same for a way to another page. */
export const RoundLink = ({ icon, says, href, onClick }: LinkProps) => (
  <a class="pill round" href={href} title={says} onClick={onClick}>
    <Icon name={icon} />
  </a>
);
