/** Limits of a board that players define. */
export const LIMITS = {
  /** Width and height. */
  grid: 9,
  cells: [12, 60],
  lines: 12,
  /** Border cards. */
  frame: 44,
  title: 40,
  author: 30,
  hand: [4, 6],
  toll: 12,
  /** Cards that a single player draws before the toll (B9). */
  drawn: 5,
  /** Cards in a command: a hand of five without its start card, plus `drawn`. */
  named: 9,
  seats: 5,
  /** Cards of one face, except islands and start cards in the piles. */
  copies: 12,
  explorer: 40,
  /** Special cards in the piles. */
  specials: 24,
} as const;
