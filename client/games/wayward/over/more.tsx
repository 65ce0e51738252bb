import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { words } from "../speech/words/words.ts";

interface Props {
  /** What stands beside the button that opens the steps, above the pad; without it the button is below. */
  readonly beside: ComponentChildren;
  /** The answers of one tap each. */
  readonly pad: ComponentChildren;
  /** What tells amounts that are not on the pad. */
  readonly children: ComponentChildren;
}

/** A pad of the usual amounts, and in its place, once asked for, the steps that tell any other. */
export function More({ beside, pad, children }: Props) {
  const [isOpen, open] = useState(false);
  const row = (
    <div class="way-row">
      {beside}
      <button
        type="button"
        class="button quiet way-more"
        aria-label={words.value.moreGoods}
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        {words.value.other}
      </button>
    </div>
  );
  return (
    <>
      {beside && row}
      {isOpen ? children : pad}
      {!beside && row}
    </>
  );
}
