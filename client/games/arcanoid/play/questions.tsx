import { useState } from "preact/hooks";
import { FACES, KINDS, kindOf } from "../../../../shared/games/arcanoid/cards.ts";
import { faceName } from "../speech/names.ts";
import type { Question } from "./asking.ts";
import type { Reading } from "./labels.ts";

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
        <button key={value} type="button" class="button" data-value={value} onClick={() => onChoose(value)}>
          {label}
        </button>
      ))}
    </div>
  </fieldset>
);

/** What may be called: first the kind of card, then which. */
export function Call({
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
