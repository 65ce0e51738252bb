import { t } from "../i18n/t.ts";
import { whyNot } from "./words.ts";

interface Props {
  /** What could not be read, said to people. */
  readonly what: string;
  /** Why, as the server names it. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Says that something could not be read, and why, with a way to try again. */
export const Unread = ({ what, reason, onRetry }: Props) => (
  <div class="nothing" role="alert">
    <p>{what}</p>
    <p class="small muted">{whyNot(reason)}</p>
    <button type="button" class="button slim" onClick={onRetry}>
      {t().lost.retry}
    </button>
  </div>
);
