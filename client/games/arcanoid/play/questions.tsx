import { useState } from "preact/hooks";
import type { Seat } from "../../../../shared/engine/contract/events.ts";
import { type ArcanoidFace, FACES, KINDS, kindOf } from "../../../../shared/games/arcanoid/cards.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { type Drawing, Drawn } from "../../../ui/drawn.tsx";
import { drawCard } from "../art/index.ts";
import type { Words } from "../text/messages/messages.ts";
import { faceName } from "../text/names.ts";
import type { PlayQuestion } from "./asking.ts";
import type { LabelContext } from "./labels.ts";

interface QuestionProps<Of extends PlayQuestion["of"]> {
  readonly question: Extract<PlayQuestion, { readonly of: Of }>;
  readonly reading: LabelContext;
}

interface ButtonsProps<Value> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

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

export function Call({
  question: { codes },
  reading: { match, me, say },
  onCall,
}: QuestionProps<"call"> & { onCall: (code: number) => void }) {
  const [kind, choose] = useState<(typeof KINDS)[number] | undefined>(undefined);
  const faces = codes.map((code) => ({ code, face: FACES[code]! }));
  if (kind === undefined) {
    const kinds = KINDS.filter((one) => faces.some(({ face }) => kindOf(face) === one));
    const options = kinds.map((value) => ({ value, label: say.kinds[value] }));
    return <Buttons key="suit" legend={say.play.asks.suit} options={options} onChoose={choose} />;
  }
  const elsewhere = seenElsewhere(match.table, me);
  return (
    <fieldset key={kind} class="arcanoid-question">
      <legend>{say.play.asks.call}</legend>
      <div class="arcanoid-faces">
        {faces
          .filter(({ face }) => kindOf(face) === kind)
          .map(({ code, face }) => (
            <FaceButton key={code} {...{ code, face, say, onCall }} isSeen={elsewhere.has(face)} />
          ))}
      </div>
    </fieldset>
  );
}

/** Cards that are known to be in no other party's hand: calling them misses (M17b). */
function seenElsewhere({ faces, parties }: State, me: Seat): ReadonlySet<ArcanoidFace> {
  const others = parties.filter((_, party) => party !== me).flatMap(({ closed, open }) => [...closed, ...open]);
  return new Set(faces.flatMap((face, card) => (face === undefined || others.includes(card) ? [] : [face])));
}

interface FaceProps {
  readonly code: number;
  readonly face: ArcanoidFace;
  readonly isSeen: boolean;
  readonly say: Words;
  readonly onCall: (code: number) => void;
}

/** The size of a card to be called, in px. */
const SHOWN = { width: 44, height: 70.4 };

const FaceButton = ({ code, face, isSeen, say, onCall }: FaceProps) => {
  const name = faceName(face, say);
  const drawing: Drawing = { ...SHOWN, paint: (ctx, theme) => drawCard(ctx, face, SHOWN.width, theme) };
  return (
    <button
      type="button"
      class={isSeen ? "button seen" : "button"}
      data-value={code}
      title={name}
      aria-label={isSeen ? `${name}, ${say.play.seen}` : name}
      onClick={() => onCall(code)}
    >
      <Drawn drawing={drawing} />
    </button>
  );
};
