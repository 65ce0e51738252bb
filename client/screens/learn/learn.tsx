import "../../style/table.css";
import "../../style/learn.css";
import { useEffect, useState } from "preact/hooks";
import { regions as shown } from "../../games/tranquility/tabletop.ts";
import { learnGameWords } from "../../games/tranquility/words/words.ts";
import { t } from "../../i18n/t.ts";
import { createTutor } from "../../learn/tutor.ts";
import { guest } from "../../net/identity.ts";
import { latest } from "../../play/timeline.ts";
import { useRulesKey } from "../../rules/key.ts";
import { placeFor } from "../../rules/opened.ts";
import { Mark } from "../../ui/mark.tsx";
import { useTab } from "../../ui/tab.ts";
import { theme } from "../../ui/theme.ts";
import { learnHomeWords } from "../home/words/words.ts";
import { board, fetchBoard } from "../table/crossing.tsx";
import { Plaques } from "../table/plaques.tsx";
import { crossing, placed, type Regions, taughtRegions } from "../table/regions.ts";
import { Beacon } from "./beacon.tsx";
import { Lesson } from "./lesson.tsx";
import { Tools } from "./tools.tsx";
import { learnLessonWords, words } from "./words/words.ts";

// Nothing is taught before there are words for it.
await Promise.all([learnLessonWords(), learnHomeWords(), learnGameWords()]);

/** Who plays beside those who learn. */
const COMPANION = "Mira";

/** The first minutes: the real table with a deal that is the same for everybody, and somebody who says what to do. */
export function Learn() {
  const [tutor] = useState(() => createTutor([guest.peek()?.name ?? words.peek().newcomer, COMPANION]));
  const [isReady, setReady] = useState(false);
  const { link, task } = tutor;
  const { charter, phase, outcome } = latest(link.timeline.value);
  useEffect(() => {
    void fetchBoard();
    return link.close;
  }, [link]);
  useTab(words.value.title, false);
  useRulesKey(placeFor(charter));
  const Board = board.part.value;
  const regions = shown.value ?? taughtRegions(link.timeline.value);
  return (
    <main {...crossing("learning")} data-phase={phase} data-outcome={outcome?.result}>
      {Board ? (
        <Board
          link={link}
          theme={theme}
          seen={-1}
          guide={(tabletop) => <Beacon tabletop={tabletop} task={task} />}
          onReady={() => setReady(true)}
        />
      ) : (
        <p class="pill board-waits">{t().loading}</p>
      )}
      <Title regions={regions} />
      <Tools place={placeFor(charter)} regions={regions} />
      <Plaques link={link} regions={regions} />
      {regions.lesson && <Lesson tutor={tutor} regions={regions} isReady={isReady} />}
    </main>
  );
}

/** On a phone there is no room for it, and the lesson says the same. */
function Title({ regions: { shape, title } }: { readonly regions: Regions }) {
  if (shape === "portrait" || shape === "landscape") return <h1 class="unseen">{words.value.title}</h1>;
  return (
    <header class={`title-place ${shape}`} style={placed(title)}>
      <h1 class="pill">
        <Mark size={26} />
        <span class="title">{words.value.title}</span>
      </h1>
    </header>
  );
}
