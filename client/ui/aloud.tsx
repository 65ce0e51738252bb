import { signal } from "@preact/signals";

const KEPT = 12;

const said = signal<readonly { readonly id: number; readonly text: string }[]>([]);
let last = 0;

/** Each text gets its own element: repeated texts are announced again, and quick ones are not lost. */
export function say(text: string): void {
  if (text) said.value = [...said.peek(), { id: ++last, text }].slice(-KEPT);
}

/** Mounted on every page, because screen readers ignore the first text of a new live region. */
export const Aloud = () => (
  <div class="aloud unseen" role="status" aria-atomic="false">
    {said.value.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
);
