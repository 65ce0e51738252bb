import { useState } from "preact/hooks";
import type { Handle } from "../../../../shared/engine/contract/events.ts";
import { cardOf } from "../../../../shared/games/arcanoid/cards.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { language } from "../../../i18n/language.ts";
import { typeset } from "../../../i18n/typeset.ts";
import { placed, standing, within } from "../../../layout/panels.ts";
import type { ArcanoidTableInput } from "../input/intent.ts";
import type { PlayQuestion } from "../play/asking.ts";
import { type LabelContext, optionLabel, playLabel } from "../play/labels.ts";
import { AnswerPanel } from "../play/panel.tsx";
import { Buttons, Call } from "../play/questions.tsx";
import type { ArcanoidBoardController } from "../tabletop.ts";
import { messages } from "../text/messages/messages.ts";
import { isMoreOpen, isQuestioned } from "./actions.tsx";

export function Asking({ tabletop }: { readonly tabletop: ArcanoidBoardController }) {
  const { intent, tableau, page } = tabletop;
  const { answering, shape } = tableau.value!.frame;
  const seat = intent.seat.value!;
  const match = intent.match.value;
  if (intent.sent.value) return null;
  const reading: LabelContext = { match, me: seat, say: messages.value };
  if (isQuestioned(intent))
    return (
      <div class={`panel arcanoid-asking arcanoid-asked ${shape}`} style={standing(answering)}>
        <AnswerPanel
          match={match}
          seat={seat}
          stay={page.stay.value.for}
          room={answering.width}
          send={(command) => void intent.ask(command)}
        />
      </div>
    );
  if (!intent.isPlaying.value) return null;
  const asked = <Choice intent={intent} reading={reading} />;
  // Below the far coast, so that the player's places on the fields stay visible and can be chosen.
  return isAsked(intent) ? (
    <div class="panel arcanoid-asking" style={within(tableau.value!.frame.choosing)} data-at={match.table.stage.at}>
      {asked}
    </div>
  ) : null;
}

/** The effect of a single chosen trump, shown over the log. */
export function Does({ tabletop: { intent, tableau } }: { readonly tabletop: ArcanoidBoardController }) {
  const trump = trumpIn(intent.match.value.table, intent.chosen.value);
  const { shape, does } = tableau.value!.frame;
  if (trump === undefined) return null;
  const { trumps, table } = messages.value;
  return (
    // On a phone in landscape the text also covers the whole title.
    <p class={`panel arcanoid-does ${shape}`} style={shape === "landscape" ? placed(does) : standing(does)}>
      <span>
        <b>{trumps[trump]}.</b> {typeset(table.does[trump]!, language.value)}
      </span>
    </p>
  );
}

/** Whether there is a choice that cannot be made on the board. */
function isAsked(intent: ArcanoidTableInput): boolean {
  const { question, playTypes, chosen } = intent;
  if (chosen.value.length === 0 && playTypes.value.length > 1 && isMoreOpen.value && !question.value) return true;
  return (
    openIn(intent) !== undefined || (chosen.value.length > 0 && playTypes.value.length > 1) || leaves(playTypes.value)
  );
}

function trumpIn(table: State, chosen: readonly Handle[]): number | undefined {
  const face = chosen.length === 1 ? table.faces[chosen[0]!] : undefined;
  const card = face === undefined ? undefined : cardOf(face);
  return card?.kind === "trump" ? card.number : undefined;
}

/** The question that the panel asks. A field, or a party with offers, is chosen on the board instead. */
function openIn({
  question,
  offers,
}: ArcanoidTableInput): Extract<PlayQuestion, { readonly of: "call" | "slot" }> | undefined {
  const open = question.value;
  if (open?.of === "call") return open;
  if (open?.of !== "slot" || open.slot === "field") return undefined;
  return open.slot === "party" && offers.value.size > 0 ? undefined : open;
}

const leaves = (types: ArcanoidTableInput["playTypes"]["value"]): boolean => types.includes("LeaveCall");

interface ChoiceProps {
  readonly intent: ArcanoidTableInput;
  readonly reading: LabelContext;
}

function Choice({ intent, reading }: ChoiceProps) {
  const question = openIn(intent);
  return (
    <div class="col">
      <PlayChoice intent={intent} reading={reading} />
      {question?.of === "slot" && (
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

/** Renders nothing if only one play is possible. */
function PlayChoice({ intent, reading }: ChoiceProps) {
  const [, refresh] = useState(0);
  const types = intent.playTypes.value;
  if (types.length < 2) return null;
  const labelOf = (type: (typeof types)[number]) =>
    type === "LeaveCall" ? reading.say.play.answers.LeaveCall : playLabel(reading, intent.moves.value, type);
  return (
    <fieldset class="arcanoid-question">
      <legend>{reading.say.play.title}</legend>
      <div class="row wrap">
        {types.map((type) => (
          <button
            key={type}
            type="button"
            class="button"
            data-action={type}
            aria-pressed={type === intent.playType.value}
            onClick={() => {
              isMoreOpen.value = false;
              intent.begin(type);
              refresh((n) => n + 1);
            }}
          >
            {labelOf(type)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
