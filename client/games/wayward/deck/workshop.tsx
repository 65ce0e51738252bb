import "./workshop.css";
import { useEffect, useState } from "preact/hooks";
import type { SectionPlace } from "../../../../shared/games/wayward/deck/faults.ts";
import type { DocumentListItem } from "../../../api/documents.ts";
import { PageFrame } from "../../../features/frame/page-frame.tsx";
import { t } from "../../../i18n/t.ts";
import { useGameStyles } from "../../../style/use-game-styles.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useTab } from "../../../ui/tab.ts";
import { toast } from "../../../ui/toast.tsx";
import { accountOnlyDecks, bring, followGuest, forget, keepWithGuest, lookUp } from "./account.ts";
import { DeckPage, Standing } from "./deck-page.tsx";
import { add, deckOf, decks, followDecks, keep, type OwnDeck, readDecks, remove } from "./decks.ts";
import { isPlace, newDraft } from "./draft.ts";
import { FacePage } from "./face-page.tsx";
import { Failure } from "./failure.tsx";
import { Import } from "./import.tsx";
import { messages } from "./messages/messages.ts";
import { deckHash, followAddress, goTo, looking } from "./place.ts";

/** The deck editor; the URL fragment selects the view. */
export function Workshop() {
  const say = messages.value;
  const [removed, setRemoved] = useState<OwnDeck>();
  useGameStyles("wayward");
  useTab(say.decks, false);
  useEffect(followAddress, []);
  useEffect(() => {
    void readDecks().then(lookUp);
    const stops = [followDecks(), followGuest()];
    return () => stops.forEach((stop) => void stop());
  }, []);
  const { deck: id, place } = looking.value;
  const own = deckOf(id);
  const at = own && place && isPlace(own.deck, place) ? place : undefined;
  useEffect(() => scrollTo(0, 0), [id, place]);
  const takeAway = (gone: OwnDeck) => {
    remove(gone.id);
    if (gone.account) void forget(gone.id);
    setRemoved(gone);
    goTo("");
  };
  return (
    <PageFrame
      kind="way-workshop"
      ways={
        own && (
          <a class="pill" href={at ? deckHash(own.id) : "#"}>
            <Icon name="back" /> {at ? own.deck.title : say.decks}
          </a>
        )
      }
    >
      <main id="content">
        <h1 class={own ? "unseen" : undefined}>{own ? own.deck.title : say.decks}</h1>
        <Failure />
        {removed && !own && (
          <p class="panel way-removed" role="status">
            {say.removed(removed.deck.title)}
            <button
              type="button"
              class="button"
              onClick={() => {
                keep(removed);
                if (removed.account) keepWithGuest(removed);
                setRemoved(undefined);
              }}
            >
              {say.undo}
            </button>
          </p>
        )}
        <WorkshopContent own={own} place={at} onRemove={takeAway} />
      </main>
    </PageFrame>
  );
}

interface WorkshopContentProps {
  readonly own: OwnDeck | undefined;
  readonly place: SectionPlace | undefined;
  readonly onRemove: (own: OwnDeck) => void;
}

function WorkshopContent({ own, place, onRemove }: WorkshopContentProps) {
  if (decks.value === undefined) return <p>{t().loading}</p>;
  if (!own) return <Decks all={decks.value} />;
  return place ? <FacePage own={own} place={place} /> : <DeckPage own={own} onRemove={onRemove} />;
}

function Elsewhere() {
  const say = messages.value;
  const take = async (line: DocumentListItem) => {
    if (await bring(line)) goTo(deckHash(line.id));
    else toast(t().lost.noConnection);
  };
  if (accountOnlyDecks.value.length === 0) return null;
  return (
    <section class="col" aria-label={say.elsewhereTitle}>
      <h2>{say.elsewhereTitle}</h2>
      <ul class="bare way-decks">
        {accountOnlyDecks.value.map((line) => (
          <li key={line.id} class="panel way-removed">
            <b>{line.title}</b>
            <button type="button" class="button" onClick={() => take(line)}>
              {say.bring}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Decks({ all }: { readonly all: readonly OwnDeck[] }) {
  const say = messages.value;
  return (
    <>
      <p>{say.lead}</p>
      {all.length > 0 && (
        <ul class="bare way-decks">
          {all.map((own) => (
            <li key={own.id}>
              <a class="panel way-deck" href={deckHash(own.id)}>
                <b>{own.deck.title}</b>
                <Standing own={own} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Elsewhere />
      <div class="way-foot">
        <button type="button" class="button main" onClick={() => goTo(deckHash(add(newDraft(say.newTitle))))}>
          {say.create}
        </button>
        <Import />
      </div>
    </>
  );
}
