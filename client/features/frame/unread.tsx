import { t, whyNot } from "../../i18n/t.ts";

interface Props {
  readonly what: string;
  readonly reason: string;
  readonly onRetry: () => void;
}

export const Unread = ({ what, reason, onRetry }: Props) => (
  <div class="nothing" role="alert">
    <p>{what}</p>
    <p class="small muted">{whyNot(reason)}</p>
    <button type="button" class="button slim" onClick={onRetry}>
      {t().lost.retry}
    </button>
  </div>
);
