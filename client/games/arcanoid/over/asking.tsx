import { useState } from "preact/hooks";
import type { Handle } from "../../../../shared/engine/game.ts";
import { cardOf } from "../../../../shared/games/arcanoid/cards.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
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
function isAsked({ match, question, deeds, chosen }: Intent): boolean {
  if (chosen.value.length === 0 && deeds.value.length > 1 && isMoreOpen.value && !question.value) return true;
  return (
    isTrump(match.value.table, chosen.value) ||
    isOpen(question.value) ||
    (chosen.value.length > 0 && deeds.value.length > 1) ||
    leaves(deeds.value)
  );
}

/** The number of the one card that is chosen, if that is a trump: what it does is told. */
function trumpIn(table: State, chosen: readonly Handle[]): number | undefined {
  const face = chosen.length === 1 ? table.faces[chosen[0]!] : undefined;
  const card = face === undefined ? undefined : cardOf(face);
  return card?.kind === "trump" ? card.number : undefined;
}
const isTrump = (table: State, chosen: readonly Handle[]): boolean => trumpIn(table, chosen) !== undefined;

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
  const trump = trumpIn(intent.match.value.table, intent.chosen.value);
  return (
    <div class="col">
      {trump !== undefined && (
        <p>
          <b>{reading.say.trumps[trump]}.</b> {reading.say.table.does[trump]}
        </p>
      )}
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
