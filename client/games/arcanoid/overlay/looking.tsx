import { useLayoutEffect, useRef } from "preact/hooks";
import type { Handle } from "../../../../shared/engine/contract/events.ts";
import { FIELDS, type Field } from "../../../../shared/games/arcanoid/cards.ts";
import type { Party, PartyState, State } from "../../../../shared/games/arcanoid/state.ts";
import { t } from "../../../i18n/t.ts";
import { within } from "../../../layout/panels.ts";
import { Drawn } from "../../../ui/drawn.tsx";
import { Flag } from "../../../ui/flag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useLayer } from "../../../ui/layers.ts";
import { selectorOf } from "../input/pointer.ts";
import { cardsIn } from "../scene/berths.ts";
import { fanOf } from "../scene/fan.ts";
import type { ArcanoidPageLayout } from "../scene/frame.ts";
import { shownBeside } from "../scene/shelves.ts";
import type { ArcanoidBoardController } from "../tabletop.ts";
import { messages } from "../text/messages/messages.ts";
import { cardNames, partyName } from "../text/names.ts";
import { standText } from "../text/readings.ts";
import { SUITS } from "./suits.ts";

interface Props {
  readonly tabletop: ArcanoidBoardController;
}

export function Looking({ tabletop }: Props) {
  const party = tabletop.viewedParty.value;
  const state = party === undefined ? undefined : tabletop.match.value.table.parties[party];
  if (party === undefined || !state || tabletop.intent.draft.value.offers.size > 0) return null;
  return <PartyView key={party} tabletop={tabletop} party={party} state={state} />;
}

interface PartyViewProps extends Props {
  readonly party: Party;
  readonly state: PartyState;
}

function PartyView({ tabletop, party, state }: PartyViewProps) {
  const match = tabletop.match.value;
  const { frame } = tabletop.tableau.value!;
  const say = messages.value;
  const name = partyName(match, tabletop.intent.seat.value, party, say) ?? say.you;
  const beside = shownBeside(match.table, party, tabletop.page.stay.value.for);
  const close = () => tabletop.look(undefined);
  const panel = useFocusWithin(selectorOf({ on: "party", party }));
  useLayer(close);
  const notes = [
    say.table.inHand(state.closed.length + state.open.length),
    ...(state.hermit ? [say.play.hermit(state.hermit.left)] : []),
    ...(state.isOut ? [say.plaque.out] : []),
  ];
  return (
    <section
      ref={panel}
      class={`panel arcanoid-party-view ${frame.shape}`}
      role="dialog"
      aria-label={name}
      style={within(frame.look)}
    >
      <header>
        {state.seat !== undefined && <Flag seat={state.seat} width={26} />}
        <h2 class="clip">{name}</h2>
        <span class="muted">{notes.join(", ")}</span>
        <button type="button" class="ghost" aria-label={t().close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {beside.length > 0 && (
        <div>
          <Cards frame={frame} table={match.table} cards={beside} />
          <p>{say.table.lies(cardNames(match.table, beside, say))}</p>
        </div>
      )}
      <ul class="bare">
        {FIELDS.map((field) => (
          <li key={field}>
            <Icon name={SUITS[field]!} />
            <div>
              <Cards frame={frame} table={match.table} cards={cardsOn(match.table, state, field)} />
              <p>
                {say.fieldTitles[field]}: {standText(match, party, field, say)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * If a key opened the view, the focus moves to its close button, and back on closing. A pointer leaves the focus in
 * place.
 */
function useFocusWithin(back: string) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const board = panel.current!.closest(".table-page")!;
    if (board.hasAttribute("data-pointer")) return;
    panel.current!.querySelector("button")!.focus({ preventScroll: true });
    return () => board.querySelector<HTMLElement>(back)?.focus({ preventScroll: true });
  }, []);
  return panel;
}

function cardsOn(table: State, { stands }: PartyState, field: Field): readonly Handle[] {
  const stand = stands[field];
  return stand?.how === "engaged" ? cardsIn(table, field, stand) : [];
}

interface CardsProps {
  readonly frame: ArcanoidPageLayout;
  readonly table: State;
  readonly cards: readonly Handle[];
}

function Cards({ frame, table, cards }: CardsProps) {
  if (cards.length === 0) return null;
  const drawing = fanOf(table, cards, frame.cuts.look, frame.look.width - 64);
  return <Drawn key={`${cards.map((card) => table.faces[card])} ${drawing.width}`} drawing={drawing} />;
}
