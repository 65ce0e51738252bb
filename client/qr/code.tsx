import "../style/qr.css";
import { type Modules, qrOf } from "./qr.ts";

/** How much must be light around a code, in modules. */
const MARGIN = 4;

/** All dark modules as one path, a module 1 wide. */
export const pathOf = (modules: Modules): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");

interface Props {
  readonly text: string;
  /** What the picture is for, aloud. */
  readonly says: string;
}

/** A text for the camera of a phone, dark on light in every theme; nothing, when the text is too long for one. */
export function QrCode({ text, says }: Props) {
  const modules = qrOf(text);
  if (!modules) return null;
  const side = modules.length + 2 * MARGIN;
  return (
    <svg class="qr" role="img" aria-label={says} viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}>
      <path d={pathOf(modules)} />
    </svg>
  );
}
