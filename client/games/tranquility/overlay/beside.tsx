import { useLayoutEffect, useRef } from "preact/hooks";
import { boardOf } from "../../../../shared/games/tranquility/boards/official.ts";
import type { TranquilityFace } from "../../../../shared/games/tranquility/cards.ts";
import { place } from "../../../layout/place.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ICONS } from "../icons.ts";
import { popoverAt } from "../input/popover.ts";
import { comingTo } from "../scene/coming.ts";
import { type DrawnExplorer, explorersSpent } from "../scene/explorers.ts";
import type { TranquilityBoardController } from "../tabletop.ts";
import { messages } from "../text/messages/messages.ts";
import { faceName } from "../text/sentences.ts";

interface Props {
  readonly tabletop: TranquilityBoardController;
}

/** Text beside the board in some modes; the pictures are on the canvas. */
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

/** Width in px below which only a number fits. */
const WORDS = 64;

function Explorers({ tabletop: { shownLog, match, drawn, frame } }: Props) {
  const { deck, drawn: at } = frame.value?.regions ?? {};
  const { table, phase } = match.value;
  if (!deck || !at || phase === "open") return null;
  const { explorers } = messages.value;
  const n = table.explorer.length;
  const isNarrow = deck.width < WORDS;
  const { log } = shownLog.value;
  const spent = explorersSpent(log, log.length).map((card) => faceName(table.faces[card]!, messages.value));
  // On a phone the result covers the place of the drawn card.
  const open = phase === "over" && frame.value?.shape === "portrait" ? undefined : drawn.value;
  return (
    <>
      <p class={isNarrow ? "table-beside narrow" : "table-beside"} style={place(deck)}>
        <b>{n}</b> <span class={isNarrow ? "unseen" : undefined}>{explorers.left({ n })}</span>
        {spent.length > 0 && <span class="unseen">{explorers.spent({ cards: spent.join(", ") })}</span>}
      </p>
      {open && (
        <p key={open.card} class="table-beside drawn" data-drawn={open.card} style={place(at)}>
          <b class="table-name">{open.face ? titleOf(open.face) : explorers.unseen}</b> <span>{noteOn(open)}</span>
        </p>
      )}
    </>
  );
}

/** A start card acts as rocks unless it has no effect (P4). */
function noteOn({ face, isSpent }: DrawnExplorer): string {
  const { notes, unseenNote } = messages.value.explorers;
  if (face === undefined) return unseenNote;
  if (isSpent) return notes.spent;
  return face === "start" ? notes.rocks : notes[face as keyof typeof notes];
}

function titleOf(face: TranquilityFace): string {
  const { names } = messages.value.explorers;
  return names[face as keyof typeof names] ?? faceName(face, messages.value);
}

function Side({ tabletop: { match, frame } }: Props) {
  const { side, shape } = frame.value?.regions ?? {};
  const { table } = match.value;
  if (!frame.value?.dial) return null;
  const { sides } = messages.value;
  const up = table.side === "night" ? sides.nightUp : sides.dayUp;
  const { compasses = 0 } = boardOf(table.options).cards;
  const n = compasses - table.shown.flat().filter((card) => table.faces[card] === "compass").length;
  const left = sides.compasses({ n });
  if (!side)
    return (
      <p class="unseen">
        {up}, {left}
      </p>
    );
  return (
    <div class={`table-side ${shape}`} style={place(side)}>
      <p class="pill" title={left}>
        {shape === "landscape" ? <b aria-hidden="true">{sides[table.side]}</b> : <b>{up}</b>}
        {shape === "landscape" && <span class="unseen">{up}</span>}
        {shape === "desktop" ? (
          <span class="table-quiet">{left}</span>
        ) : (
          <span class="table-compasses">
            <Icon name={ICONS.compass} size={16} />
            <span aria-hidden="true">{n}</span>
            <span class="unseen">{left}</span>
          </span>
        )}
      </p>
    </div>
  );
}

function Row({ tabletop: { intent, match, frame } }: Props) {
  const { row: at, shape } = frame.value?.regions ?? {};
  const { table, phase } = match.value;
  if (!at || phase !== "live") return null;
  const { row } = messages.value;
  const n = table.piles[0]?.length ?? 0;
  const cards = table.row.map((card) => faceName(table.faces[card] ?? "border", messages.value)).join(", ");
  const arrow = shape === "portrait" ? "→" : "↑";
  const coming = comingTo(intent.match.value.table, intent.seat.value, intent.draft.value).length;
  return (
    <>
      <p class="table-row" style={place(at.next)}>
        <span aria-hidden="true">
          {arrow} {coming > 0 ? row.coming({ n: coming }) : row.next}
        </span>
        <span class="unseen">
          {row.label}: {cards}. {coming > 0 && row.coming({ n: coming })}
        </span>
      </p>
      <p class="table-row" style={place(at.left)}>
        <b aria-hidden="true">{n}</b>
        <span class="unseen">{row.left({ n })}</span>
      </p>
    </>
  );
}

function Numbers({ tabletop: { intent, tableau } }: Props) {
  const root = useRef<HTMLFieldSetElement>(null);
  const numbers = intent.numbers.value;
  const isOpen = numbers.length > 0 && intent.sent.value === undefined;
  useLayoutEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [isOpen]);
  const now = intent.mode.value;
  const space = tableau.value?.targets.find(
    ({ spot }) => spot.on === "cell" && now.at === "card" && spot.cell === now.cell,
  );
  if (!isOpen || !tableau.value || !space || now.at !== "card") return null;
  const { joker } = messages.value;
  const { left, width, top, bottom, maxHeight } = popoverAt(tableau.value.frame, space.rect, numbers.length);
  const [edge, at] = top === undefined ? ["bottom", bottom] : ["top", top];
  const style = `left:${left}px;width:${width}px;${edge}:${at}px;max-height:${maxHeight}px`;
  return (
    <fieldset ref={root} class="panel table-numbers" style={style}>
      <legend>{joker.title}</legend>
      <div>
        {numbers.map(({ number, cost }) => (
          <button
            key={number}
            type="button"
            class="button"
            aria-pressed={number === now.value}
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
