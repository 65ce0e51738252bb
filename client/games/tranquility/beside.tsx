import { useLayoutEffect, useRef } from "preact/hooks";
import { COMPASSES } from "../../../shared/games/tranquility/cards.ts";
import { place } from "../../table/place.ts";
import { lastDrawn } from "./beside.ts";
import { faceName } from "./sentences.ts";
import type { Tabletop } from "./tabletop.ts";
import { words } from "./words/words.ts";

interface Props {
  readonly tabletop: Tabletop;
}

/** The words to what modes put beside the board. The cards and panels under them are on the canvas. */
export function Beside({ tabletop }: Props) {
  return (
    <>
      <Explorers tabletop={tabletop} />
      <Side tabletop={tabletop} />
      <Row tabletop={tabletop} />
      <Numbers tabletop={tabletop} />
    </>
  );
}

function Explorers({ tabletop: { intent, tableau, log } }: Props) {
  const { deck, drawn: at } = tableau.value?.frame.regions ?? {};
  if (!deck || !at) return null;
  const { explorers } = words.value;
  const n = intent.match.value.table.explorer.length;
  const drawn = lastDrawn(log.value, log.value.length);
  const face = drawn?.face;
  const note = face && !drawn.isSpent ? explorers.notes[face as keyof typeof explorers.notes] : explorers.notes.spent;
  return (
    <>
      <p class="table-beside" style={place(deck)}>
        <b>{n}</b> <span>{explorers.left({ n })}</span>
      </p>
      {drawn && (
        <p class="table-beside" style={place(at)}>
          <b class="table-name">{face ? faceName(face, words.value) : explorers.unseen}</b>{" "}
          <span>{face ? note : explorers.unseenNote}</span>
        </p>
      )}
    </>
  );
}

function Side({ tabletop: { intent, tableau } }: Props) {
  const { side, shape } = tableau.value?.frame.regions ?? {};
  const { table } = intent.match.value;
  if (!tableau.value?.frame.dial) return null;
  const { sides } = words.value;
  const up = table.side === "night" ? sides.nightUp : sides.dayUp;
  const n = COMPASSES - table.shown.flat().filter((card) => table.faces[card] === "compass").length;
  if (!side) return <p class="unseen">{up}</p>;
  return (
    <div class="table-side" style={place(side)}>
      <p class="pill">
        <b>{up}</b>
        {shape === "desktop" && <span class="table-quiet">{sides.compasses({ n })}</span>}
      </p>
    </div>
  );
}

function Row({ tabletop: { intent, tableau } }: Props) {
  const { row: at, shape } = tableau.value?.frame.regions ?? {};
  if (!at) return null;
  const { row } = words.value;
  const { table } = intent.match.value;
  const n = table.piles[0]?.length ?? 0;
  const cards = table.row.map((card) => faceName(table.faces[card] ?? "border", words.value)).join(", ");
  const arrow = shape === "portrait" ? "→" : "↑";
  return (
    <>
      <p class="table-row" style={place(at.next)}>
        <span aria-hidden="true">
          {shape === "landscape" ? "" : arrow} {row.next}
        </span>
        <span class="unseen">
          {row.label}: {cards}
        </span>
      </p>
      <p class="table-row" style={place(at.left)}>
        <b aria-hidden="true">{n}</b>
        <span class="unseen">{row.left({ n })}</span>
      </p>
    </>
  );
}

/** What a joker is to stand for: the legal numbers alone, each with its price. */
function Numbers({ tabletop: { intent, tableau } }: Props) {
  const root = useRef<HTMLFieldSetElement>(null);
  const numbers = intent.numbers.value;
  const isOpen = numbers.length > 0 && intent.sent.value === undefined;
  useLayoutEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [isOpen]);
  const frame = tableau.value?.frame;
  if (!isOpen || !frame) return null;
  const { joker } = words.value;
  const now = intent.mode.value;
  const chosen = now.at === "card" ? now.value : undefined;
  const { hand } = frame.regions;
  const isAside = frame.shape === "landscape";
  const style = isAside
    ? `right:${frame.viewport.width - hand.x + 12}px;bottom:12px`
    : `left:50%;translate:-50%;bottom:${frame.viewport.height - Math.min(hand.y, frame.regions.actions.y) + 14}px`;
  return (
    <fieldset ref={root} class="panel table-numbers" style={style}>
      <legend>{joker.title}</legend>
      <div>
        {numbers.map(({ number, cost }) => (
          <button
            key={number}
            type="button"
            class="button"
            aria-pressed={number === chosen}
            aria-label={joker.number({ n: number, cost })}
            onClick={() => intent.name(number)}
          >
            {number}
            <small>{"▪".repeat(cost) || "0"}</small>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
