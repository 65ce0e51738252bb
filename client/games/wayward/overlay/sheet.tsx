import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Command, WaywardCommandOf } from "../../../../shared/games/wayward/commands.ts";
import type { QuestionOf } from "../../../../shared/games/wayward/questions.ts";
import { everyone, isPair, type State } from "../../../../shared/games/wayward/state.ts";
import { Choice } from "../../../ui/choice.tsx";
import type { SheetProgress } from "../play/filling.ts";
import { type GoodsQuestion, presetOf, type SheetAnswer, type SpaceTool, TOOLS } from "../play/presets.ts";
import { messages } from "../text/messages/messages.ts";
import { humanOf } from "../text/sentences.ts";
import { Battle } from "./battle.tsx";
import { GoodsPad } from "./goods-pad.tsx";
import { ScorePad } from "./score-pad.tsx";

interface Props {
  readonly match: Match<State>;
  readonly filling: SheetProgress;
  readonly draft: SheetAnswer;
  readonly onChange: (draft: SheetAnswer) => void;
  readonly onTool: (tool: SpaceTool) => void;
  readonly sendAnswers: (...said: readonly Command[]) => void;
}

/** The numbers of an answer, and the button that sends it; spaces are on the grid above. */
export function Sheet(props: Props) {
  const { filling, draft, onChange, sendAnswers: send } = props;
  const { question, ahead, obstacles } = filling;
  const say = messages.value;
  const answers = obstacles ? [draft, obstacles] : [draft];
  // A claim's answer sends everything, so there is no button before it.
  const done = !ahead.claim && (
    <button type="button" class="button main way-answer" onClick={() => send(...answers)}>
      {answers.every(isEmpty) ? say.nothing : say.done}
    </button>
  );
  switch (draft.type) {
    case "TellUnexplored":
    case "TellObstacles":
      return (
        <>
          {obstacles || draft.type === "TellObstacles" ? (
            <Tools {...props} />
          ) : (
            <p class="way-label way-hint">{say.tap}</p>
          )}
          {draft.type === "TellUnexplored" && (
            <Unexplored question={question as QuestionOf<"TellUnexplored">} {...{ draft, onChange }} />
          )}
          {done}
        </>
      );
    case "TellGoods":
      return <Richest question={question as QuestionOf<"TellGoods">} {...{ draft, onChange, send }} />;
    case "TellFight":
      return <Battle kind={(question as QuestionOf<"TellFight">).kind} {...{ draft, onChange, send }} />;
    case "TellProduced":
    case "TellHarvest":
      return <GoodsPad question={question as GoodsQuestion} {...{ draft, onChange, send }} />;
    case "TellScores":
      return (
        <>
          <ScorePad draft={draft} onChange={onChange} />
          {done}
        </>
      );
    case "TellTie":
      return (
        <>
          <Winner draft={draft} onChange={onChange} />
          {done}
        </>
      );
  }
}

function isEmpty(draft: SheetAnswer): boolean {
  switch (draft.type) {
    case "TellUnexplored":
      return draft.cells.length === 0;
    case "TellObstacles":
      return draft.forts.length + draft.garrisons.length + draft.pirate0 + draft.pirate1 === 0;
    default:
      return false;
  }
}

interface UnexploredProps {
  readonly question: QuestionOf<"TellUnexplored">;
  readonly draft: WaywardCommandOf<"TellUnexplored">;
  readonly onChange: Props["onChange"];
}

/** L1: one tap marks all spaces, or none. */
function Unexplored({ question: { cells }, draft, onChange }: UnexploredProps) {
  const say = messages.value;
  const isEvery = draft.cells.length === cells.length;
  return (
    <div class="way-row">
      <span role="status">{say.readBack(draft.cells.length)}</span>
      <button
        type="button"
        class="button quiet way-every"
        aria-pressed={isEvery}
        onClick={() => onChange({ ...draft, cells: isEvery ? [] : cells })}
      >
        {say.allUnexplored(cells.length)}
      </button>
    </div>
  );
}

function Tools({ match, filling, draft, onTool }: Props) {
  const say = messages.value;
  const humans = everyone(match.table);
  const label = (one: SpaceTool) => {
    if (one === "cells") return say.unexplored;
    if (one === "forts") return say.fort;
    if (one === "garrisons") return say.garrison;
    return say.pirateOf(isPair(match.table) ? humanOf(match, one === "pirate0" ? 0 : 1) : undefined);
  };
  const tools = TOOLS.slice(draft.type === "TellObstacles" ? 1 : 0, 3 + humans.length);
  return (
    <div class="way-tools">
      <Choice
        legend={say.tool}
        options={tools.map((value) => ({ value, label: label(value) }))}
        chosen={filling.tool}
        onChoose={onTool}
      />
    </div>
  );
}

interface RichestProps {
  readonly question: QuestionOf<"TellGoods">;
  readonly draft: WaywardCommandOf<"TellGoods">;
  readonly onChange: Props["onChange"];
  readonly send: Props["sendAnswers"];
}

/** Asks for guards if those of a possible island are unknown. */
function Richest({ question, draft, onChange, send }: RichestProps) {
  const say = messages.value;
  return (
    <>
      <p class="way-label way-hint">{say.tapIsland}</p>
      {question.open.length > 0 && (
        <div class="way-row">
          {(["fort", "garrison"] as const).map((guard) => (
            <label key={guard} class="check">
              <input
                type="checkbox"
                checked={draft[guard]}
                onChange={({ currentTarget }) => onChange({ ...draft, [guard]: currentTarget.checked })}
              />
              {say.guardedBy[guard]}
            </label>
          ))}
        </div>
      )}
      <button type="button" class="button main way-answer" onClick={() => send(presetOf(question))}>
        {say.none}
      </button>
    </>
  );
}

/** The winner ends the match, so the answer needs a confirmation. */
function Winner({
  draft,
  onChange,
}: {
  readonly draft: WaywardCommandOf<"TellTie">;
  readonly onChange: Props["onChange"];
}) {
  const { winners, you, it3, nobody } = messages.value;
  return (
    <Choice
      legend={winners}
      options={[
        { value: "you", label: you },
        { value: "it", label: it3 },
        { value: "nobody", label: nobody },
      ]}
      chosen={draft.winner}
      onChoose={(winner) => onChange({ ...draft, winner })}
    />
  );
}
