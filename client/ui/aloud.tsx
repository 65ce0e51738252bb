import { signal } from "@preact/signals";

/** Maximum number of messages in the live region. */
const KEPT = 12;

const said = signal<readonly { readonly id: number; readonly text: string }[]>([]);
let last = 0;

/**
 * Announces a text to screen readers. Each text has its own element, because a changed one may not be announced again.
 */
export function say(text: string): void {
  if (text) said.value = [...said.peek(), { id: ++last, text }].slice(-KEPT);
}

/** The live region of every page. It must exist before the first text, or that is not announced. */
export const Aloud = () => (
  <div class="aloud unseen" role="status" aria-atomic="false">
    {said.value.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
);
