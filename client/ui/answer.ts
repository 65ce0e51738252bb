import { useEffect, useState } from "preact/hooks";
import { useRetries } from "./use-retries.ts";

interface Question<A> {
  /** Never rejects. `isGone`: the page was left or has asked again. */
  readonly ask: (isGone: () => boolean) => Promise<A>;
  /** Whether a retry may succeed. */
  readonly isPassing: (answer: A) => boolean;
}

interface PageRequestState<A> {
  readonly answer: A | undefined;
  readonly isTrying: boolean;
  readonly retry: () => void;
}

/** Asks on mount and whenever `about` changes. Retries while `isPassing` holds. */
export function useAnswer<A>({ ask, isPassing }: Question<A>, about: readonly unknown[]): PageRequestState<A> {
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ readonly attempt: number; readonly answer: A }>();
  useEffect(() => {
    let isGone = false;
    void ask(() => isGone).then((answer) => isGone || setAnswered({ attempt, answer }));
    return () => {
      isGone = true;
    };
  }, [...about, attempt]);
  const isTrying = answered?.attempt !== attempt;
  const retry = () => setAttempt(attempt + 1);
  useRetries(!isTrying && isPassing(answered.answer), retry);
  return { answer: answered?.answer, isTrying, retry };
}
