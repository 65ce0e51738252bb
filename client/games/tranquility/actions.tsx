import { useLayoutEffect, useRef } from "preact/hooks";
import { cardsOffered } from "../../../shared/games/tranquility/state.ts";
import { openBook, type Place, placeFor } from "../../rules/opened.ts";
import { place } from "../../table/place.ts";
import { tableStop } from "../../table/stop.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Rect } from "./frames/frame.ts";
import { type DeedText, deedText, otherText } from "./labels.ts";
import { refusalText } from "./sentences.ts";
import type { Tabletop } from "./tabletop.ts";
import { words } from "./words/words.ts";

/** Where there is no room for two buttons one on top of the other, they stand abreast. */
const TWO = 80;

/** The deeds at the hand: never more than two buttons, and a word about what was refused. */
export function Actions({ tabletop: { intent, tableau } }: { readonly tabletop: Tabletop }) {
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // A button that goes away while it has the focus leaves it to the one beside it, the last of them to the table.
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const next = root.current?.querySelector("button") ?? tableStop();
    next?.focus({ preventScroll: true });
  });
  const regions = tableau.value?.frame.regions;
  if (!regions) return null;
  const deed = intent.deed.value;
  const others = intent.others.value;
  const trouble = intent.trouble.value;
  if (deed.do === "over" || deed.do === "lent") return null;
  if (deed.do === "watch") return <Watching at={regions.hand} />;
  const says = deedText(deed, intent.match.value, words.value, intent.wish.value.hints);
  const busy = intent.sent.value !== undefined;
  return (
    <div
      ref={root}
      class={`table-actions ${regions.shape}${regions.actions.height < TWO ? " abreast" : ""}`}
      style={place(regions.actions)}
      onFocusIn={() => {
        hadFocus.current = true;
      }}
      onFocusOut={(event) => {
        if (event.relatedTarget) hadFocus.current = false;
      }}
    >
      {trouble && (
        <p class="table-trouble" key={trouble.count}>
          {refusalText(trouble.refused, words.value)}
          {trouble.rule && <Why rule={trouble.rule} place={placeFor(intent.match.value.charter)} />}
        </p>
      )}
      <button
        type="button"
        class="button main"
        aria-disabled={!deed.ready || busy}
        data-deed={deed.do}
        onClick={() => intent.confirm()}
      >
        {busy ? <span>{words.value.buttons.sending}</span> : <Says {...says} />}
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
              <span>{otherText(other, words.value)}</span>
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

/** What a button does, and below it what that means. */
const Says = ({ text, note }: DeedText) => (
  <span>
    {text}
    {note && (
      <>
        <span class="unseen">, </span>
        <small class="table-note">{note}</small>
      </>
    )}
  </span>
);

/** The way to the rule that forbids something. */
const Why = ({ rule, place }: { readonly rule: string; readonly place: Place }) => (
  <>
    {" "}
    <button type="button" class="table-why" onClick={() => openBook({ ...place, rule })}>
      {words.value.why({ rule })}
    </button>
  </>
);

/** The key that does the same. The style sheet writes it, so that it is not part of the button's name. */
const Key = ({ name }: { readonly name: string }) => <span class="table-key" data-key={name} />;

/** How much of the toll is offered, over its quay. */
export function TollCount({ tabletop: { intent, tableau } }: { readonly tabletop: Tabletop }) {
  const regions = tableau.value?.frame.regions;
  const over = regions?.toll;
  const { table } = intent.match.value;
  if (!over || table.stage.at !== "toll") return null;
  const { toll } = words.value;
  const { amount, offers } = table.stage;
  const { seat, wish } = intent;
  // What is put together anew is in the hand again.
  const given = cardsOffered(offers.filter((_, owner) => owner !== seat.value || !wish.value.offering));
  return (
    <div class={`table-toll ${regions.shape}`} style={place(over)}>
      <p class="pill">
        <span class="table-title">{toll.title}</span>
        <b>{toll.sum({ n: given, of: amount })}</b>
        {given < amount && regions.shape !== "landscape" && (
          <span class="table-quiet">{toll.toGo({ n: amount - given })}</span>
        )}
      </p>
    </div>
  );
}

/** The own pile and the own discards, counted. In portrait the plaque says it. */
export function PileCount({ tabletop: { intent, tableau } }: { readonly tabletop: Tabletop }) {
  const regions = tableau.value?.frame.regions;
  const seat = intent.seat.value;
  const { table, phase } = intent.match.value;
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
