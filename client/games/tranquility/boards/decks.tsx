import {
  type BoardRules,
  EXPLORER_FACES,
  SPECIAL_FACES,
} from "../../../../shared/games/tranquility/boards/definition.ts";
import { LIMITS } from "../../../../shared/games/tranquility/boards/limits.ts";
import type { BoardEditorProps } from "../../../contract/boards.ts";
import type { BoardDraft } from "./draft.ts";
import { Count, Tick, tick } from "./inputs.tsx";
import { type Changes, merged } from "./merged.ts";
import { messages } from "./messages/messages.ts";

type Props = BoardEditorProps<BoardDraft>;

export function Explorers({ draft, onChange }: Props) {
  const { explorers: say, ticks } = messages.value;
  const { explorer = {} } = draft.cards;
  const rule = (more: Changes<BoardRules>) => onChange({ ...draft, rules: merged(draft.rules, more) });
  return (
    <>
      {draft.borders.length === 0 && <p class="small muted">{say.note}</p>}
      {EXPLORER_FACES.map((face) => (
        <Count
          key={face}
          field={`explorer.${face}`}
          label={say[face]}
          value={explorer[face] ?? 0}
          range={[0, LIMITS.copies]}
          onChange={(count, stroke) =>
            onChange({ ...draft, cards: { ...draft.cards, explorer: { ...explorer, [face]: count } } }, stroke)
          }
        />
      ))}
      {Boolean(explorer.border) && (
        <Tick field="jokers" label={ticks.jokers} isOn={draft.rules.jokers === true} onChange={tick("jokers", rule)} />
      )}
      {Boolean(explorer.start) && (
        <Tick
          field="startsAreRocks"
          label={ticks.startsAreRocks}
          isOn={draft.rules.startsAreRocks === true}
          onChange={tick("startsAreRocks", rule)}
        />
      )}
    </>
  );
}

export function Specials({ draft, onChange }: Props) {
  const { explorers: say, specials: note } = messages.value;
  const { specials = {} } = draft.cards;
  return (
    <>
      <p class="small muted">{note}</p>
      {SPECIAL_FACES.map((face) => (
        <Count
          key={face}
          field={`specials.${face}`}
          label={say[face]}
          value={specials[face] ?? 0}
          range={[0, LIMITS.copies]}
          onChange={(count, stroke) =>
            onChange({ ...draft, cards: { ...draft.cards, specials: { ...specials, [face]: count } } }, stroke)
          }
        />
      ))}
    </>
  );
}
