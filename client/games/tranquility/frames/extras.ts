import type { Explorers, Rect, Regions, Row, Square } from "./frame.ts";

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

/** Explorers with the places of the words beside their cards. */
type Told = Explorers & { readonly regions: Required<Pick<Regions, "deck" | "drawn">> };

/** The deck of the explorers on a panel, its discards at the other end, and the card last drawn on another panel. */
export function explorersIn(deck: Rect, drawn: Rect): Told {
  const isTall = deck.height > deck.width;
  const across = isTall ? deck.width : deck.height;
  const size = across - Math.max(10, Math.round(across * 0.24));
  const place = across / 2 + 1;
  const inset = across + 2;
  const [first, last, words] = isTall
    ? [
        { x: deck.x + across / 2, y: deck.y + place },
        { x: deck.x + across / 2, y: deck.y + deck.height - place },
        { ...deck, y: deck.y + inset, height: deck.height - 2 * inset },
      ]
    : [
        { x: deck.x + place, y: deck.y + across / 2 },
        { x: deck.x + deck.width - place, y: deck.y + across / 2 },
        { ...deck, x: deck.x + inset, width: deck.width - 2 * inset },
      ];
  const { x, y, width, height } = drawn;
  // What is told of the card needs more than half of the panel.
  const share = height > width / 2 ? Math.round(width * 0.42) : height;
  const card = share - Math.max(10, Math.round(share * 0.24));
  return {
    deck: { ...first, size },
    spent: { ...last, size: Math.round(size * 0.9) },
    drawn: { x: x + share / 2 + 1, y: y + height / 2, size: card },
    panels: [deck, drawn],
    regions: { deck: words, drawn: { x: x + share, y, width: width - share - 8, height } },
  };
}
