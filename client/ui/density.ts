import { signal } from "@preact/signals";

/** Delay before a new density takes effect, in ms: zooming passes through several. */
const SETTLED = 300;

const densityNow = (): number => (typeof window === "undefined" ? 1 : Math.min(3, window.devicePixelRatio || 1));

/** Device pixels per CSS pixel, at most 3. */
export const density = signal(densityNow());

let settling: ReturnType<typeof setTimeout> | undefined;

function change(): void {
  clearTimeout(settling);
  settling = setTimeout(() => {
    density.value = densityNow();
  }, SETTLED);
}

function follow(): void {
  const onChange = () => {
    change();
    follow();
  };
  matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", onChange, { once: true });
}

if (typeof window !== "undefined") {
  follow();
  // Not all browsers fire the media query on zooming.
  addEventListener("resize", change);
}
