import { t } from "../i18n/t.ts";
import { Icon } from "../ui/icon.tsx";

/** How much of a commitment is enough to be compared by eye, in hex digits. */
const SHOWN = 16;

/** The commitment to the deal, before the first card is dealt: whoever notes it can compare it with the seed afterwards. */
export function Seal({ commitment }: { readonly commitment: string }) {
  const { lobby } = t();
  return (
    <details class="small muted seal">
      <summary>
        <Icon name="lock" size={16} /> {lobby.seal} <code title={commitment}>{commitment.slice(0, SHOWN)}</code>
      </summary>
      <p>{lobby.sealNote}</p>
    </details>
  );
}
