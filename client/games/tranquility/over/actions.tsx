import { cardsOffered } from "../../../../shared/games/tranquility/state.ts";
import { place } from "../../../canvas/place.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Rect } from "../scene/frames/frame.ts";
import { otherText, type PrimaryActionText, primaryActionText } from "../speech/labels.ts";
import { words } from "../speech/words/words.ts";
import type { Tabletop } from "../tabletop.ts";

/** Where there is no room for two buttons one on top of the other, they stand abreast. */
const TWO = 80;

/** The deeds at the hand: never more than two buttons. */
export function Actions({ tabletop: { intent, tableau, isCut } }: { readonly tabletop: Tabletop }) {
  const regions = tableau.value?.frame.regions;
  if (!regions) return null;
  const deed = intent.deed.value;
  const others = intent.others.value;
  if (deed.do === "over" || deed.do === "lent") return null;
  if (deed.do === "watch") return <Watching at={regions.hand} />;
  const says = primaryActionText(deed, intent.match.value, words.value, intent.draft.value.hints);
  const busy = intent.sent.value !== undefined;
  return (
    <div
      class={`table-actions ${regions.shape}${regions.actions.height < TWO ? " abreast" : ""}`}
      style={place(regions.actions)}
    >
      <button
        type="button"
        class="button main"
        aria-disabled={!deed.ready || busy}
        data-deed={deed.do}
        // A button beside it that goes with its own press leaves the focus here, and not to what takes the press back.
        data-landing
        onClick={() => intent.confirm()}
      >
        {busy ? <span>{words.value.buttons[isCut.value ? "kept" : "sending"]}</span> : <Says {...says} />}
        {says.count && !busy && <span class="table-count">{says.count}</span>}
        {deed.ready && !busy && !says.count && <Key name="Enter" />}
      </button>
      {others.length > 0 && (
        <div class="table-others">
          {others.map((other) => (
            <button
              key={other}
              type="button"
              class="button"
              aria-disabled={busy}
              data-deed={other}
              onClick={() => intent.besides(other)}
            >
              <Says {...otherText(other, intent.match.value, intent.hand.value.length, words.value)} />
              {other === "pair" && others.length === 1 && <Key name="D" />}
              {other === "back" && <Key name="Esc" />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** An onlooker has no hand: in its place stands why. */
const Watching = ({ at }: { readonly at: Rect }) => (
  <p class="table-watching" style={place(at)}>
    <Icon name="eye" /> {words.value.buttons.watch}
  </p>
);

/** What a button does, what that costs in a duel, and below it what it means. */
const Says = ({ text, note, legend, points }: PrimaryActionText) => (
  <span>
    {text}
    {points !== undefined && (
      <>
        {" "}
        <b class="table-points" aria-hidden="true">
          −{points}
        </b>
        <span class="unseen">, {words.value.score.lost({ n: points })}</span>
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

/** The key that does the same. The style sheet writes it, so that it is not part of the button's name. */
const Key = ({ name }: { readonly name: string }) => <span class="table-key" data-key={name} />;

/** How wide the count of a toll is, in px, that also says how many cards are missing. */
const COUNTED = 255;

/** How much of the toll is offered, over its quay. */
export function TollCount({ tabletop: { intent, match, frame } }: { readonly tabletop: Tabletop }) {
  const regions = frame.value?.regions;
  const over = regions?.toll;
  const { table } = match.value;
  if (!over || table.stage.at !== "toll") return null;
  const { toll } = words.value;
  const { amount, offers } = table.stage;
  const { seat, draft } = intent;
  // What is put together anew is in the hand again.
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

/** The own pile and the own discards, counted. In portrait the plaque says it. */
export function PileCount({ tabletop: { intent, match, frame } }: { readonly tabletop: Tabletop }) {
  const regions = frame.value?.regions;
  const seat = intent.seat.value;
  const { table, phase } = match.value;
  if (!regions || seat === undefined || phase === "open" || regions.shape === "portrait" || regions.row) return null;
  const n = table.piles[seat]?.length ?? 0;
  const spent = table.discards[seat]?.length ?? 0;
  const { piles } = words.value;
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
