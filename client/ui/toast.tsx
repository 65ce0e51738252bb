import { signal } from "@preact/signals";
import { t } from "../i18n/t.ts";
import { Icon } from "./icon.tsx";

interface ToastAction {
  readonly says: string;
  readonly does: () => void;
}

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action: ToastAction | undefined;
}

const toasts = signal<readonly Toast[]>([]);
/** How long a toast without an action stays, in ms. */
const LINGER = 4_500;
let last = 0;

function close(id: number): void {
  toasts.value = toasts.value.filter((other) => other.id !== id);
}

/** Shows the latest three messages. One with an action does not expire. */
export function toast(text: string, action?: ToastAction): void {
  const id = ++last;
  toasts.value = [...toasts.value.filter((other) => other.text !== text), { id, text, action }].slice(-3);
  if (!action) whenSeen(() => setTimeout(() => close(id), LINGER));
}

/** Messages must not expire in a background tab. */
function whenSeen(call: () => void): void {
  if (document.visibilityState !== "hidden") call();
  else document.addEventListener("visibilitychange", () => whenSeen(call), { once: true });
}

function ToastButtons({ id, action }: { readonly id: number; readonly action: ToastAction }) {
  const act = () => {
    close(id);
    action.does();
  };
  return (
    <>
      <button type="button" class="button slim" onClick={act}>
        {action.says}
      </button>
      <button type="button" class="ghost" aria-label={t().close} onClick={() => close(id)}>
        <Icon name="close" size={16} />
      </button>
    </>
  );
}

export const Toasts = () => (
  <div class="toasts" role="status">
    {toasts.value.map(({ id, text, action }) => (
      <div key={id} class={action ? "toast doable" : "toast"}>
        {action ? <span>{text}</span> : text}
        {action && <ToastButtons id={id} action={action} />}
      </div>
    ))}
  </div>
);
