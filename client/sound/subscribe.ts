import { sounds } from "../ui/preferences.ts";
import type { Voice } from "./voices.ts";

/** What makes a table sound. It comes in a file of its own. */
type Band = typeof import("./play-sounds.ts");

const GESTURES = ["pointerdown", "keydown"] as const;
/** What every browser takes for somebody's wish to hear something. */
const WISHES = ["click", "keydown"] as const;

/**
 * Somebody who hears a table. Nothing is fetched before they touch the page or as long as they want no sound, and what happens
 * until it is there is not heard: no event waits for its sound.
 */
export function listen() {
  let band: Band | undefined;
  const gesture = (): void => {
    if (sounds.chosen.peek() === "off") return;
    ignore();
    import("./play-sounds.ts").then(
      (loaded) => {
        loaded.tune();
        band = loaded;
        for (const type of WISHES) addEventListener(type, loaded.wake, { passive: true, once: true });
      },
      // Cut off from the server: the next gesture may try again.
      () => heed(),
    );
  };
  const heed = () => {
    for (const type of GESTURES) addEventListener(type, gesture, { passive: true });
  };
  const ignore = () => {
    for (const type of GESTURES) removeEventListener(type, gesture);
    for (const type of WISHES) if (band) removeEventListener(type, band.wake);
  };
  heed();
  return {
    /** Something begins to be shown. The picture does not wait for its sound. */
    hear: (voices: readonly Voice[]): void => {
      if (band) setTimeout(band.sound, 0, voices);
    },
    /** What somebody touched cannot be done. */
    refuse: (): void => band?.utter("refused"),
    stop: ignore,
  };
}
