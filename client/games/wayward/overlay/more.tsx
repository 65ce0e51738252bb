import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { messages } from "../text/messages/messages.ts";

interface Props {
  /** Above the pad, beside the button that opens the steppers. */
  readonly beside: ComponentChildren;
  /** Answers of one tap each. */
  readonly pad: ComponentChildren;
  /** Steppers for other amounts. */
  readonly children: ComponentChildren;
}

/** Steppers replace the pad on request. */
export function More({ beside, pad, children }: Props) {
  const [isOpen, open] = useState(false);
  const row = (
    <div class="way-row">
      {beside}
      <button
        type="button"
        class="button quiet way-more"
        aria-label={messages.value.moreGoods}
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        {messages.value.other}
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
