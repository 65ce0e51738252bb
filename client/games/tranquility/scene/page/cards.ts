import type { Explorers, MarketRow, Rect, Regions, Square } from "../frame.ts";

/** The number of places including the pile, and the indices of those for cards. */
const ROW = 6;
const PLACES = [0, 1, 2, 3, 4] as const;

/** Px between two cards, and room beside them: on a tall panel a fraction of its width, on a wide one px. */
const BETWEEN = 4;
const AROUND = { tall: 0.2, wide: 6 } as const;

/** `head`, `foot`: px for text at both ends. */
export function rowIn(panel: Rect, head: number, foot: number): MarketRow {
  const isTall = panel.height > panel.width;
  const along = (isTall ? panel.height : panel.width) - head - foot;
  const across = isTall ? panel.width : panel.height;
  const step = along / ROW;
  const size = Math.floor(Math.min(step - BETWEEN, across - (isTall ? across * AROUND.tall : AROUND.wide)));
  const at = (i: number): Square => {
    const way = head + step * (i + 0.5);
    return isTall
      ? { x: panel.x + across / 2, y: panel.y + way, size }
      : { x: panel.x + way, y: panel.y + across / 2, size };
  };
  return { places: PLACES.map(at), pile: at(ROW - 1), panel };
}

/** Left and right together: a fraction of the width, and the minimum in px. */
const PADDING = { part: 0.24, least: 10 } as const;

/** Card size, in px. */
const cardOn = (across: number): number => across - Math.max(PADDING.least, Math.round(across * PADDING.part));

/** In px: a card's offset from the middle of the panel's end, and the distances of text from cards and from the end. */
const OFF = { card: 1, words: 2, end: 8 } as const;

/** Size of discards as a fraction of the deck's. */
const SPENT = 0.9;

/** Share of the panel's width for the card, if the panel is higher than half its width. */
const SHARE = 0.42;

type ExplorersWithText = Explorers & { readonly regions: Required<Pick<Regions, "deck" | "drawn">> };

/** Places the deck and its discards at the ends of one panel, the last drawn card on another. */
export function explorersIn(deck: Rect, drawn: Rect): ExplorersWithText {
  const isTall = deck.height > deck.width;
  const across = isTall ? deck.width : deck.height;
  const size = cardOn(across);
  const place = across / 2 + OFF.card;
  const inset = across + OFF.words;
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
  // The card's text needs more than half of the panel.
  const share = height > width / 2 ? Math.round(width * SHARE) : height;
  return {
    deck: { ...first, size },
    spent: { ...last, size: Math.round(size * SPENT) },
    drawn: { x: x + share / 2 + OFF.card, y: y + height / 2, size: cardOn(share) },
    panels: [deck, drawn],
    regions: { deck: words, drawn: { x: x + share, y, width: width - share - OFF.end, height } },
  };
}
