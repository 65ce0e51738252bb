import { useState } from "preact/hooks";
import type { Handle } from "../../../../shared/engine/game.ts";
import type { Offered } from "../../../../shared/games/arcanoid/actions/action.ts";
import { FACES, KINDS, kindOf } from "../../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import { cardName, faceName, worthOf } from "../speech/names.ts";
import { type Draft, EMPTY, filled, isEnough, type Question, questionOf } from "./asking.ts";
import { deedLabel, optionLabel, type Reading } from "./labels.ts";

interface AskedProps<Of extends Question["of"]> {
  readonly question: Extract<Question, { readonly of: Of }>;
  readonly reading: Reading;
}

interface ButtonsProps<Value> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

/** A question with its answers. */
export const Buttons = <Value extends string | number>({ legend, options, onChoose }: ButtonsProps<Value>) => (
  <fieldset class="arcanoid-question">
    <legend>{legend}</legend>
    <div class="row wrap">
      {options.map(({ value, label }) => (
        <button key={value} type="button" class="button" onClick={() => onChoose(value)}>
          {label}
        </button>
      ))}
    </div>
  </fieldset>
);

/** What may be called: first the kind of card, then which. */
function Call({
  question: { codes },
  reading: { say },
  onCall,
}: AskedProps<"call"> & { onCall: (code: number) => void }) {
  const [kind, choose] = useState<(typeof KINDS)[number] | undefined>(undefined);
  const faces = codes.map((code) => ({ code, face: FACES[code]! }));
  if (kind === undefined) {
    const kinds = KINDS.filter((one) => faces.some(({ face }) => kindOf(face) === one));
    const options = kinds.map((value) => ({ value, label: say.kinds[value] }));
    return <Buttons key="suit" legend={say.play.asks.suit} options={options} onChoose={choose} />;
  }
  const options = faces
    .filter(({ face }) => kindOf(face) === kind)
    .map(({ code, face }) => ({ value: code, label: faceName(face, say) }));
  return <Buttons key={kind} legend={say.play.asks.call} options={options} onChoose={onCall} />;
}

interface CardsProps extends AskedProps<"cards"> {
  readonly onPlay: (command: Command) => void;
}

/** Cards to be chosen for a play, with what they come to together on a field. */
function Cards({ question: { move, part }, reading, onPlay }: CardsProps) {
  const [chosen, choose] = useState<readonly Handle[]>([]);
  const { match, say } = reading;
  const { command } = move;
  const toggle = (card: Handle) =>
    choose(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
  return (
    <fieldset class="arcanoid-question">
      <legend>{command.type === "Shed" ? say.play.shed(part.least) : say.play.asks.cards}</legend>
      <div class="row wrap">
        {part.from.map((card) => (
          <button
            key={card}
            type="button"
            class="button"
            aria-pressed={chosen.includes(card)}
            onClick={() => toggle(card)}
          >
            {cardName(match.table, card, say)}
          </button>
        ))}
      </div>
      {"core" in command && <Together command={command} chosen={chosen} reading={reading} />}
      <button
        type="button"
        class="button main"
        disabled={!isEnough(part, chosen.length)}
        onClick={() => onPlay(filled(move, chosen))}
      >
        {say.play.confirm}
      </button>
    </fieldset>
  );
}

interface TogetherProps {
  readonly command: Extract<Command, { readonly core: readonly Handle[] }>;
  readonly chosen: readonly Handle[];
  readonly reading: Reading;
}

/** What all cards of an engagement are worth, its reserve among them. */
function Together({ command, chosen, reading: { match, me, say } }: TogetherProps) {
  const { table } = match;
  const party = table.parties[table.turn.party] ?? table.parties[me];
  const reserve = "reserve" in command && command.reserve ? (party?.chariot?.reserve ?? []) : [];
  const all = [...command.core, ...chosen, ...reserve];
  if (all.length === 0) return null;
  const worth = worthOf(table, all, command.field, say);
  return <p aria-live="polite">{worth === undefined ? say.play.notTogether : say.play.strength(worth)}</p>;
}

/** Which kind of play it is to be. */
function Deeds({ question, reading, moves, choose }: AskedProps<"deed"> & Drafting) {
  const options = question.deeds.map((deed) => ({ value: deed, label: deedLabel(reading, moves, deed) }));
  return <Buttons legend="" options={options} onChoose={(deed) => choose({ deed, slots: {} })} />;
}

/** One of the things that a play needs beside its cards. */
function Slots({ question: { slot, options }, reading, draft, choose }: AskedProps<"slot"> & Drafting) {
  const labelled = options.map(({ value, move }) => ({ value, label: optionLabel(reading, slot, value, move) }));
  return (
    <Buttons
      legend={reading.say.play.asks[slot]}
      options={labelled}
      onChoose={(value) => choose({ ...draft, slots: { ...draft.slots, [slot]: value } })}
    />
  );
}

interface Drafting {
  readonly moves: readonly Offered[];
  readonly draft: Draft;
  readonly choose: (draft: Draft) => void;
}

interface QuestionsProps {
  readonly reading: Reading;
  readonly moves: readonly Offered[];
  readonly send: (command: Command) => void;
}

/** One question after the other, until everything is chosen; what was chosen may be chosen anew. */
export function Questions({ reading, moves, send }: QuestionsProps) {
  const [draft, choose] = useState<Draft>(EMPTY);
  const question = questionOf(moves, draft);
  if (!question) return null;
  const isBegun = draft !== EMPTY;
  return (
    <div class="col">
      {isBegun && draft.deed && <h3>{deedLabel(reading, moves, draft.deed)}</h3>}
      <Asked question={question} drafting={{ moves, draft, choose }} reading={reading} send={send} />
      {isBegun && (
        <button type="button" class="button" onClick={() => choose(EMPTY)}>
          {reading.say.play.restart}
        </button>
      )}
    </div>
  );
}

interface AnyAskedProps extends Omit<QuestionsProps, "moves"> {
  readonly question: Question;
  readonly drafting: Drafting;
}

function Asked({ question, drafting, reading, send }: AnyAskedProps) {
  const { play } = reading.say;
  switch (question.of) {
    case "deed":
      return <Deeds question={question} reading={reading} {...drafting} />;
    case "slot":
      return <Slots key={question.slot} question={question} reading={reading} {...drafting} />;
    case "call": {
      const onCall = (call: number) => drafting.choose({ ...drafting.draft, call });
      return <Call question={question} reading={reading} onCall={onCall} />;
    }
    case "cards":
      return <Cards question={question} reading={reading} onPlay={send} />;
    case "play": {
      const options = [{ value: "play", label: play.confirm }];
      return <Buttons legend={play.asks.play} options={options} onChoose={() => send(question.command)} />;
    }
  }
}
