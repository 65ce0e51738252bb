import "./board.css";
import type { Handle, Seat } from "../../../shared/engine/game.ts";
import type { Match } from "../../../shared/engine/match.ts";
import { FIELDS, type Field } from "../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../shared/games/arcanoid/commands.ts";
import { standingsOn } from "../../../shared/games/arcanoid/fields.ts";
import type { Party, State } from "../../../shared/games/arcanoid/state.ts";
import { type PlainProps, plainBoard } from "../../plain/board.tsx";
import { PlayPanel, Standing } from "./play/panel.tsx";
import { cardNames, partyName, worthOf } from "./speech/names.ts";
import { words } from "./speech/words/words.ts";

interface TableProps {
  readonly match: Match<State>;
  readonly seat: Seat | undefined;
}

const nameOf = ({ match, seat }: TableProps, party: Party): string =>
  partyName(match, seat, party, words.value) ?? words.value.you;

/** How a party stands on a field, in words. */
function standText({ table }: Match<State>, party: Party, field: Field): string {
  const say = words.value;
  const stand = table.parties[party]!.stands[field];
  if (!stand) return say.board.free;
  if (stand.how === "abdicated") return say.board.abdicated;
  const isSeen = stand.cards.every((card) => table.faces[card] !== undefined);
  if (!isSeen) return say.board.secretly(stand.cards.length);
  const worth = worthOf(table, stand.cards, field, say);
  const cards = cardNames(table, stand.cards, say);
  return worth ? `${cards} (${worth})` : cards;
}

/** What there is to know of a field beside who stands there. */
function fieldNotes({ temperance, touched }: State, field: Field): string {
  const { board } = words.value;
  const notes = [...(temperance?.field === field ? [board.tempered] : []), ...(touched[field] ? [board.touched] : [])];
  return notes.join(", ");
}

/** The four battles: who stands where, and who leads. */
function Fields(props: TableProps) {
  const { match } = props;
  const { table } = match;
  const say = words.value;
  const leaders = FIELDS.map((field) => standingsOn(table, field)[0]?.party);
  return (
    <table class="arcanoid-fields">
      <caption class="unseen">{say.board.fields}</caption>
      <thead>
        <tr>
          <th scope="col">{say.board.party}</th>
          {FIELDS.map((field) => (
            <th key={field} scope="col">
              {say.fieldTitles[field]} <span class="small muted">{fieldNotes(table, field)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.parties.map((party, number) => (
          <tr key={number} class={party.isOut ? "muted" : ""}>
            <th scope="row">{nameOf(props, number)}</th>
            {FIELDS.map((field) => {
              const text = standText(match, number, field);
              return <td key={field}>{leaders[field] === number ? <b>{text}</b> : text}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Line = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <p>
    <b>{label}:</b> {text}
  </p>
);

/** Piles, the row, and what lies on the table for longer. */
function Around(props: TableProps) {
  const { table } = props.match;
  const say = words.value;
  const names = (cards: readonly Handle[]) => cardNames(table, cards, say) || say.board.none;
  const { renewals, options, isClosed } = table;
  return (
    <>
      <p class="muted">
        {say.board.pile(table.pile.length)} (
        {isClosed ? say.board.closed : say.board.renewals(Math.max(0, options.renewals - renewals))}) ·{" "}
        {say.board.discards(table.discard.length)}
      </p>
      {table.row && <Line label={say.board.row} text={names(table.row)} />}
      {table.kept.length > 0 && <Line label={say.board.kept} text={names(table.kept)} />}
      {table.parties.map(({ chariot, hermit }, party) => (
        <div key={party}>
          {chariot && <Line label={say.board.reserve(nameOf(props, party))} text={names(chariot.reserve)} />}
          {hermit && <p>{say.board.hermit(nameOf(props, party), hermit.left)}</p>}
        </div>
      ))}
    </>
  );
}

/** The hands the reader may see: the own one with its demons' first, else what lies open. */
function Hands(props: TableProps) {
  const { match, seat } = props;
  const say = words.value;
  const handLine = (party: Party) => {
    const { closed, open } = match.table.parties[party]!;
    const known = closed.some((card) => match.table.faces[card] !== undefined) ? closed : [];
    const lies = open.length > 0 ? [`${cardNames(match.table, open, say)} (${say.board.open})`] : [];
    return [...(known.length > 0 ? [cardNames(match.table, known, say)] : []), ...lies].join(", ");
  };
  return (
    <>
      {match.table.parties.map(({ kind, seat: owner }, party) => {
        const isMine = kind === "seat" && owner === seat;
        const text = handLine(party);
        if (!text) return null;
        const label = isMine ? say.board.hand : say.board.handOf(nameOf(props, party));
        return <Line key={party} label={label} text={text} />;
      })}
    </>
  );
}

/** The table in words, with what one is asked for first. */
function Table({ match, seat, send }: PlainProps<State, Command>) {
  const shown = { match, seat };
  return (
    <>
      {seat !== undefined && <PlayPanel match={match} seat={seat} send={send} />}
      <Hands {...shown} />
      <Fields {...shown} />
      <Around {...shown} />
      {seat !== undefined && match.phase === "live" && <Standing />}
    </>
  );
}

export const Board = plainBoard(() => words.value.name, Table);
