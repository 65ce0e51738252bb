import "../../../table/table.css";
import "./learn.css";
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { guest } from "../../../api/identity.ts";
import { place } from "../../../canvas/place.ts";
import { t } from "../../../i18n/t.ts";
import { createOnShow } from "../../../match/on-show.ts";
import { latest } from "../../../match/timeline.ts";
import { useRulesKey } from "../../../rules/key.ts";
import { placeFor } from "../../../rules/opened.ts";
import { useBoard } from "../../../table/live-table.tsx";
import { type Panels, panelsOf, placed, tablePage } from "../../../table/panels.ts";
import { Plaques } from "../../../table/plaques.tsx";
import { Mark } from "../../../ui/mark.tsx";
import { useTab } from "../../../ui/tab.ts";
import { theme } from "../../../ui/theme.ts";
import type { Stay } from "../../game.ts";
import { teach } from "../primer.ts";
import type { Tabletop } from "../tabletop.ts";
import type { Task } from "./course.ts";
import type { Guide } from "./guide.ts";
import { Lesson } from "./lesson.tsx";
import { pointerTo } from "./pointing.ts";
import { Tools } from "./tools.tsx";
import { createTutor } from "./tutor.ts";
import { words } from "./words/words.ts";

/** Who plays beside those who learn. */
const COMPANION = "Mira";

/** The first minutes: the real table with a deal that is the same for everybody, and somebody who says what to do. */
export function Learn() {
  const [tutor] = useState(() => createTutor([guest.peek()?.name ?? words.peek().newcomer, COMPANION]));
  const [isReady, setReady] = useState(false);
  const { connection } = tutor;
  const stay = useMemo((): Stay => ({ for: "lesson", guide: { task: tutor.task, Beacon } satisfies Guide }), [tutor]);
  const shown = useSignal<Panels | undefined>(undefined);
  const onShow = useMemo(() => createOnShow(connection.timeline), [connection]);
  const { charter, phase, outcome } = latest(connection.timeline.value);
  useEffect(() => connection.close, [connection]);
  useEffect(() => tutor.taught.value.forEach(teach), [tutor.taught.value]);
  useTab(words.value.title, false);
  useRulesKey(placeFor(charter));
  const Board = useBoard(connection.game);
  const panels = shown.value ?? panelsOf(connection.game, connection.timeline.value, "lesson");
  return (
    <main {...tablePage(connection.game, "lesson", "learning")} data-phase={phase} data-outcome={outcome?.result}>
      {Board ? (
        <Board
          connection={connection}
          theme={theme}
          stay={stay}
          onShow={onShow}
          onPanels={(places) => {
            shown.value = places;
          }}
          seen={-1}
          onReady={() => setReady(true)}
        />
      ) : (
        <p class="pill board-waits">{t().loading}</p>
      )}
      <Title panels={panels} />
      <Tools place={placeFor(charter)} panels={panels} />
      <Plaques connection={connection} timeline={onShow.timeline.value} panels={panels} stay="lesson" />
      {panels.lesson && <Lesson tutor={tutor} panels={panels} isReady={isReady} />}
    </main>
  );
}

/** On a phone there is no room for it, and the lesson says the same. */
function Title({ panels: { shape, title } }: { readonly panels: Panels }) {
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

interface Props {
  readonly tabletop: Tabletop;
  readonly task: ReadonlySignal<Task>;
}

/** A light on what is to be touched next, once it lies where it belongs. For screen readers, the lesson says where that is. */
function Beacon({ tabletop: { intent, page, tableau }, task }: Props) {
  const pointer = pointerTo(task.value.asked, intent);
  const name = JSON.stringify(pointer);
  const [lit, light] = useState<string>();
  useEffect(() => {
    if (page.isStill.value) light(name);
  }, [page.isStill.value, name]);
  if (!pointer || lit !== name) return null;
  if (pointer.on === "button") return <div class="beacon" data-on={pointer.deed} aria-hidden="true" />;
  const target = tableau.value?.targets.find(({ spot }) => JSON.stringify(spot) === name);
  return target ? (
    <div key={name} class={`beacon ${pointer.on}`} style={place(target.rect)} aria-hidden="true" />
  ) : null;
}
