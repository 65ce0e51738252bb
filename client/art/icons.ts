/** Icons of the page, drawn with one line on 20 x 20 units: the inside of an `<svg>`. */

/** Two arrows chasing each other; the canvas draws it too. */
export const TURN = "M4 10a6 6 0 0 1 10.5-4L16 7.5M16 4v3.5h-3.5M16 10a6 6 0 0 1-10.5 4L4 12.5M4 16v-3.5h3.5";

export const ICONS = {
  lock: '<rect x="4.5" y="9" width="11" height="8" rx="2"/><path d="M7 9V6.5a3 3 0 0 1 6 0V9"/>',
  open: '<rect x="4.5" y="9" width="11" height="8" rx="2"/><path d="M7 9V6.5a3 3 0 0 1 5.8-1"/>',
  hand: '<rect x="2.6" y="6" width="8" height="10" rx="1.6" transform="rotate(-12 6.6 11)"/><rect x="9" y="5" width="8" height="10" rx="1.6" transform="rotate(10 13 10)"/>',
  pile: '<rect x="4" y="3" width="11" height="9" rx="1.8"/><path d="M4 14.5h11M5 17.5h9"/>',
  spent:
    '<rect x="4" y="5" width="12" height="11" rx="2" stroke-dasharray="2.6 2.4"/><path d="M10 8v4.5m-2-2 2 2 2-2"/>',
  gear: '<circle cx="10" cy="10" r="2.6"/><path d="M10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M4.7 15.3l1.4-1.4M13.9 6.1l1.4-1.4"/>',
  sound: '<path d="M3.5 8v4H6l4 3.2V4.8L6 8zM13 7.4a3.6 3.6 0 0 1 0 5.2M15.2 5a7 7 0 0 1 0 10"/>',
  help: '<circle cx="10" cy="10" r="7.4"/><path d="M7.8 8a2.3 2.3 0 1 1 3.3 2.1c-.8.4-1.1.8-1.1 1.6M10 14.2v.1"/>',
  log: '<path d="M4 5h12M4 10h12M4 15h7"/>',
  back: '<path d="M12.5 4 6.5 10l6 6"/>',
  next: '<path d="m7.5 4 6 6-6 6"/>',
  play: '<path d="M6 4.2v11.6L15.5 10z" fill="currentColor"/>',
  first: '<path d="M5 4v12M15 4.5 8.5 10l6.5 5.5z" fill="currentColor"/>',
  last: '<path d="M15 4v12M5 4.5l6.5 5.5L5 15.5z" fill="currentColor"/>',
  tick: '<path d="m4 10.5 4 4 8-9"/>',
  eye: '<path d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5z"/><circle cx="10" cy="10" r="2.2"/>',
  share: '<path d="M10 12V3.5M6.5 6.5 10 3l3.5 3.5M4.5 10v6.5h11V10"/>',
  people:
    '<circle cx="7.2" cy="7" r="2.6"/><path d="M2.5 16c.3-3 2-4.6 4.7-4.6S11.6 13 12 16M12.5 4.7a2.6 2.6 0 0 1 0 4.7M14.2 11.8c2 .5 3 2 3.3 4.2"/>',
  link: '<path d="M8.5 11.5a3 3 0 0 0 4.3 0l2.5-2.5a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0L4.7 11a3 3 0 0 0 4.3 4.3l1-1"/>',
  clock: '<circle cx="10" cy="10" r="7.2"/><path d="M10 5.8V10l2.8 2"/>',
  sun: '<circle cx="10" cy="10" r="3.6" fill="currentColor"/><path d="M10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.4 1.4M14.3 14.3l1.4 1.4M4.3 15.7l1.4-1.4M14.3 5.7l1.4-1.4"/>',
  moon: '<path d="M12 3a7.3 7.3 0 1 0 5 9.5A6.2 6.2 0 0 1 12 3z" fill="currentColor"/>',
  turn: `<path d="${TURN}"/>`,
  say: '<path d="M3.5 4.5h13v9h-7l-3.5 3v-3H3.5z"/>',
  fork: '<circle cx="5" cy="4.5" r="1.8"/><circle cx="5" cy="15.5" r="1.8"/><circle cx="15" cy="7" r="1.8"/><path d="M5 6.3v7.4M15 8.8c0 3-4 3.2-7 4.2"/>',
  one: '<circle cx="10" cy="6.5" r="3"/><path d="M4 17c.5-4 2.7-6 6-6s5.5 2 6 6"/>',
  check: '<path d="M10 2.5 16.5 5v5c0 4-2.7 6.3-6.5 7.5C6.2 16.3 3.5 14 3.5 10V5z"/><path d="m7 10 2.2 2.2L13.2 8"/>',
  minus: '<path d="M5 10h10"/>',
  plus: '<path d="M5 10h10M10 5v10"/>',
  up: '<path d="m5 12 5-5 5 5"/>',
} as const;
export type IconName = keyof typeof ICONS;

/** An icon as a whole, `size` px square, in the colour of the text around it. */
export const iconSvg = (name: IconName, size = 20): string =>
  `<svg viewBox="0 0 20 20" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${ICONS[name]}</svg>`;
