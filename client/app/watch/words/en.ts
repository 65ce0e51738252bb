import { plural } from "../../../i18n/language.ts";

/** The words of the page of matches to watch. */
const en = {
  title: "Matches to watch",
  shown: (n: number) => plural("en", n, { one: "# match to watch", other: "# matches to watch" }),
  lasting: (time: string) => `for ${time}`,
  none: "There is no match to watch just now.",
  noneNote: "Those of tables that anybody may find stand here while they are played.",
  play: "Play a match",
  past: "Played lately",
  failed: "The matches cannot be read just now. Trying again.",
};

export type WatchWords = typeof en;

export default en;
