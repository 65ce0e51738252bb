import { useEffect } from "preact/hooks";
import type { Handle, Seat } from "../../../../shared/engine/game.ts";
import type { Match } from "../../../../shared/engine/match.ts";
import type { Offered } from "../../../../shared/games/arcanoid/actions/action.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import { moves as movesOf } from "../../../../shared/games/arcanoid/moves.ts";
import { actingFor, type State } from "../../../../shared/games/arcanoid/state.ts";
import { language } from "../../../i18n/language.ts";
import { typeset } from "../../../rules/typeset.ts";
import { SettingChoice } from "../../../ui/setting-choice.tsx";
import type { Stay } from "../../game.ts";
import { cardNames, partyName, worthOf } from "../speech/names.ts";
import { words } from "../speech/words/words.ts";
import { answerLabel, type Reading } from "./labels.ts";
import { Buttons } from "./questions.tsx";
import { pauseBefore, standingAnswer, steals, votes } from "./standing.ts";

interface PanelProps {
  readonly match: Match<State>;
  readonly seat: Seat;
  /** Standing answers are for those who play: who learns is to answer by hand. */
  readonly stay: Stay["for"];
  readonly send: (command: Command) => void;
}

/** What a seat is asked beside its own plays: whether something stands, an extra turn, a vote. */
export function AnswerPanel({ match, seat, stay, send }: PanelProps) {
  const say = words.value;
  const reading: Reading = { match, me: seat, say };
  const moves = match.phase === "live" ? movesOf(match.table, seat) : [];
  const mayStand = stay === "playing";
  const isAnswered = useStandingAnswer(mayStand ? match : undefined, seat, send);
  if (moves.length === 0) return null;
  return (
    <section class="col" aria-label={say.table.answer} data-at={match.table.stage.at}>
      <h2>{say.table.answer}</h2>
      <Asked reading={reading} />
      {isAnswered ? (
        <p class="muted">{say.play.answersItself}</p>
      ) : (
        <Answers reading={reading} moves={moves} send={send} />
      )}
      {mayStand && <Standing />}
    </section>
  );
}

/** What the table wants to know. */
function Asked({ reading: { match, me, say } }: { readonly reading: Reading }) {
  const { table } = match;
  switch (table.stage.at) {
    case "window": {
      const attempt = table.play?.attempt;
      if (!attempt) return null;
      const { party, field, cards, isHidden } = attempt;
      const strength = worthOf(table, cards, field, say);
      const what = isHidden ? say.board.secretly(cards.length) : cardNames(table, cards, say);
      const who = partyName(match, me, party, say) ?? say.you;
      const tried = say.play.tried(who, say.fields[field]!, strength ? `${what} (${strength})` : what);
      return <p>{typeset(tried, language.value)}</p>;
    }
    case "hermit":
      return <p>{say.play.hermit(table.parties[table.stage.party]?.hermit?.left ?? 0)}</p>;
    case "vote":
      return <p>{typeset(say.play.vote, language.value)}</p>;
    default:
      return null;
  }
}

interface AnswersProps {
  readonly reading: Reading;
  readonly moves: readonly Offered[];
  readonly send: (command: Command) => void;
}

/** Answers that leave nothing open: each is a button. */
function Answers({ reading, moves, send }: AnswersProps) {
  if (moves.length === 0) return null;
  const options = moves.map(({ command }, value) => ({ value, label: answerLabel(reading, command) }));
  return <Buttons legend="" options={options} onChoose={(i) => send(moves[i]!.command)} />;
}

/** What a question of the table is known by: others' answers to it do not make it another one. */
function questionKey({ table }: Match<State>, seat: Seat): string {
  const cards: readonly Handle[] = table.play?.attempt?.cards ?? [];
  return [actingFor(table, seat), table.stage.at, table.round, table.renewals, table.pile.length, ...cards].join(" ");
}

/** Gives the standing answer of a seat after its pause (S4), if it has one in this match, and says whether it has. */
function useStandingAnswer(match: Match<State> | undefined, seat: Seat, send: (command: Command) => void): boolean {
  const answer =
    match?.phase === "live" ? standingAnswer(match.table, seat, steals.chosen.value, votes.chosen.value) : undefined;
  const key = match && answer && `${questionKey(match, seat)} ${JSON.stringify(answer)}`;
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => send(answer), pauseBefore(Math.random()));
    return () => clearTimeout(timer);
  }, [key]);
  return answer !== undefined;
}

/** What is answered without being asked. */
export function StandingChoices() {
  const { play } = words.value;
  return (
    <>
      <SettingChoice legend={play.whenAsked} of={steals} labels={play.whenAskedValues} />
      <SettingChoice legend={play.voting} of={votes} labels={play.votingValues} />
    </>
  );
}

const Standing = () => (
  <details>
    <summary>{words.value.play.standing}</summary>
    <StandingChoices />
  </details>
);
