import { useState } from "preact/hooks";
import type { PuzzleAgreementState } from "../../../shared/puzzles/agreement.ts";
import { ask, ignoreBody, isPassing, POLLED } from "../../api/api.ts";
import { asGuest } from "../../api/as-guest.ts";
import { whyNot } from "../../i18n/t.ts";
import { useAnswer } from "../../ui/answer.ts";
import { toast } from "../../ui/toast.tsx";
import { messages } from "./messages/messages.ts";

export { loadPuzzleMessages } from "./messages/messages.ts";

const pathOf = (match: string): string => `/matches/${encodeURIComponent(match)}/puzzle-agreement`;

export interface AgreementProps {
  /** A finished match in which the guest had a seat. */
  readonly match: string;
}

/** Asks a player whether puzzles may be made of their match. Renders nothing unless the match can become puzzles. */
export function Agreement({ match }: AgreementProps) {
  const read = () => asGuest((token) => ask<PuzzleAgreementState>(pathOf(match), POLLED, token));
  const { answer } = useAnswer({ ask: read, isPassing }, [match]);
  return answer?.ok && answer.agreement !== "none" ? <Tick match={match} agreement={answer.agreement} /> : null;
}

interface TickProps extends AgreementProps {
  readonly agreement: Exclude<PuzzleAgreementState["agreement"], "none">;
}

function Tick({ match, agreement }: TickProps) {
  const [isGiven, setGiven] = useState(agreement === "given");
  const [asked, setAsked] = useState<boolean>();
  const isPending = asked !== undefined;
  const { agree, agreeNote } = messages.value;
  const choose = async (isAgreed: boolean) => {
    setAsked(isAgreed);
    const method = isAgreed ? "PUT" : "DELETE";
    const answer = await asGuest((token) => ask<object>(pathOf(match), { method }, token, ignoreBody));
    setAsked(undefined);
    if (answer.ok) setGiven(isAgreed);
    else toast(whyNot(answer.reason));
  };
  return (
    <label class="check small">
      {/* Not `disabled` while pending: the box would lose the focus. */}
      <input
        type="checkbox"
        checked={asked ?? isGiven}
        aria-disabled={isPending}
        onClick={(event) => isPending && event.preventDefault()}
        onChange={({ currentTarget }) => void choose(currentTarget.checked)}
      />
      <span>
        {agree}
        <span class="small muted note">{agreeNote}</span>
      </span>
    </label>
  );
}
