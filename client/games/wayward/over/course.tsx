import type { Match, Recorded } from "../../../../shared/engine/match.ts";
import { movesOf, stepsOf } from "../../../../shared/engine/steps.ts";
import type { Event } from "../../../../shared/games/wayward/events.ts";
import { type State, turnsOf } from "../../../../shared/games/wayward/state.ts";
import { lineOf } from "../speech/sentences.ts";
import { words } from "../speech/words/words.ts";
import { WhyLine } from "./why.tsx";

/** What a card has come to so far: what the last answer brought, and everything before that. */
interface Told {
  readonly before: readonly Recorded[];
  readonly latest: readonly Recorded[];
}

/** Told beside what it says: the question, and the answer that was just given. */
const SILENT: readonly string[] = [
  "Answered",
  "Asked",
  "AttackSettled",
  "CardRevealed",
  "SectionRead",
] satisfies Event["type"][];

/** The course of the card that was turned up last, along the line that counts. */
function courseOf(log: readonly Recorded[]): Told {
  const counted = new Set(movesOf(log));
  const steps = stepsOf(log).filter((step) => counted.has(step.at(-1)!.v));
  const from = steps.findLastIndex((step) => step.some(({ type }) => type === "CardRevealed"));
  if (from < 0) return { before: [], latest: [] };
  const told = steps.slice(from).map((step) => step.filter(({ type }) => !SILENT.includes(type)));
  return { before: told.slice(0, -1).flat(), latest: told.at(-1) ?? [] };
}

/** The rule that brought something about. */
const ruleOf = (event: object): string | undefined =>
  "rule" in event && typeof event.rule === "string" ? event.rule : undefined;

interface Props {
  readonly match: Match<State>;
  readonly log: readonly Recorded[];
}

/** What the card has come to: what is to be done at the table now, and what was done before. */
export function Course({ match, log }: Props) {
  const { told, before, toBegin, turn, atEnd } = words.value;
  const course = courseOf(log);
  const lines = (events: readonly Recorded[]) =>
    events.flatMap((event) => {
      const line = lineOf(event, { match });
      if (!line) return [];
      const rule = ruleOf(event);
      return [<li key={event.v}>{rule ? <WhyLine match={match} rule={rule} line={line} /> : line}</li>];
    });
  const [latest, earlier] = [lines(course.latest), lines(course.before)];
  if (turnsOf(match.table) === 0)
    return (
      <div class="way-course">
        <h3>{turn(0)}</h3>
        <ol>
          {Object.entries(toBegin[match.table.options.mode]).map(([rule, line]) => (
            <li key={rule}>
              <WhyLine match={match} rule={rule} line={[line]} />
            </li>
          ))}
        </ol>
      </div>
    );
  if (latest.length + earlier.length === 0) return null;
  return (
    <div class="way-course">
      {latest.length > 0 && (
        <>
          <h3>{match.phase === "over" ? atEnd : told}</h3>
          <ol class="way-now">{latest}</ol>
        </>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{before}</summary>
          <ol>{earlier}</ol>
        </details>
      )}
    </div>
  );
}
