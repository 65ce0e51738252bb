import { encode } from "uqr";
import "./qr.css";

/** How much must be light around a code, in modules. */
const MARGIN = 4;

/** The modules of a text, row by row. A seventh of them may be smudged. */
export const modulesOf = (text: string): readonly (readonly boolean[])[] => encode(text, { ecc: "M", border: 0 }).data;

/** All dark modules as one path, a module 1 wide. */
export const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");

interface Props {
  readonly text: string;
  /** What the picture is for, aloud. */
  readonly says: string;
}

/** A text for the camera of a phone, dark on light in every theme. */
export function QrCode({ text, says }: Props) {
  const modules = modulesOf(text);
  const side = modules.length + 2 * MARGIN;
  return (
    <svg class="qr" role="img" aria-label={says} viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}>
      <path d={pathOf(modules)} />
    </svg>
  );
}
