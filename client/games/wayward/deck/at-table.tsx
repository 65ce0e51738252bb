import { useEffect, useRef, useState } from "preact/hooks";
import type { Seat } from "../../../../shared/engine/contract/events.ts";
import { equal } from "../../../../shared/engine/equal.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Command, SectionReading } from "../../../../shared/games/wayward/commands.ts";
import type { Section } from "../../../../shared/games/wayward/deck/schema.ts";
import type { QuestionOf } from "../../../../shared/games/wayward/questions.ts";
import { isResting, type State } from "../../../../shared/games/wayward/state.ts";
import { followLink, workshopPath } from "../../../navigation/route.ts";
import type { WaywardEntry } from "../play/steps.ts";
import { messages as gameMessages } from "../text/messages/messages.ts";
import { followGuest } from "./account.ts";
import { choose, chosenFor, ELSEWHERE } from "./chosen.ts";
import { add, deckOf, decks, followDecks, keep, type OwnDeck, readDecks } from "./decks.ts";
import { type DeckDraft, doneAt, isUntouched, newDraft, withHeader } from "./draft.ts";
import { Failure } from "./failure.tsx";
import { HeaderFirst, HeaderForm } from "./header-form.tsx";
import { messages } from "./messages/messages.ts";
import { SectionForm } from "./section-form.tsx";

export interface TableDeckProps {
  readonly match: Match<State>;
  readonly seat: Seat;
  readonly log: readonly WaywardEntry[];
  readonly send: (command: Command) => void;
}

/** Sends the deck's sections as they turn up, or asks the player to type them in. */
export function TableDeck(props: TableDeckProps) {
  const { match, seat } = props;
  const { question } = match.table;
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    void readDecks();
    const stops = [followDecks(), followGuest()];
    return () => stops.forEach((stop) => void stop());
  }, []);
  if (decks.value === undefined) return null;
  const id = chosenFor(match.config.id);
  const own = deckOf(id);
  if (id === undefined || isChoosing) return <Chooser match={match} onDone={() => setChoosing(false)} />;
  if (question?.type === "ReadSection" && question.to.includes(seat))
    return own ? (
      <ReadOut {...props} own={own} question={question} onChange={() => setChoosing(true)} />
    ) : (
      <ChosenDeck title={messages.value.elsewhere} onChange={() => setChoosing(true)} />
    );
  if (!isResting(match.table)) return null;
  return <ChosenDeck title={own?.deck.title ?? messages.value.elsewhere} onChange={() => setChoosing(true)} />;
}

const ChosenDeck = ({ title, onChange }: { readonly title: string; readonly onChange: () => void }) => (
  <p class="way-which row between">
    <span class="clip">{messages.value.whichDeck(title)}</span>
    <button type="button" class="link" onClick={onChange}>
      {messages.value.change}
    </button>
  </p>
);

function Chooser({ match, onDone }: { readonly match: Match<State>; readonly onDone: () => void }) {
  const say = messages.value;
  const { config, table } = match;
  const take = (id: string) => {
    choose(config.id, id);
    onDone();
  };
  return (
    <section class="way-question way-own" aria-label={say.chooseDeck}>
      <h2>{say.chooseDeck}</h2>
      <Failure />
      <p>{say.chooseNote}</p>
      <div class="way-choices">
        {decks.value!.map(({ id, deck }) => (
          <button key={id} type="button" class="button way-answer" onClick={() => take(id)}>
            {deck.title}
          </button>
        ))}
        <button type="button" class="button quiet way-answer" onClick={() => take(typedIn(table))}>
          {say.typeIn}
        </button>
        {table.seats > 1 && (
          <button type="button" class="button quiet way-answer" onClick={() => take(ELSEWHERE)}>
            {say.elsewhere}
          </button>
        )}
      </div>
      <a class="plain" href={workshopPath("wayward")} onClick={followLink}>
        {say.workshop}
      </a>
    </section>
  );
}

/**
 * The deck has the header read earlier at the table, if any.
 * @returns the deck's id
 */
