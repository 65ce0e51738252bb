import { computed, effect, type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { stepsOf } from "../../shared/engine/replay.ts";
import { numberOf } from "../../shared/games/tranquility/cards.ts";
import { faceOf } from "../../shared/games/tranquility/state.ts";
import { cardLabel, deedText } from "../games/tranquility/labels.ts";
import { announcementOf, refusalText } from "../games/tranquility/sentences.ts";
import type { Tabletop } from "../games/tranquility/tabletop.ts";
import { words } from "../games/tranquility/words/words.ts";
import type { Timeline } from "../play/timeline.ts";

/** Reads out what happens at the table, what was chosen, and why something was refused. */
export function Announcer({ tabletop, timeline }: { tabletop: Tabletop; timeline: ReadonlySignal<Timeline> }) {
  const said = useSignal("");
  useEffect(() => listen(tabletop, timeline, (text) => (said.value = text)), [tabletop, timeline]);
  return (
    <p class="table-status" role="status" aria-live="polite">
      {said}
    </p>
  );
}

function listen({ intent }: Tabletop, timeline: ReadonlySignal<Timeline>, say: (text: string) => void): () => void {
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
    if (now.at !== "card" || now.cell !== undefined) {
      const { text, note, count } = deedText(
        intent.deed.value,
        intent.match.peek(),
        words.value,
        intent.wish.peek().hints,
      );
      return [text, note, count].filter(Boolean).join(". ");
    }
    const face = faceOf(intent.match.peek().table, now.card);
    const n = numberOf(face);
    const isTold = intent.wish.peek().hints !== "none";
    if (n !== undefined && isTold) return words.value.hand.chosen({ n, spaces: intent.spaces.value.size });
    return words.value.hand.chosenOnly({ card: cardLabel(face, words.value) });
  });
  const stopChoice = effect(() => {
    if (choice.value) say(choice.value);
  });
  const stopTrouble = effect(() => {
    const { value } = intent.trouble;
    if (value) say(refusalText(value.refused, words.peek()));
  });
  return () => {
    stopNews();
    stopChoice();
    stopTrouble();
  };
}
