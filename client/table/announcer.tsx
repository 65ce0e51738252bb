import { computed, effect, type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { stepsOf } from "../../shared/engine/replay.ts";
import { numberOf } from "../../shared/games/tranquility/cards.ts";
import { faceOf } from "../../shared/games/tranquility/state.ts";
import { announcementOf } from "../games/tranquility/announcements.ts";
import { cardLabel, deedText } from "../games/tranquility/labels.ts";
import { refusalText } from "../games/tranquility/sentences.ts";
import type { Tabletop } from "../games/tranquility/tabletop.ts";
import { words } from "../games/tranquility/words/words.ts";
import type { Timeline } from "../play/timeline.ts";

/** How many things that were said last can still be read. */
const KEPT = 5;

/**
 * Reads out what happens at the table, what was chosen, and why something was refused. Each is a line of its own: what is said
 * twice is heard twice, and what comes fast is not lost.
 */
export function Announcer({ tabletop, timeline }: { tabletop: Tabletop; timeline: ReadonlySignal<Timeline> }) {
  const said = useSignal<readonly { readonly id: number; readonly text: string }[]>([]);
  useEffect(() => {
    let id = 0;
    return listen(tabletop, timeline, (text) => {
      said.value = [...said.peek(), { id: ++id, text }].slice(-KEPT);
    });
  }, [tabletop, timeline]);
  return (
    <div class="table-status" role="status" aria-atomic="false">
      {said.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

function listen(
  { intent, aloud }: Tabletop,
  timeline: ReadonlySignal<Timeline>,
  say: (text: string) => void,
): () => void {
  let heard = timeline.peek().log.length;
  const stopNews = effect(() => {
    const { log, seat } = timeline.value;
    const news = log.slice(Math.min(heard, log.length));
    heard = log.length;
    // Whoever comes late is not read the whole story.
    if (news.length === 0 || news.length > 40) return;
    const reader = { match: intent.match.peek(), me: seat, words: words.peek() };
    const text = stepsOf(news)
      .map((step) => announcementOf(step, reader))
      .join(" ");
    if (text.trim()) say(text);
  });
  const choice = computed(() => {
    const now = intent.mode.value;
    if (now.at === "rest" || intent.sent.value) return "";
    const { hints } = intent.wish.peek();
    const { text, note, count } = deedText(intent.deed.value, intent.match.peek(), words.value, hints);
    const deed = [text, note, count].filter(Boolean).join(". ");
    if (now.at !== "card" || now.cell !== undefined) return deed;
    const face = faceOf(intent.match.peek().table, now.card);
    const n = numberOf(face);
    if (n !== undefined && hints !== "none") return words.value.hand.chosen({ n, spaces: intent.spaces.value.size });
    const only = words.value.hand.chosenOnly({ card: cardLabel(face, words.value) });
    return n === undefined ? `${only} ${deed}` : only;
  });
  const stopChoice = effect(() => {
    if (choice.value) say(choice.value);
  });
  const stopTrouble = effect(() => {
    const { value } = intent.trouble;
    if (value) say(refusalText(value.refused, words.peek()));
  });
  const stopReading = effect(() => {
    if (aloud.value) say(aloud.value.text);
  });
  return () => {
    stopReading();
    stopNews();
    stopChoice();
    stopTrouble();
  };
}