function typedIn({ header }: State): string {
  const draft = newDraft(messages.value.newTitle);
  if (!header) return add(draft);
  const { grid, ...common } = header;
  return add(withHeader(draft, { ...common, grids: { solo: grid, pair: grid } }));
}

function readingOf({ deck }: OwnDeck, { options }: State, section: Section): SectionReading {
  const { stages, grids, mirror, laden, goods } = deck;
  return { stages, grid: grids[options.mode], mirror, laden, ...(goods && { goods }), section };
}

/** Delay in ms before other devices than that of the automaton's seat send a section. */
const COURTESY = 1500;

interface ReadOutProps extends TableDeckProps {
  readonly own: OwnDeck;
  readonly question: QuestionOf<"ReadSection">;
  readonly onChange: () => void;
}

function ReadOut(props: ReadOutProps) {
  const { match, seat, log, own, question, send, onChange } = props;
  const { table, version } = match;
  const say = messages.value;
  const section = doneAt(own, question);
  const isOfThis = fits(own, table);
  const read = (section: Section) => send({ type: "ReadSection", read: readingOf(own, table, section) });
  // After an undo, nothing is sent: the player may want to look or to undo more.
  const isTakenBack = log.at(-1)?.type === "StepTakenBack";
  const sent = useRef(0);
  const mayRead = section !== undefined && isOfThis && !isTakenBack && sent.current !== version;
  useEffect(() => {
    if (!mayRead) return undefined;
    const timer = setTimeout(
      () => {
        sent.current = version;
        read(section);
      },
      question.seat === seat || table.seats === 1 ? 0 : COURTESY,
    );
    return () => clearTimeout(timer);
  }, [mayRead, version]);
  const place = { no: question.no, stage: question.stage, isHard: question.side === "hard" };
  if (!isOfThis)
    return (
      <section class="way-question" aria-label={say.otherHeader}>
        <p role="alert">{say.otherHeader}</p>
        <ChosenDeck title={own.deck.title} onChange={onChange} />
      </section>
    );
  if (section)
    return (
      <section class="way-question" aria-label={gameMessages.value.card(place)}>
        <h2>{gameMessages.value.card(place)}</h2>
        <button type="button" class="button main way-answer" onClick={() => read(section)}>
          {say.readOut}
        </button>
      </section>
    );
  return <TypeIn {...props} onRead={read} />;
}

/** Whether the deck has the header of earlier sections. */
const fits = (own: OwnDeck, table: State): boolean => {
  const { section: _, ...header } = readingOf(own, table, {} as Section);
  return table.header === undefined || equal(header, table.header);
};

function TypeIn({ match, own, question, onRead }: ReadOutProps & { readonly onRead: (section: Section) => void }) {
  const say = messages.value;
  const { no, side, stage } = question;
  const [isAsked, ask] = useState(isUntouched(own) && match.table.header === undefined);
  const change = (draft: DeckDraft) => keep({ ...own, ...draft });
  if (isAsked)
    return (
      <div class="way-question way-typed">
        <HeaderFirst draft={own} onChange={change}>
          <button type="button" class="button main" onClick={() => ask(false)}>
            {say.thatIsRight}
          </button>
        </HeaderFirst>
      </div>
    );
  return (
    <section class="way-question way-typed" aria-label={say.typeIn}>
      <h2 class="unseen">{gameMessages.value.card({ no, stage, isHard: side === "hard" })}</h2>
      <Failure />
      <p>{say.unnumbered({ no, stage, isHard: side === "hard" })}</p>
      {match.table.header === undefined && (
        <details class="way-more">
          <summary>{say.common}</summary>
          <HeaderForm draft={own} onChange={change} />
        </details>
      )}
      <SectionForm
        key={match.version}
        draft={own}
        place={question}
        onChange={change}
        onDone={(draft) => {
          keep({ ...own, ...draft });
          onRead(doneAt(draft, question)!);
        }}
        done={say.readOut}
      />
    </section>
  );
}
