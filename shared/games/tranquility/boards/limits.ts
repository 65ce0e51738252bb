/** Of a board that players define. */
export const LIMITS = {
  /** Width and height of the grid of cells. */
  grid: 9,
  cells: [12, 60],
  lines: 12,
  /** Border cards around the cells. */
  frame: 44,
  title: 40,
  author: 30,
  hand: [4, 6],
  toll: 12,
  /** How many cards a single player draws before the toll (B9). */
  drawn: 5,
  /** How many cards a command can name: a hand of five without its start card, after that draw. */
  named: 9,
  seats: 5,
  /** Copies of a special card in the piles, or in the explorer deck. */
  copies: 12,
  explorer: 40,
  /** Special cards in the piles. */
  specials: 24,
} as const;
