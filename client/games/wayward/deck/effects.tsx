import { useState } from "preact/hooks";
import {
  BUILDINGS,
  type Condition,
  MOST,
  type Plain,
  RANGES,
  type SectionEffect,
  TEXTS,
} from "../../../../shared/games/wayward/deck/schema.ts";
import { Choice } from "../../../ui/choice.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { OwnIcon } from "../../../ui/icons.ts";
import { EFFECT_ICONS, ICONS } from "../overlay/icons.ts";
import { messages as gameMessages } from "../text/messages/messages.ts";
import { ADDED } from "./draft.ts";
import { NumberField, TextField } from "./fields.tsx";
import { messages } from "./messages/messages.ts";

type Kind = SectionEffect["do"];

const PLUS: OwnIcon = { path: "M10 4v12M4 10h12" };

/** In display order. */
const KINDS = Object.keys(ADDED) as readonly Kind[];
const PLAIN = KINDS.filter((kind): kind is Plain["do"] => kind !== "if");

const iconOf = (kind: Kind) => (kind === "if" ? ICONS.cannons : EFFECT_ICONS[kind]);

interface Props {
  readonly label: string;
  readonly effects: readonly SectionEffect[];
  readonly onChange: (effects: readonly SectionEffect[]) => void;
  readonly usual: (kind: Kind) => SectionEffect;
  /** A branch of a condition cannot contain conditions. */
  readonly isBranch?: boolean;
}

/** An icon adds an effect at the end; each effect opens to edit its numbers. */
export function Effects({ label, effects, usual, onChange, isBranch }: Props) {
  const [opened, open] = useState<number>();
  const kinds = isBranch ? PLAIN : KINDS;
  const isFull = effects.length >= (isBranch ? MOST.branch : MOST.right);
  const add = (kind: Kind) => {
    onChange([...effects, usual(kind)]);
    open(effects.length);
  };
  const swap = (at: number) => onChange(effects.with(at, effects[at - 1]!).with(at - 1, effects[at]!));
  return (
    <section class={isBranch ? "way-effects branch" : "way-effects"} aria-label={label}>
      <h3>{label}</h3>
      {effects.length > 0 && (
        <ol class="way-lines">
          {effects.map((effect, at) => (
            <Line
              key={at}
              effect={effect}
              isOpen={at === opened}
              onOpen={() => open(at === opened ? undefined : at)}
              onChange={(next) => onChange(effects.with(at, next))}
              onRemove={() => {
                onChange(effects.toSpliced(at, 1));
                open(undefined);
              }}
              onUp={at > 0 ? () => swap(at) : undefined}
              usual={usual}
            />
          ))}
        </ol>
      )}
      {!isFull && <Palette kinds={kinds} label={messages.value.add} onAdd={add} />}
    </section>
  );
}

interface PaletteProps {
  readonly kinds: readonly Kind[];
  readonly label: string;
  readonly onAdd: (kind: Kind) => void;
}

const Palette = ({ kinds, label, onAdd }: PaletteProps) => (
  // biome-ignore lint/a11y/useSemanticElements: buttons that add something are no set of fields
  <div class="way-palette" role="group" aria-label={label}>
    {kinds.map((kind) => (
      <button key={kind} type="button" class="button quiet" data-effect={kind} onClick={() => onAdd(kind)}>
        <Icon name={iconOf(kind)} size={26} />
        <span>{messages.value.effects[kind]}</span>
      </button>
    ))}
  </div>
);

/** The text as on the picture of the card. */
function saidOf(effect: SectionEffect): string {
  const { effects, condition } = gameMessages.value;
  return effect.do === "if" ? condition(effect) : (effects[effect.do] as (effect: Plain) => string)(effect);
}

interface LineProps extends Pick<Props, "usual"> {
  readonly effect: SectionEffect;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onChange: (effect: SectionEffect) => void;
  readonly onRemove: () => void;
  /** Undefined for the first effect. */
  readonly onUp: (() => void) | undefined;
}

