import { signal } from "@preact/signals";
import { t } from "../i18n/t.ts";
import { Icon } from "./icon.tsx";

/** The action of a toast. */
interface Deed {
  readonly says: string;
  readonly does: () => void;
}

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly deed: Deed | undefined;
}

const toasts = signal<readonly Toast[]>([]);
const LINGER = 4_500;
let last = 0;

function close(id: number): void {
  toasts.value = toasts.value.filter((other) => other.id !== id);
}

/** Shows a short message. One with an action stays until the action is done, or the message is closed. */
export function toast(text: string, deed?: Deed): void {
  const id = ++last;
  toasts.value = [...toasts.value.filter((other) => other.text !== text), { id, text, deed }].slice(-3);
  if (!deed) whenSeen(() => setTimeout(() => close(id), LINGER));
}

/** Calls once the page is visible, so that messages do not expire in a background tab. */
function whenSeen(call: () => void): void {
  if (document.visibilityState !== "hidden") call();
  else document.addEventListener("visibilitychange", () => whenSeen(call), { once: true });
}

function Deeds({ id, deed }: { readonly id: number; readonly deed: Deed }) {
  const act = () => {
    close(id);
    deed.does();
  };
  return (
    <>
      <button type="button" class="button slim" onClick={act}>
        {deed.says}
      </button>
      <button type="button" class="ghost" aria-label={t().close} onClick={() => close(id)}>
        <Icon name="close" size={16} />
      </button>
    </>
  );
}

export const Toasts = () => (
  <div class="toasts" role="status">
    {toasts.value.map(({ id, text, deed }) => (
      <div key={id} class={deed ? "toast doable" : "toast"}>
        {deed ? <span>{text}</span> : text}
        {deed && <Deeds id={id} deed={deed} />}
      </div>
    ))}
  </div>
);
