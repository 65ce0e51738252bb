import type { BoardEditorProps, GameBoards } from "../../../../client/contract/boards.ts";
import { messages } from "./messages.ts";

/** A link has the number of layers and the first letter of `door`. */
interface Draft {
  readonly layers: number;
  readonly door: "open" | "closed";
}

const MOST = 8;

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" && value !== null && "layers" in value && "door" in value;

const Drawing = ({ draft, onChange }: BoardEditorProps<Draft>) => {
  const { layers } = messages.value.choices;
  return (
    <label>
      {layers.legend}
      <input
        type="number"
        id="cairn-layers"
        value={draft.layers}
        onInput={({ currentTarget }) => onChange({ ...draft, layers: currentTarget.valueAsNumber }, "layers")}
      />
    </label>
  );
};

const Details = ({ draft, onChange }: BoardEditorProps<Draft>) => (
  <label>
    <input
      type="checkbox"
      checked={draft.door === "closed"}
      onChange={({ currentTarget }) => onChange({ ...draft, door: currentTarget.checked ? "closed" : "open" })}
    />
    {messages.value.choices.door.answers.closed.label}
  </label>
);

export const boards: GameBoards<Draft> = {
  blank: () => ({ layers: 3, door: "open" }),
  starts: () => [
    { id: "low", title: messages.value.choices.layers.answers[2].label, draft: { layers: 2, door: "open" } },
  ],
  read: (stored) => (isDraft(stored) ? stored : undefined),
  faults: ({ layers }) =>
    Number.isInteger(layers) && layers > 0 && layers <= MOST
      ? []
      : [{ text: messages.value.choices.layers.legend, place: "cairn-layers" }],
  remarks: () => [],
  titleOf: ({ layers }) => `${messages.value.name} ${layers}`,
  linkOf: ({ layers, door }) => `${layers}${door[0]}`,
  draftOf(link) {
    const [, layers, door] = /^([1-8])([oc])$/.exec(link) ?? [];
    return layers === undefined ? "NoBoard" : { layers: Number(layers), door: door === "o" ? "open" : "closed" };
  },
  optionsOf: (draft) => draft,
  oddsOptionsOf: (draft) => draft,
  seatsOf: () => [1, 4],
  minutesOf: (moves) => moves,
  placeName: () => "",
  sheet: async ({ layers, door }) => ({
    title: `${messages.value.name} ${layers}`,
    Picture: () => (
      <svg viewBox="0 0 8 8" aria-hidden="true">
        <rect x={1} y={1} width={6} height={6} fill="none" stroke="#000" />
      </svg>
    ),
    setup: [{ id: "C1", text: `${messages.value.choices.layers.legend}: ${layers}.` }],
    rules: [{ id: "C2", text: messages.value.choices.door.answers[door].note }],
  }),
  Drawing,
  Details,
};
