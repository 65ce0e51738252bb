/** Maps the elapsed fraction of a movement to the fraction of the way, which may exceed 1 in between. */
export type Easing = (part: number) => number;

/** The curve of CSS `cubic-bezier(x1, y1, x2, y2)`. */
function bezier(x1: number, y1: number, x2: number, y2: number): Easing {
  const along = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
  return (part) => {
    if (part <= 0) return 0;
    if (part >= 1) return 1;
    let low = 0;
    let high = 1;
    for (let i = 0; i < 20; i++) {
      const middle = (low + high) / 2;
      if (along(x1, x2, middle) < part) low = middle;
      else high = middle;
    }
    return along(y1, y2, (low + high) / 2);
  };
}

/** Decelerates; for responses to input. */
export const easeOut = bezier(0.2, 0.8, 0.2, 1);
/** Accelerates, then decelerates; for travel. */
export const easeInOut = bezier(0.4, 0, 0.2, 1);
/** Overshoots a little, for a card that is put down. */
export const easeOutBack = bezier(0.3, 1.35, 0.5, 1);
export const easeInOutSine: Easing = (part) => (1 - Math.cos(Math.PI * Math.min(1, Math.max(0, part)))) / 2;
