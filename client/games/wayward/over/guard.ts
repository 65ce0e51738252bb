import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Question } from "../../../../shared/games/wayward/questions.ts";

/** How long no card is turned up after a turn has ended, and after the main card of a turn with a bonus card, in ms. */
export const PAUSES = { turn: 3000, bonus: 1000 } as const;

/** What a page shows: a step to be done, or a question; nothing while somebody else is asked. */
type Shown = "step" | Question | undefined;

const kindOf = (shown: Shown): string | undefined => (typeof shown === "object" ? shown.type : shown);

/**
 * Holds the next card back for a moment once a turn has ended, for fingers, keys and readers alike: the second tap of a finger
 * that has just answered must not turn it up. A player who comes to the question in another way does not wait.
 * @param isGoneBack whether the table has just gone back to the question
 */
export function useGuard(shown: Shown, isGoneBack: boolean) {
  const before = useRef(kindOf(shown));
  const isHeld = useRef(false);
  const [isShut, shut] = useState(false);
  const hold = (held: boolean) => {
    isHeld.current = held;
    shut(held);
  };
  useLayoutEffect(() => {
    const was = before.current;
    before.current = kindOf(shown);
    const isReveal = typeof shown === "object" && shown.type === "Reveal";
    if (!isReveal || was === undefined || was === "Reveal" || isGoneBack) return hold(false);
    hold(true);
    const timer = setTimeout(() => hold(false), shown.isBonus ? PAUSES.bonus : PAUSES.turn);
    return () => clearTimeout(timer);
  }, [shown]);
  return { isHeld, isShut };
}

export type Guard = ReturnType<typeof useGuard>;
