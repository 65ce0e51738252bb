import { useState } from "preact/hooks";
import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Command } from "../../../../shared/games/wayward/commands.ts";
import { type Question as Asked, RULE_OF } from "../../../../shared/games/wayward/questions.ts";
import type { Sum as Parts } from "../../../../shared/games/wayward/rules/cannons.ts";
import { isPair, type State } from "../../../../shared/games/wayward/state.ts";
import type { SheetProgress } from "../play/filling.ts";
import { isUsual, type Pick, picksOf } from "../play/picks.ts";
import { messages } from "../text/messages/messages.ts";
import { humanOf, questionIn } from "../text/sentences.ts";
import { LastTurnsNote } from "./ending.tsx";
import type { Guard } from "./guard.ts";
import { Reports } from "./reports.tsx";
import { Sheet } from "./sheet.tsx";
import { Why, WhyLine } from "./why.tsx";

/** With two automata, scores are those of teams (P6). */
const ruleOf = ({ type }: Asked, table: State): string =>
  isPair(table) && RULE_OF[type] === RULE_OF.TellScores ? "P6" : RULE_OF[type];

interface Props {
  readonly match: Match<State>;
  readonly seat: Seat;
  readonly filling: SheetProgress;
  readonly hold: (filling: SheetProgress) => void;
  readonly sendAnswers: (...said: readonly Command[]) => void;
  /** Holds back a card that must not be turned up yet. */
  readonly guard: Guard;
}

/** One tap per answer, or a sheet to fill in. */
export function Question({ match, seat, filling, hold, sendAnswers: sendAtOnce, guard }: Props) {
  const { question, ahead, draft, obstacles, version } = filling;
  const say = messages.value;
  const { isHeld, isShut } = guard;
  const sendAnswers = (...said: readonly Command[]) => {
    if (!isHeld.current) sendAtOnce(...said);
  };
  const nameOf = (seat: Seat) => humanOf(match, seat);
  const facts = { state: match.table, say, nameOf };
  const filled = [draft, obstacles].filter((one) => one !== undefined);
  return (
    <section class="way-question" aria-label={say.answers}>
      <div class="way-asked">
        <h2 data-landing tabIndex={-1}>
          {questionIn(match, question)}
        </h2>
        <Why match={match} rule={ruleOf(question, match.table)} />
      </div>
      {question.type === "TellFight" && <Sum sum={question.sum} />}
      {question.type === "TellFight" && question.kind !== "building" && (
        <WhyLine match={match} rule="C3" line={[say.tieIsIts]} />
      )}
      <LastTurnsNote match={match} question={question} />
      {question.type === "Reveal" && match.table.now?.kind === "human" && <p class="way-label">{say.yourTurn}</p>}
      {draft && (
        <Sheet
          key={version}
          {...{ match, filling, draft, sendAnswers }}
          onChange={(draft) => hold({ ...filling, draft })}
          onTool={(tool) => hold({ ...filling, tool })}
        />
      )}
      {ahead.claim ? (
        <>
          <h3>{questionIn(match, ahead.claim)}</h3>
          <Picks key={version} picks={picksOf(ahead.claim, facts)} onPick={(claim) => sendAnswers(...filled, claim)} />
        </>
      ) : (
        <Picks key={version} picks={picksOf(question, facts)} onPick={sendAnswers} isShut={isShut} />
      )}
      {question.type === "Reveal" && <Reports match={match} seat={seat} send={sendAnswers} />}
    </section>
  );
}

interface PicksProps {
  readonly picks: readonly Pick[];
  readonly onPick: (command: Command) => void;
  /** Whether taps are ignored for a moment. */
  readonly isShut?: boolean;
}

/** Rare numbers are shown on request. */
function Picks({ picks, onPick, isShut }: PicksProps) {
  const [isWhole, showAll] = useState(false);
  const say = messages.value;
  const inWords = picks.filter(({ isNumber }) => !isNumber);
  const counted = picks.filter(({ isNumber }) => isNumber);
  const isPirate = counted.some(({ command }) => command.type === "TellClaim");
  const shown = isWhole ? counted : counted.filter((pick) => isUsual(pick, counted));
  const button = ({ says, command, isNumber, isPreset }: Pick) => (
    <button
      key={says}
      type="button"
      class={isPreset ? "button main way-answer" : "button way-answer"}
      aria-label={command.type === "TellClaim" && isNumber ? say.pirateIcons(command.icons) : undefined}
      data-answer={says}
      disabled={isShut}
      onClick={() => onPick(command)}
    >
      {says}
    </button>
  );
  return (
    <>
      {inWords.length > 0 && (
        <div class={picks.length === 1 ? "way-picks only" : "way-picks"}>{inWords.map(button)}</div>
      )}
      {isPirate && <p class="way-label">{say.pirate}</p>}
      {counted.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: numbers to be pressed are no set of fields
        <div class="way-pad" role="group" aria-label={isPirate ? say.pirate : undefined}>
          {shown.map(button)}
          {shown.length < counted.length && (
            <button
              type="button"
              class="button quiet way-all"
              aria-label={say.moreNumbers}
              onClick={() => showAll(true)}
            >
              …
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** A battle's sum by its parts (C1), such as `1 base · 2 from upgrades = 3`, and the half if only that fights. */
function Sum({ sum: { parts, half, cannons } }: { readonly sum: Parts }) {
  const say = messages.value;
  const whole = parts.reduce((sum, { n }) => sum + n, 0);
  return (
    <p class="way-sum">
      {parts.map(({ of, n }) => `${n} ${say.sum[of]}`).join(" · ")} = <b>{whole}</b>
      {half && `, ${say.half(cannons)}`}
    </p>
  );
}
