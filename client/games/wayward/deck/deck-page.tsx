import { useState } from "preact/hooks";
import type { SectionPlace } from "../../../../shared/games/wayward/deck/faults.ts";
import { type CardSide, TEXTS } from "../../../../shared/games/wayward/deck/schema.ts";
import { messages as gameMessages } from "../text/messages/messages.ts";
import { delay, keepWithGuest, leaveGuest } from "./account.ts";
import { add, keep, type OwnDeck, saveAsFile } from "./decks.ts";
import {
  CARDS,
  type DeckDraft,
  faultsOf,
  isUntouched,
  nextAfter,
  placesOf,
  progressOf,
  renamed,
  SIDES,
  shownAt,
  standingAt,
} from "./draft.ts";
import { TextField } from "./fields.tsx";
import { HeaderFirst, HeaderForm } from "./header-form.tsx";
import { messages } from "./messages/messages.ts";
import { deckHash, goTo, placeHash } from "./place.ts";

interface Props {
  readonly own: OwnDeck;
  readonly onRemove: (own: OwnDeck) => void;
}

export function DeckPage({ own, onRemove }: Props) {
  const say = messages.value;
  const next = nextAfter(own);
  const [isOpen, setOpen] = useState(false);
  const change = (draft: DeckDraft) => keep({ ...own, ...draft });
  const typeOn = next && (
    <a class="button main" href={placeHash(own.id, next)}>
      {say.typeOn(gameMessages.value.card({ ...next, isHard: next.side === "hard" }))}
    </a>
  );
  return (
    <>
      <TextField
        key={own.id}
        label={say.title}
        value={own.deck.title}
        most={TEXTS.title}
        onChange={(title) => keep({ ...own, ...renamed(own, title) })}
      />
      <Standing own={own} />
      {isUntouched(own) ? (
        <HeaderFirst draft={own} onChange={change}>
          {typeOn}
        </HeaderFirst>
      ) : (
        <>
          <details class="panel way-card" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>{say.common}</summary>
            <HeaderForm draft={own} onChange={change} />
          </details>
          {typeOn}
        </>
      )}
      <Faults own={own} />
      <ol class="bare way-cards">
        {CARDS.map((no) => (
          <CardRow key={no} own={own} no={no} />
        ))}
      </ol>
      <WithGuest own={own} />
      <div class="way-foot">
        <button type="button" class="button quiet" onClick={() => saveAsFile(own)}>
          {say.exported}
        </button>
        <button type="button" class="button quiet" onClick={() => goTo(deckHash(add(own)))}>
          {say.copy}
        </button>
        <button type="button" class="button quiet" onClick={() => onRemove(own)}>
          {say.remove}
        </button>
      </div>
    </>
  );
}

/** Shows progress (V11), and the number of sections that the file leaves out. */
export function Standing({ own }: { readonly own: OwnDeck }) {
  const say = messages.value;
  const { here, of, unfinished } = progressOf(own);
  return (
    <p class="way-standing">
      <progress value={here} max={of} aria-hidden="true" />
      <span>{here === of ? say.whole(of) : say.partly(here, of)}</span>
      {unfinished > 0 && <span>{say.unfinished(unfinished)}</span>}
    </p>
  );
}

/** In the account, only its owner sees the deck. */
function WithGuest({ own }: Pick<Props, "own">) {
  const say = messages.value;
  const { account } = own;
  const isLate = account && !account.isSent;
  return (
    <div class="panel way-card">
      <label class="check way-guest">
        <input
          type="checkbox"
          checked={account !== undefined}
          onChange={({ currentTarget }) => (currentTarget.checked ? keepWithGuest(own) : void leaveGuest(own))}
        />
        <span>
          {say.withGuest}
          <span class="small note">{say.withGuestNote}</span>
        </span>
      </label>
      {account && (
        <p role="status">
          {isLate ? (delay.value === undefined ? say.sending : (say.delays[delay.value] ?? say.late)) : say.sent}
        </p>
      )}
    </div>
  );
}

const nameOf = (place: SectionPlace): string => gameMessages.value.card({ ...place, isHard: place.side === "hard" });

function Faults({ own }: { readonly own: OwnDeck }) {
  const say = messages.value;
  const wrong = placesOf(own.deck).flatMap((place) => {
    const section = standingAt(own, place) === "unfinished" ? shownAt(own, place) : undefined;
    return section ? faultsOf(own, section).map((fault) => ({ place, ...fault })) : [];
  });
  if (wrong.length === 0) return null;
  return (
    <ul class="bare way-faults">
      {wrong.map(({ place, code, values }, i) => (
        <li key={i}>
          <a href={placeHash(own.id, place)}>{nameOf(place)}</a>: {say.faults[code](values)}
        </li>
      ))}
    </ul>
  );
}

function CardRow({ own, no }: { readonly own: OwnDeck; readonly no: number }) {
  const { name } = own.deck.cards.find((card) => card.no === no)!;
  return (
    <li class="panel way-card-row">
      <h2>
        {messages.value.card(no)}
        {name !== undefined && <span class="muted"> {name}</span>}
      </h2>
      {SIDES.map((side) => (
        <FaceRow key={side} own={own} no={no} side={side} />
      ))}
    </li>
  );
}

export function FaceRow({
  own,
  no,
  side,
  current,
}: {
  readonly own: OwnDeck;
  readonly no: number;
  readonly side: CardSide;
  readonly current?: SectionPlace;
}) {
  const say = messages.value;
  const places = placesOf(own.deck).filter((place) => place.no === no && place.side === side);
  return (
    <div class={`way-face-row ${side}`}>
      <span>{say.faceOf[side]}</span>
      {places.map((place) => {
        const standing = standingAt(own, place);
        return (
          <a
            key={place.stage}
            class={`way-stage ${standing}`}
            href={placeHash(own.id, place)}
            aria-current={current?.side === side && current.stage === place.stage ? "page" : undefined}
            aria-label={`${nameOf(place)}: ${say.standings[standing]}`}
          >
            {place.stage}
          </a>
        );
      })}
    </div>
  );
}