function Line({ effect, isOpen, onOpen, onChange, onRemove, onUp, usual }: LineProps) {
  const say = messages.value;
  const said = saidOf(effect);
  const larger = oneMore(effect);
  return (
    <li>
      <div class="way-effect">
        <button type="button" class="way-open" aria-expanded={isOpen} onClick={onOpen}>
          <Icon name={iconOf(effect.do)} size={24} /> <span>{said}</span>
        </button>
        {larger && (
          <button type="button" class="ghost" aria-label={say.largerBy(said)} onClick={() => onChange(larger)}>
            <Icon name={PLUS} />
          </button>
        )}
        {onUp && (
          <button type="button" class="ghost" aria-label={say.earlier(said)} onClick={onUp}>
            <Icon name="up" />
          </button>
        )}
        <button type="button" class="ghost" aria-label={say.takeAway(said)} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </div>
      {isOpen && <Fields effect={effect} onChange={onChange} usual={usual} />}
    </li>
  );
}

/** Undefined if there is no number, or it is at its maximum. */
function oneMore(effect: SectionEffect): SectionEffect | undefined {
  const [[field, [least, most]] = ["", [0, 0]]] = Object.entries(rangesOf(effect));
  const value = (effect as unknown as Readonly<Record<string, number | undefined>>)[field] ?? least;
  return value < most ? withField(effect, field, value + 1) : undefined;
}

const rangesOf = (effect: SectionEffect): Readonly<Record<string, readonly [number, number]>> =>
  (RANGES as Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>)[effect.do] ?? {};

interface FieldsProps<Of extends SectionEffect = SectionEffect> extends Pick<Props, "usual"> {
  readonly effect: Of;
  readonly onChange: (effect: SectionEffect) => void;
}

function Fields({ effect, onChange, usual }: FieldsProps) {
  const say = messages.value;
  return (
    <div class="way-fields">
      {Object.entries(rangesOf(effect)).map(([field, range]) => (
        <NumberField
          key={field}
          label={say.numbers[`${effect.do}.${field}`] ?? field}
          value={(effect as unknown as Readonly<Record<string, number | undefined>>)[field]}
          range={range}
          isOptional={effect.do === "upgrade" && field === "cannons"}
          onChange={(value) => onChange(withField(effect, field, value))}
        />
      ))}
      {effect.do === "upgrade" && (
        <TextField
          label={say.tile}
          value={effect.tile ?? ""}
          most={TEXTS.tile}
          isOptional
          onChange={(tile) => onChange(withField(effect, "tile", tile === "" ? undefined : tile))}
        />
      )}
      {effect.do === "text" && (
        <TextField
          label={say.text}
          value={effect.text}
          most={TEXTS.text}
          onChange={(text) => onChange({ ...effect, text })}
        />
      )}
      {effect.do === "build" && (
        <Choice
          legend={say.building}
          options={BUILDINGS.map((value) => ({ value, label: gameMessages.value.buildings[value] }))}
          chosen={effect.what}
          onChoose={(what) => onChange({ ...effect, what })}
        />
      )}
      {effect.do === "attack" && (
        <label class="check">
          <input
            type="checkbox"
            checked={effect.unlessInPort}
            onChange={({ currentTarget }) => onChange({ ...effect, unlessInPort: currentTarget.checked })}
          />
          {say.unlessInPort}
        </label>
      )}
      {effect.do === "if" && <Branches effect={effect} onChange={onChange} usual={usual} />}
    </div>
  );
}

/** Undefined removes the field. */
function withField(effect: SectionEffect, field: string, value: number | string | undefined): SectionEffect {
  const { [field]: _, ...others } = effect as unknown as Readonly<Record<string, unknown>>;
  return { ...others, ...(value !== undefined && { [field]: value }) } as unknown as SectionEffect;
}

function Branches({ effect, onChange, usual }: FieldsProps<Condition>) {
  const say = messages.value;
  const branch = (name: "then" | "else", label: string) => (
    <Effects
      label={label}
      effects={effect[name]}
      usual={usual}
      isBranch
      onChange={(effects) => onChange({ ...effect, [name]: effects as readonly Plain[] })}
    />
  );
  return (
    <>
      {branch("then", say.holds)}
      {branch("else", gameMessages.value.otherwise)}
    </>
  );
}
