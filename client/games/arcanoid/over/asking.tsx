import { useState } from "preact/hooks";
import { standing } from "../../../table/panels.ts";
import type { Intent } from "../input/intent.ts";
import type { Question } from "../play/asking.ts";
import { deedLabel, optionLabel, type Reading } from "../play/labels.ts";
import { AnswerPanel } from "../play/panel.tsx";
import { Buttons, Call } from "../play/questions.tsx";
import { words } from "../speech/words/words.ts";
import type { Tabletop } from "../tabletop.ts";
import { isMoreOpen } from "./actions.tsx";

/** What the table wants to know, over the water: never over the hand. */
export function Asking({ tabletop: { intent, tableau, page } }: { readonly tabletop: Tabletop }) {
  const { asking } = tableau.value!.frame;
  const seat = intent.seat.value!;
  const match = intent.match.value;
  if (intent.sent.value) return null;
  const reading: Reading = { match, me: seat, say: words.value };
  if (!intent.isPlaying.value)
    return intent.moves.value.length === 0 ? null : (
      <div class="panel arcanoid-asking" style={standing(asking)}>
        <AnswerPanel
          key={page.viewport.value.width}
          match={match}
          seat={seat}
          send={(command) => void intent.ask(command)}
        />
      </div>
    );
  const asked = <Choice intent={intent} reading={reading} />;
  return isAsked(intent) ? (
    <div class="panel arcanoid-asking" style={standing(asking)} data-at={match.table.stage.at}>
      {asked}
    </div>
  ) : null;
}

/** Whether something is to be chosen that no berth can tell. */
function isAsked({ question, deeds, chosen }: Intent): boolean {
  if (chosen.value.length === 0 && deeds.value.length > 1 && isMoreOpen.value && !question.value) return true;
  return isOpen(question.value) || (chosen.value.length > 0 && deeds.value.length > 1) || leaves(deeds.value);
}

const isOpen = (question: Question | undefined): boolean =>
  question?.of === "call" || (question?.of === "slot" && question.slot !== "field");

const leaves = (deeds: Intent["deeds"]["value"]): boolean => deeds.includes("LeaveCall");

interface ChoiceProps {
  readonly intent: Intent;
  readonly reading: Reading;
}

/** Which play, and what it needs beside cards and fields. */
function Choice({ intent, reading }: ChoiceProps) {
  const question = intent.question.value;
  return (
    <div class="col">
      <Deeds intent={intent} reading={reading} />
      {question?.of === "slot" && question.slot !== "field" && (
        <Buttons
          legend={reading.say.play.asks[question.slot]}
          options={question.options.map(({ value, move }) => ({
            value,
            label: optionLabel(reading, question.slot, value, move),
          }))}
          onChoose={(value) => intent.answer(question.slot, value)}
        />
      )}
      {question?.of === "call" && <Call question={question} reading={reading} onCall={(code) => intent.call(code)} />}
    </div>
  );
}

/** The plays that the chosen cards are good for, where that is more than one. */
function Deeds({ intent, reading }: ChoiceProps) {
  const [, refresh] = useState(0);
  const deeds = intent.deeds.value;
  if (deeds.length < 2) return null;
  const labelOf = (deed: (typeof deeds)[number]) =>
    deed === "LeaveCall" ? reading.say.play.answers.LeaveCall : deedLabel(reading, intent.moves.value, deed);
  return (
    <fieldset class="arcanoid-question">
      <legend>{reading.say.play.title}</legend>
      <div class="row wrap">
        {deeds.map((deed) => (
          <button
            key={deed}
            type="button"
            class="button"
            data-deed={deed}
            aria-pressed={deed === intent.deed.value}
            onClick={() => {
              isMoreOpen.value = false;
              intent.begin(deed);
              refresh((n) => n + 1);
            }}
          >
            {labelOf(deed)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
