import { useEffect, useMemo } from "preact/hooks";
import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { ArcanoidMove } from "../../../../shared/games/arcanoid/actions/action.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import { moves as movesOf } from "../../../../shared/games/arcanoid/moves.ts";
import { actingFor, type PartyState, type State } from "../../../../shared/games/arcanoid/state.ts";
import type { Stay } from "../../../contract/board.ts";
import { language } from "../../../i18n/language.ts";
import { typeset } from "../../../i18n/typeset.ts";
import { Drawn } from "../../../ui/drawn.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SettingChoice } from "../../../ui/setting-choice.tsx";
import { fanOf } from "../scene/fan.ts";
import { messages, type Words } from "../text/messages/messages.ts";
import { cardNames, partyName, worthOf } from "../text/names.ts";
import { answerLabel, type LabelContext } from "./labels.ts";
import { Buttons } from "./questions.tsx";
import { pauseBefore, standingAnswer, steals, votes } from "./standing.ts";

interface PanelProps {
  readonly match: Match<State>;
  readonly seat: Seat;
  /** Standing answers apply only while playing; a lesson asks each question. */
  readonly stay: Stay["for"];
  /** Width of the panel in px. */
  readonly room: number;
  readonly send: (command: Command) => void;
}

/** Questions outside the seat's own plays: whether an engagement stands, an extra turn by the Hermit, a vote. */
export function AnswerPanel({ match, seat, stay, room, send }: PanelProps) {
  const say = messages.value;
  const reading: LabelContext = { match, me: seat, say };
  const moves = match.phase === "live" ? movesOf(match.table, seat) : [];
  const mayStand = stay === "playing";
  const pause = useStandingAnswer(mayStand ? match : undefined, seat, send);
  if (moves.length === 0) return null;
  return (
    <section class="col" aria-label={say.table.answer} data-at={match.table.stage.at}>
      <h2 class="unseen">{say.table.answer}</h2>
      {mayStand && (
        <div class="arcanoid-tried">
          <QuestionCards table={match.table} room={room} />
          <QuestionText reading={reading} />
        </div>
      )}
      {pause === undefined ? (
        <Answers reading={reading} moves={moves} send={send} />
      ) : (
        <p class="muted">
          {say.play.answersItself}
          <span class="arcanoid-settling" style={{ animationDuration: `${pause}ms` }} />
        </p>
      )}
      {mayStand && <Standing />}
    </section>
  );
}

/** Size of the visible upper part of a card in question, in px. */
const SHOWN = { width: 44, height: 46 };
/**
 * `SHARE`: largest fraction of the panel's width for these cards. `WORDS`: px for the text beside them and the space
 * around both.
 */
const SHARE = 0.5;
const WORDS = 190;

/** The Hermit, or the cards of an attempted engagement. */
function QuestionCards({ table, room }: { readonly table: State; readonly room: number }) {
  const { stage, play, parties } = table;
  const hermit = stage.at === "hermit" ? parties[stage.party]?.hermit : undefined;
  const cards = hermit ? [hermit.card] : stage.at === "window" ? (play?.attempt?.cards ?? []) : [];
  if (cards.length === 0) return null;
  const drawing = fanOf(table, cards, SHOWN, Math.max(SHOWN.width, Math.min(room * SHARE, room - WORDS)));
  return (
    <span class={drawing.width > room - WORDS ? "above" : ""}>
      <Drawn key={cards.join(" ")} drawing={drawing} />
    </span>
  );
}

function QuestionText({ reading }: { readonly reading: LabelContext }) {
  const { match, say } = reading;
  const { stage, parties } = match.table;
  switch (stage.at) {
    case "window":
      return <AttemptText reading={reading} />;
    case "hermit":
      return <p>{hermitText(parties[stage.party], say)}</p>;
    case "vote":
      return <p>{typeset(say.play.vote, language.value)}</p>;
    default:
      return null;
  }
}

/** The turns that a Hermit has left. A demon's Hermit is marked, because its player can have one too. */
function hermitText(party: PartyState | undefined, { play }: Words): string {
  const left = play.hermit(party?.hermit?.left ?? 0);
  return party?.kind === "demon" ? `${play.demon}: ${left}` : left;
}

/** The attempted engagement; for a seat that could steal it, also the effect of stealing. */
function AttemptText({ reading: { match, me, say } }: { readonly reading: LabelContext }) {
  const { table } = match;
  const attempt = table.play?.attempt;
  if (!attempt) return null;
  const { party, field, cards, isHidden } = attempt;
  const names = cardNames(table, cards, say);
  const what = isHidden ? say.board.secretly(cards.length) : (worthOf(table, cards, field, say) ?? names);
  const who = partyName(match, me, party, say) ?? say.you;
  const tried = say.play.tried(who, say.fields[field]!, what);
  const maySteal = movesOf(table, me).some(({ command }) => command.type === "PlayFool");
  return (
    <>
      <p>
        {typeset(tried, language.value)}
        {!isHidden && <span class="unseen"> ({names})</span>}
      </p>
      {maySteal && <p class="muted">{typeset(say.play.stolen(who), language.value)}</p>}
    </>
  );
}

interface AnswersProps {
  readonly reading: LabelContext;
  readonly moves: readonly ArcanoidMove[];
  readonly send: (command: Command) => void;
}

function Answers({ reading, moves, send }: AnswersProps) {
  if (moves.length === 0) return null;
  const options = moves.map(({ command }, value) => ({ value, label: answerLabel(reading, command) }));
  return <Buttons legend="" options={options} onChoose={(i) => send(moves[i]!.command)} />;
}

function questionKey({ table }: Match<State>, seat: Seat): string {
  const cards: readonly Handle[] = table.play?.attempt?.cards ?? [];
  return [actingFor(table, seat), table.stage.at, table.round, table.renewals, table.pile.length, ...cards].join(" ");
}

/** Sends the seat's standing answer, if any, after a pause (S4), and returns the pause in ms. */
function useStandingAnswer(
  match: Match<State> | undefined,
  seat: Seat,
  send: (command: Command) => void,
): number | undefined {
  const answer =
    match?.phase === "live" ? standingAnswer(match.table, seat, steals.chosen.value, votes.chosen.value) : undefined;
  const key = match && answer && `${questionKey(match, seat)} ${JSON.stringify(answer)}`;
  const pause = useMemo(() => pauseBefore(Math.random()), [key]);
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => send(answer), pause);
    return () => clearTimeout(timer);
  }, [key]);
  return answer && pause;
}

export function StandingChoices() {
  const { play } = messages.value;
  return (
    <>
      <SettingChoice legend={play.whenAsked} of={steals} labels={play.whenAskedValues} />
      <SettingChoice legend={play.voting} of={votes} labels={play.votingValues} />
    </>
  );
}

const Standing = () => (
  <details>
    <summary title={messages.value.play.standing}>
      <Icon name="gear" />
      <span class="unseen">{messages.value.play.standing}</span>
    </summary>
    <StandingChoices />
  </details>
);
