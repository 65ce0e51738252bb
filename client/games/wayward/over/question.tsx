import type { Seat } from "../../../../shared/engine/game.ts";
import type { Match } from "../../../../shared/engine/match.ts";
import type { Command } from "../../../../shared/games/wayward/commands.ts";
import type { Laden } from "../../../../shared/games/wayward/deck/schema.ts";
import { type Question as Asked, RULE_OF } from "../../../../shared/games/wayward/questions.ts";
import type { Sum as Parts } from "../../../../shared/games/wayward/rules/cannons.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { type Pick, picksOf } from "../play/picks.ts";
import type { Draft, Tool } from "../play/presets.ts";
import { humanOf } from "../speech/sentences.ts";
import { words } from "../speech/words/words.ts";
import { Reports } from "./reports.tsx";
import { Sheet } from "./sheet.tsx";
import { Why } from "./why.tsx";

interface Props {
  readonly match: Match<State>;
  readonly seat: Seat;
  readonly question: Asked;
  readonly draft: Draft | undefined;
  /** What is told on the same sheet. */
  readonly ahead: Draft | undefined;
  readonly tool: Tool;
  readonly onChange: (draft: Draft) => void;
  readonly onTool: (tool: Tool) => void;
  readonly send: (command: Command) => void;
}

/** What is asked, and its answers: one tap, or a sheet that is filled in. */
export function Question(props: Props) {
  const { match, seat, question, draft, send } = props;
  const say = words.value;
  const nameOf = (seat: Seat) => humanOf(match, seat);
  const picks = picksOf(question, { state: match.table, say, nameOf });
  const asks = say.questions[question.type] as (question: Asked, laden: Laden) => string;
  return (
    <section class="way-question" aria-label={say.answers}>
      <div class="way-asked">
        <h2 aria-live="polite">
          {question.type === "Reveal" ? say.turn(question.turn) : asks(question, match.table.header?.laden ?? "coins")}
        </h2>
        <Why match={match} rule={RULE_OF[question.type]} />
      </div>
      {question.type === "TellFight" && <Sum sum={question.sum} />}
      {draft && <Sheet {...props} draft={draft} />}
      <Picks picks={picks} pirate={question.type === "TellClaim"} send={send} />
      {question.type === "Reveal" && <Reports match={match} seat={seat} send={send} />}
    </section>
  );
}

/** Answers of a tap each: those in words first, then numbers as on a pad. */
function Picks({ picks, pirate, send }: { picks: readonly Pick[]; pirate: boolean; send: Props["send"] }) {
  const say = words.value;
  const [told, counted] = [picks.filter(({ isNumber }) => !isNumber), picks.filter(({ isNumber }) => isNumber)];
  const button = ({ says, command, isPreset }: Pick) => (
    <button
      key={says}
      type="button"
      class={isPreset ? "button main way-answer" : "button way-answer"}
      data-answer={says}
      onClick={() => send(command)}
    >
      {says}
    </button>
  );
  return (
    <>
      {told.length > 0 && <div class={told.length === 1 ? "way-picks only" : "way-picks"}>{told.map(button)}</div>}
      {pirate && <p class="way-label">{say.pirate}</p>}
      {counted.length > 0 && <div class="way-pad">{counted.map(button)}</div>}
    </>
  );
}

/** C1 as what it is made of: `1 base · 2 upgrades = 3`, and what is fought with where that is half of it. */
function Sum({ sum: { parts, half, cannons } }: { readonly sum: Parts }) {
  const say = words.value;
  const whole = parts.reduce((sum, { n }) => sum + n, 0);
  return (
    <p class="way-sum">
      {parts.map(({ of, n }) => `${n} ${say.sum[of]}`).join(" · ")} = <b>{whole}</b>
      {half && `, ${say.half(cannons)}`}
    </p>
  );
}
