import type { Match } from "../../../../shared/engine/match.ts";
import type { Command, CommandOf } from "../../../../shared/games/wayward/commands.ts";
import type { Question } from "../../../../shared/games/wayward/questions.ts";
import { everyone, isPair, type State } from "../../../../shared/games/wayward/state.ts";
import { Choice } from "../../../ui/choice.tsx";
import { type Draft, isOfGoods, TOOLS, type Tool, wonBy } from "../play/presets.ts";
import { humanOf } from "../speech/sentences.ts";
import { type Words, words } from "../speech/words/words.ts";
import { GoodsPad } from "./goods-pad.tsx";
import { Stepper } from "./stepper.tsx";

interface Props {
  readonly match: Match<State>;
  readonly question: Question;
  readonly draft: Draft;
  /** What is told on the same sheet. */
  readonly ahead: Draft | undefined;
  readonly tool: Tool;
  readonly onChange: (draft: Draft) => void;
  readonly onTool: (tool: Tool) => void;
  readonly send: (command: Command) => void;
}

/** A number of a draft, and the most it may be. */
type Count = readonly [into: string, label: keyof Words, most: number];

/** How many of what may be told at once. */
const [PLUNDER, HARVEST, SCORE] = [20, 60, 999];
const COUNTS: Readonly<Partial<Record<Draft["type"], readonly Count[]>>> = {
  TellProduced: [
    ["coins", "coinsOn", PLUNDER],
    ["cargo", "cargoOn", PLUNDER],
  ],
  TellHarvest: [
    ["coins", "coinsOn", HARVEST],
    ["cargo", "cargoOn", HARVEST],
  ],
  TellFight: [
    ["hits", "hits", 5],
    ["coins", "plunderCoins", PLUNDER],
    ["cargo", "plunderCargo", PLUNDER],
    ["lost", "lostCoins", PLUNDER],
  ],
  TellScores: [
    ["its", "its", SCORE],
    ["yours", "yours", SCORE],
  ],
};

/** What numbers are most of the time: each has a button of its own. */
const PAD = [1, 2, 3];

/** An answer that is filled in: spaces on the grid above, numbers here, and the button that sends it. */
export function Sheet(props: Props) {
  const { question, draft, ahead, onChange, send } = props;
  const hasTools = ahead !== undefined || draft.type === "TellObstacles";
  const say = words.value;
  const values = draft as unknown as Readonly<Record<string, number>>;
  const counts = COUNTS[draft.type]?.map(([into, label, most]) => (
    <Stepper
      key={into}
      label={say[label] as string}
      value={values[into]!}
      most={most}
      pad={draft.type === "TellScores" ? [] : PAD}
      onChange={(value) => onChange({ ...draft, [into]: value } as Draft)}
    />
  ));
  const done = (
    <button type="button" class="button main way-answer" onClick={() => send(draft)}>
      {isEmpty(draft) && (!ahead || isEmpty(ahead)) ? say.nothing : say.done}
    </button>
  );
  return (
    <>
      {hasTools && <Tools {...props} />}
      {"cells" in question && question.cells.length > 0 && !hasTools && <p class="way-label">{say.tap}</p>}
      {draft.type === "TellGoods" && <Guards {...props} draft={draft} />}
      {isOfGoods(question) ? (
        <GoodsPad question={question} draft={draft as CommandOf<typeof question.type>} send={send}>
          {counts}
          {done}
        </GoodsPad>
      ) : (
        counts
      )}
      {draft.type === "TellFight" && <Winner {...props} draft={draft} />}
      {draft.type !== "TellFight" && !isOfGoods(question) && done}
    </>
  );
}

/** Whether an answer says that there is nothing to say. */
function isEmpty(draft: Draft): boolean {
  switch (draft.type) {
    case "TellUnexplored":
      return draft.cells.length === 0;
    case "TellObstacles":
      return draft.forts.length + draft.garrisons.length + draft.pirate0 + draft.pirate1 === 0;
    case "TellGoods":
      return draft.cell === 0;
    default:
      return false;
  }
}

/** What a tap on a space stands for. */
function Tools({ match, draft, tool, onTool }: Props) {
  const say = words.value;
  const humans = everyone(match.table);
  const label = (one: Tool) => {
    if (one === "cells") return say.unexplored;
    if (one === "forts") return say.fort;
    if (one === "garrisons") return say.garrison;
    return say.pirateOf(isPair(match.table) ? humanOf(match, one === "pirate0" ? 0 : 1) : undefined);
  };
  const tools = TOOLS.slice(draft.type === "TellObstacles" ? 1 : 0, 3 + humans.length);
  return (
    <Choice
      legend={say.tool}
      options={tools.map((value) => ({ value, label: label(value) }))}
      chosen={tool}
      onChoose={onTool}
    />
  );
}

/** Whether a Fort or a Garrison guards the island with most coins, where nobody told that before. */
function Guards({ question, draft, onChange }: Props & { readonly draft: CommandOf<"TellGoods"> }) {
  const say = words.value;
  if (question.type !== "TellGoods" || !question.open.includes(draft.cell)) return null;
  return (
    <>
      {(["fort", "garrison"] as const).map((guard) => (
        <label key={guard} class="check">
          <input
            type="checkbox"
            checked={draft[guard]}
            onChange={({ currentTarget }) => onChange({ ...draft, [guard]: currentTarget.checked })}
          />
          {say[guard]}
        </label>
      ))}
    </>
  );
}

/** Who won, as the two halves that end a battle. */
function Winner({ question, draft, onChange, send }: Props & { readonly draft: CommandOf<"TellFight"> }) {
  const say = words.value;
  const isAtSea = question.type === "TellFight" && question.kind !== "building";
  return (
    <>
      {isAtSea && (
        <label class="check">
          <input
            type="checkbox"
            checked={draft.sank}
            onChange={({ currentTarget }) => onChange({ ...draft, sank: currentTarget.checked })}
          />
          {say.sankYours}
        </label>
      )}
      <div class="way-picks won">
        <button type="button" class="button main way-answer" onClick={() => send(wonBy(draft, true))}>
          {say.itWon}
        </button>
        <button type="button" class="button main way-answer" onClick={() => send(wonBy(draft, false))}>
          {say.youWon}
        </button>
      </div>
    </>
  );
}
