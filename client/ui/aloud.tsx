import { signal } from "@preact/signals";

/** How many things that were said last can still be read. */
const KEPT = 12;

const said = signal<readonly { readonly id: number; readonly text: string }[]>([]);
let last = 0;

/** Says something to screen readers. What is said twice is heard twice, and what comes fast is not lost: each is a line. */
export function say(text: string): void {
  if (text) said.value = [...said.peek(), { id: ++last, text }].slice(-KEPT);
}

/** What is heard, on every page: a region that comes with its first words would be silent. */
export const Aloud = () => (
  <div class="aloud unseen" role="status" aria-atomic="false">
    {said.value.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
);
