import { useEffect, useRef } from "preact/hooks";
import type { SectionPlace } from "../../../../shared/games/wayward/deck/faults.ts";
import { TEXTS } from "../../../../shared/games/wayward/deck/schema.ts";
import { messages as gameMessages } from "../text/messages/messages.ts";
import { FaceRow } from "./deck-page.tsx";
import { keep, type OwnDeck } from "./decks.ts";
import { CARDS, cardRenamed, cleared, nextAfter, SIDES, shownAt } from "./draft.ts";
import { TextField } from "./fields.tsx";
import { messages } from "./messages/messages.ts";
import { deckHash, goTo, placeHash } from "./place.ts";
import { SectionForm } from "./section-form.tsx";

interface Props {
  readonly own: OwnDeck;
  readonly place: SectionPlace;
}

export function FacePage({ own, place }: Props) {
  const say = messages.value;
  const { no, side, stage } = place;
  const heading = useRef<HTMLHeadingElement>(null);
  // Keyboards and screen readers start at the top of the next section.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [no, side, stage]);
  const next = nextAfter(own, place);
  const isLast = !next || (next.no === no && next.side === side && next.stage === stage);
  const card = own.deck.cards.find((one) => one.no === no)!;
  return (
    <section aria-labelledby="place">
      <h2 id="place" ref={heading} tabIndex={-1}>
        {gameMessages.value.card({ ...place, isHard: side === "hard" })}
      </h2>
      <nav class="way-faces" aria-label={say.card(no)}>
        {SIDES.map((one) => (
          <FaceRow key={one} own={own} no={no} side={one} current={place} />
        ))}
      </nav>
      <SectionForm
        key={placeHash("", place)}
        draft={own}
        place={place}
        onChange={(draft) => keep({ ...own, ...draft })}
        onDone={(draft) => {
          keep({ ...own, ...draft });
          const following = nextAfter(draft, place);
          goTo(following ? placeHash(own.id, following) : deckHash(own.id));
        }}
        done={isLast ? say.finish : say.next}
      />
      <details class="way-more">
        <summary>{say.more}</summary>
        <TextField
          key={no}
          label={say.cardName}
          value={card.name ?? ""}
          most={TEXTS.name}
          isOptional
          onChange={(name) => keep({ ...own, ...cardRenamed(own, no, name) })}
        />
        {shownAt(own, place) && (
          <button type="button" class="button quiet" onClick={() => keep({ ...own, ...cleared(own, place) })}>
            {say.clear}
          </button>
        )}
      </details>
      <Neighbours own={own} place={place} />
    </section>
  );
}

function Neighbours({ own, place: { no, side } }: Props) {
  const say = messages.value;
  return (
    <nav class="row between wrap" aria-label={say.cards}>
      {no > 1 && (
        <a class="pill" href={placeHash(own.id, { no: no - 1, side, stage: 1 })}>
          {say.card(no - 1)}
        </a>
      )}
      {no < CARDS.length && (
        <a class="pill" href={placeHash(own.id, { no: no + 1, side, stage: 1 })}>
          {say.card(no + 1)}
        </a>
      )}
    </nav>
  );
}
