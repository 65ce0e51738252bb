import { plural } from "../../../i18n/language.ts";

const en = {
  title: "Watch a match",
  shown: (n: number) => plural("en", n, { one: "# match to watch", other: "# matches to watch" }),
  lasting: (time: string) => `for ${time}`,
  none: "No matches to watch right now.",
  noneNote: "Public matches are listed here while they are being played.",
  play: "Play a match",
  past: "Replays worth watching",
  failed: "Could not load the matches. Trying again…",
};

export type WatchMessages = typeof en;

export default en;
