import { useLayoutEffect, useRef } from "preact/hooks";
import { openBook, type Place, placeFor } from "../../rules/opened.ts";
import { place } from "../../table/place.ts";
import type { Trouble } from "./asking.ts";
import { deedText, otherText } from "./labels.ts";
import { ruleBehind } from "./rules/refused.ts";
import { refusalText } from "./sentences.ts";
import type { Tabletop } from "./tabletop.ts";
import { words } from "./words/words.ts";

/** The deeds at the hand: never more than two buttons, and a word about what was refused. */
export function Actions({ tabletop: { intent, tableau } }: { readonly tabletop: Tabletop }) {
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // A button that goes away while it has the focus leaves it to the one beside it.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) root.current?.querySelector("button")?.focus();
  });
  const regions = tableau.value?.frame.regions;
  if (!regions) return null;
  const deed = intent.deed.value;
  const others = intent.others.value;
  const trouble = intent.trouble.value;
  if (deed.do === "over" || (deed.do === "watch" && regions.shape !== "desktop")) return null;
  const { text, count } = deedText(deed, intent.match.value, words.value);
  const busy = intent.sent.value !== undefined;
  return (
    <div
      ref={root}
      class={`table-actions ${regions.shape}`}
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
          {refusalText(trouble.code, words.value)}
          <Why trouble={trouble} place={placeFor(intent.match.value.charter)} />
        </p>
      )}
      <button
        type="button"
        class="button main"
        aria-disabled={!deed.ready}
        data-deed={deed.do}
        onClick={() => intent.confirm()}
      >
        <span>{busy ? words.value.buttons.sending : text}</span>{" "}
        {count && !busy && <span class="table-count">{count}</span>}
        {deed.ready && !count && <Key name="Enter" />}
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

/** The way to the rule that forbids something, if it is a rule that does. */
function Why({ trouble, place }: { readonly trouble: Trouble; readonly place: Place }) {
  const rule = ruleBehind(trouble.code, trouble.rule);
  if (!rule) return null;
  return (
    <>
      {" "}
      <button type="button" class="table-why" onClick={() => openBook({ ...place, rule })}>
        {words.value.why({ rule })}
      </button>
    </>
  );
}

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
  const given = offers.reduce((sum, offer) => sum + (offer?.length ?? 0), 0);
  return (
    <div class="table-toll" style={place(over)}>
      <p class="pill">
        <span class="table-title">{toll.title}</span>
        <b>{toll.sum({ n: given, of: amount })}</b>
        {given < amount && (regions.shape === "desktop" || regions.shape === "tablet") && (
          <span class="table-quiet">{toll.toGo({ n: amount - given })}</span>
        )}
      </p>
    </div>
  );
}

/** The own pile, counted. In portrait the plaque says it. */
export function PileCount({ tabletop: { intent, tableau } }: { readonly tabletop: Tabletop }) {
  const regions = tableau.value?.frame.regions;
  const seat = intent.seat.value;
  const { table, phase } = intent.match.value;
  if (!regions || seat === undefined || phase === "open" || regions.shape === "portrait" || regions.row) return null;
  const n = table.piles[seat]?.length ?? 0;
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
    <p class="table-pile" style={place(regions.pile)}>
      <b>{n}</b>
      <span>{piles.ownShort}</span>
    </p>
  );
}
