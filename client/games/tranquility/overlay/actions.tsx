import { cardsOffered } from "../../../../shared/games/tranquility/state.ts";
import { place } from "../../../layout/place.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Rect } from "../scene/frame.ts";
import type { TranquilityBoardController } from "../tabletop.ts";
import { type PrimaryActionText, primaryActionText, secondaryActionText } from "../text/labels.ts";
import { messages } from "../text/messages/messages.ts";

/** Height in px below which two buttons are side by side. */
const TWO = 80;

export function Actions({ tabletop: { intent, tableau, isCut } }: { readonly tabletop: TranquilityBoardController }) {
  const regions = tableau.value?.frame.regions;
  if (!regions) return null;
  const primaryAction = intent.primaryAction.value;
  const secondaryActions = intent.secondaryActions.value;
  if (primaryAction.do === "over" || primaryAction.do === "lent") return null;
  if (primaryAction.do === "watch") return <Watching at={regions.hand} />;
  const says = primaryActionText(primaryAction, intent.match.value, messages.value, intent.draft.value.hints);
  const busy = intent.sent.value !== undefined;
  return (
    <div
      class={`table-actions ${regions.shape}${regions.actions.height < TWO ? " abreast" : ""}`}
      style={place(regions.actions)}
    >
      <button
        type="button"
        class="button main"
        aria-disabled={!primaryAction.ready || busy}
        data-action={primaryAction.do}
        // If a neighbouring button disappears when pressed, the focus moves here, not to the button that undoes the
        // press.
        data-landing
        onClick={() => intent.confirm()}
      >
        {busy ? <span>{messages.value.buttons[isCut.value ? "kept" : "sending"]}</span> : <ButtonText {...says} />}
        {says.count && !busy && <span class="table-count">{says.count}</span>}
        {primaryAction.ready && !busy && !says.count && <Key name="Enter" />}
      </button>
      {secondaryActions.length > 0 && (
        <div class="table-others">
          {secondaryActions.map((action) => (
            <button
              key={action}
              type="button"
              class="button"
              aria-disabled={busy}
              data-action={action}
              onClick={() => intent.chooseSecondary(action)}
            >
              <ButtonText
                {...secondaryActionText(action, intent.match.value, intent.hand.value.length, messages.value)}
              />
              {action === "pair" && secondaryActions.length === 1 && <Key name="D" />}
              {action === "back" && <Key name="Esc" />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Spectators have no hand. */
const Watching = ({ at }: { readonly at: Rect }) => (
  <p class="table-watching" style={place(at)}>
    <Icon name="eye" /> {messages.value.buttons.watch}
  </p>
);

/** `points`: what the action costs in a duel. */
const ButtonText = ({ text, note, legend, points }: PrimaryActionText) => (
  <span>
    {text}
    {points !== undefined && (
      <>
        {" "}
        <b class="table-points" aria-hidden="true">
          −{points}
        </b>
        <span class="unseen">, {messages.value.score.lost({ n: points })}</span>
      </>
    )}
    {note && (
      <>
        <span class="unseen">, </span>
        <small class="table-note">{note}</small>
      </>
    )}
    {legend && (
      <small class="table-note" aria-hidden="true">
        {legend}
      </small>
    )}
  </span>
);

/** CSS writes the key, which keeps it out of the button's accessible name. */
const Key = ({ name }: { readonly name: string }) => <span class="table-key" data-key={name} />;

/** Width in px from which the count also says how many cards are missing. */
const COUNTED = 255;

export function TollCount({ tabletop: { intent, match, frame } }: { readonly tabletop: TranquilityBoardController }) {
  const regions = frame.value?.regions;
  const over = regions?.toll;
  const { table } = match.value;
  if (!over || table.stage.at !== "toll") return null;
  const { toll } = messages.value;
  const { amount, offers } = table.stage;
  const { seat, draft } = intent;
  // An offer that is being changed is back in the hand.
  const given = cardsOffered(offers.filter((_, owner) => owner !== seat.value || !draft.value.offering));
  return (
    <div class={`table-toll ${regions.shape}`} style={place(over)}>
      <p class="pill">
        <span class="table-title">{toll.title}</span>
        <b>{toll.sum({ n: given, of: amount })}</b>
        {given < amount && over.width >= COUNTED && <span class="table-quiet">{toll.toGo({ n: amount - given })}</span>}
      </p>
    </div>
  );
}

/** In portrait, the player's panel shows these counts. */
export function PileCount({ tabletop: { intent, match, frame } }: { readonly tabletop: TranquilityBoardController }) {
  const regions = frame.value?.regions;
  const seat = intent.seat.value;
  const { table, phase } = match.value;
  if (!regions || seat === undefined || phase === "open" || regions.shape === "portrait" || regions.row) return null;
  const n = table.piles[seat]?.length ?? 0;
  const spent = table.discards[seat]?.length ?? 0;
  const { piles } = messages.value;
  if (regions.shape === "landscape") {
    if (regions.toll) return null;
    return (
      <p class="table-pile small" style={place(regions.pile)}>
        {piles.inPile({ n })}
      </p>
    );
  }
  return (
    <>
      <p class="table-pile" style={place(regions.pile)}>
        <b>{n}</b>
        <span>{piles.ownShort}</span>
      </p>
      {regions.spent && spent > 0 && (
        <p class="table-pile" style={place(regions.spent)}>
          <b>{spent}</b>
          <span>{piles.spentShort}</span>
        </p>
      )}
    </>
  );
}
