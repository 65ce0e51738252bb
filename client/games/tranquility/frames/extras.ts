import type { Explorers, Rect, Row, Square } from "./frame.ts";

/** The open row as a column or a line of cards, its pile at the end. */
export function rowIn(panel: Rect, head: number, foot: number): Row {
  const isTall = panel.height > panel.width;
  const along = (isTall ? panel.height : panel.width) - head - foot;
  const across = isTall ? panel.width : panel.height;
  const step = along / 6;
  const size = Math.floor(Math.min(step - 4, across - (isTall ? across * 0.2 : 6)));
  const at = (i: number): Square => {
    const way = head + step * (i + 0.5);
    return isTall
      ? { x: panel.x + across / 2, y: panel.y + way, size }
      : { x: panel.x + way, y: panel.y + across / 2, size };
  };
  return { places: [0, 1, 2, 3, 4].map(at), pile: at(5), panel };
}

/** The deck of the explorers on a panel, and the card last drawn on another. */
export function explorersIn(deck: Rect, drawn: Rect): Explorers & { readonly words: readonly [Rect, Rect] } {
  const cardIn = ({ x, y, height }: Rect): Square => {
    const size = height - Math.max(10, Math.round(height * 0.24));
    return { x: x + height / 2 + 1, y: y + height / 2, size };
  };
  const wordsIn = ({ x, y, width, height }: Rect): Rect => ({ x: x + height, y, width: width - height - 8, height });
  return {
    deck: cardIn(deck),
    drawn: cardIn(drawn),
    panels: [deck, drawn],
    words: [wordsIn(deck), wordsIn(drawn)],
  };
}
