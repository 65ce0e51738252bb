import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type Deck, type Grid, LADEN } from "../../../../shared/games/wayward/deck/schema.ts";
import { Choice } from "../../../ui/choice.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { type DeckDraft, lostWith, withHeader } from "./draft.ts";
import { NumberField } from "./fields.tsx";
import { messages } from "./messages/messages.ts";

interface Props {
  readonly draft: DeckDraft;
  readonly onChange: (draft: DeckDraft) => void;
}

const STAGES = [1, 2, 3, 4, 5, 6];
/** Range of rows and lanes. */
const SIDE = [1, 9] as const;

/** Includes what differs between printings of the cards. */
export function HeaderForm({ draft, onChange }: Props) {
  const say = messages.value;
  const { deck } = draft;
  const [wanted, want] = useState<number>();
  const setStages = (stages: number) =>
    lostWith(draft, stages) > 0 ? want(stages) : onChange(withHeader(draft, { stages }));
  return (
    <div class="way-header">
      <Choice
        legend={say.stages}
        options={STAGES.map((value) => ({ value, label: String(value) }))}
        chosen={deck.stages}
        onChoose={setStages}
      />
      {(["solo", "pair"] as const).map((mode) => (
        <GridFields
          key={mode}
          label={say.grids[mode]}
          grid={deck.grids[mode]}
          onChange={(grid) => onChange(withHeader(draft, { grids: { ...deck.grids, [mode]: grid } as Deck["grids"] }))}
        />
      ))}
      <Choice
        legend={say.ladenBy}
        options={LADEN.map((value) => ({ value, label: say.ladenKinds[value] }))}
        chosen={deck.laden}
        onChoose={(laden) => onChange(withHeader(draft, { laden }))}
      />
      <Choice
        legend={say.goodsBy}
        options={LADEN.map((value) => ({ value, label: say.ladenKinds[value] }))}
        chosen={deck.goods ?? "coins"}
        onChoose={(goods) => onChange(withHeader(draft, { goods }))}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={deck.mirror}
          onChange={({ currentTarget }) => onChange(withHeader(draft, { mirror: currentTarget.checked }))}
        />
        {say.mirror}
      </label>
      {wanted !== undefined && (
        <Dialog title={say.fewerStages} onClose={() => want(undefined)}>
          <p>{say.lost(lostWith(draft, wanted))}</p>
          <button
            type="button"
            class="button main"
            onClick={() => {
              want(undefined);
              onChange(withHeader(draft, { stages: wanted }));
            }}
          >
            {say.goAhead}
          </button>
        </Dialog>
      )}
    </div>
  );
}

/** Asked before the first section; the answers are printed on every card. */
export function HeaderFirst({ draft, onChange, children }: Props & { readonly children: ComponentChildren }) {
  const say = messages.value;
  return (
    <section class="panel way-card way-first" aria-label={say.first}>
      <h2>{say.first}</h2>
      <p>{say.firstNote}</p>
      <HeaderForm draft={draft} onChange={onChange} />
      {children}
    </section>
  );
}

interface GridProps {
  readonly label: string;
  readonly grid: Grid;
  readonly onChange: (grid: Grid) => void;
}

const GridFields = ({ label, grid, onChange }: GridProps) => (
  <fieldset class="choice">
    <legend>{label}</legend>
    {(["rows", "lanes"] as const).map((side) => (
      <NumberField
        key={side}
        label={messages.value.sides[side]}
        value={grid[side]}
        range={SIDE}
        onChange={(n) => onChange({ ...grid, [side]: n ?? 1 })}
      />
    ))}
  </fieldset>
);
