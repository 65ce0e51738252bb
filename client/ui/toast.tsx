import { signal } from "@preact/signals";

interface Toast {
  readonly id: number;
  readonly text: string;
}

const toasts = signal<readonly Toast[]>([]);
const LINGER = 4_500;
let last = 0;

/** Says something in passing. */
export function toast(text: string): void {
  const id = ++last;
  toasts.value = [...toasts.value.filter((other) => other.text !== text), { id, text }].slice(-3);
  setTimeout(() => {
    toasts.value = toasts.value.filter((other) => other.id !== id);
  }, LINGER);
}

export const Toasts = () => (
  <div class="toasts" role="status">
    {toasts.value.map(({ id, text }) => (
      <div key={id} class="toast">
        {text}
      </div>
    ))}
  </div>
);
