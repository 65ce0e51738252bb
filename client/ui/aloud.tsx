import { signal } from "@preact/signals";

/** How many of the latest messages stay readable. */
const KEPT = 12;

const said = signal<readonly { readonly id: number; readonly text: string }[]>([]);
let last = 0;

/**
 * Announces a text to screen readers. Repeated texts are announced again, and quick ones are not lost: each has its own
 * element.
 */
export function say(text: string): void {
  if (text) said.value = [...said.peek(), { id: ++last, text }].slice(-KEPT);
}

/** The live region of every page. It must exist before the first text, or that text would not be announced. */
export const Aloud = () => (
  <div class="aloud unseen" role="status" aria-atomic="false">
    {said.value.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
);
