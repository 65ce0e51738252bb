import type { Frame, Occasion } from "./frame.ts";
import { landscape } from "./landscape.ts";
import { portrait } from "./portrait.ts";
import { wide } from "./wide.ts";

/** The arrangement for a window: one of the designed ones, stretched to fit. */
export function frameFor(occasion: Occasion): Frame {
  const { width, height } = occasion.viewport;
  if (height < 560 && width > height * 1.2) return landscape(occasion);
  const upright = width < 760 || (width < 1000 && width < height * 0.9);
  return upright ? portrait(occasion) : wide(occasion);
}
