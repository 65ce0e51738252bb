import "./notes.css";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { SharedNotes } from "../../../../shared/engine/people/notes.ts";
import { guest } from "../../../api/identity.ts";
import { readNotes } from "../../../api/notes.ts";
import type { BoardPlace, LoadPlaces } from "../../../contract/board.ts";
import { latest } from "../../../contract/timeline.ts";
import { type Panels, placed, within } from "../../../layout/panels.ts";
import { useAnswer } from "../../../ui/answer.ts";
import { Icon } from "../../../ui/icon.tsx";
import { placeIn } from "../analysis-place.tsx";
import type { OpenNotes } from "../open-notes.ts";
import type { ReplayModel } from "../replay-model.ts";
import { draftOf, type NotesDraft, newDraft, storedDraft } from "./draft.ts";
import { Editor, SaveButton } from "./editor.tsx";
import { type BoardLayer, Layer, useBoardLayer, usePlaces } from "./marks.tsx";
import { messages } from "./messages/messages.ts";
import { Reader, Steps } from "./reader.tsx";
import { SetList, Sets } from "./sets.tsx";
import { type NotesWalk, notesWalk } from "./walk.ts";

export interface NotesPlaceProps {
  readonly show: ReplayModel;
  readonly notes: OpenNotes;
  readonly places: ReadonlySignal<LoadPlaces | undefined>;
  readonly panels: Panels;
}

/** Notes replace the log; the mark of the note on show is drawn over the board. */
export function NotesPlace({ show, notes, places: loading, panels }: NotesPlaceProps) {
  const places = [...usePlaces(loading.value), ...seatPlaces(show, panels)];
  const layer = useBoardLayer();
  const { title, close } = messages.value;
  const [head, setHead] = useState<Head>();
  const place = placeIn(panels);
  return (
    <>
      <Layer layer={layer} places={places} />
      <aside
        class={`panel notes ${panels.shape}`}
        style={panels.shape === "tablet" ? within(place) : placed(place)}
        aria-label={title}
      >
        <header>
          <h2 dir="auto">{head?.title ?? title}</h2>
          {head?.walk && <Steps walk={head.walk} />}
          {head?.isEdited && <SaveButton />}
          <button type="button" class="ghost" title={close} onClick={notes.close}>
            <Icon name="close" />
          </button>
        </header>
        <Content {...{ show, notes, places, layer, setHead }} />
      </aside>
    </>
  );
}

interface ContentProps {
  readonly show: ReplayModel;
  readonly notes: OpenNotes;
  readonly places: readonly BoardPlace[];
  readonly layer: BoardLayer;
  readonly setHead: (head: Head | undefined) => void;
}

interface Head {
  readonly title?: string;
  readonly walk?: NotesWalk | undefined;
  readonly isEdited?: true;
}

function Content({ show, notes, places, layer, setHead }: ContentProps) {
  const { id: match } = latest(show.playback.whole.value).config;
  const [draft, setDraft] = useState<NotesDraft>();
  const id = notes.set.value;
  const [saved, setSaved] = useState<SharedNotes>();
  const filed = notes.fromFile.value?.find((each) => each.id === id);
  const { answer, isTrying, retry } = useAnswer(
    {
      ask: async () => id !== undefined && !filed && { id, read: await readNotes(match, id, guest.peek()?.token) },
      isPassing: () => false,
    },
    [match, id, filed],
  );
  // The last answer may be for another set.
  const read = answer && answer.id === id ? answer.read : undefined;
  const known = filed ?? (saved?.id === id ? saved : read?.ok ? read : undefined);
  const set = draft ? undefined : known;
  const walk = useMemo(() => set && notesWalk(show.playback, set.notes), [show, set]);
  useEffect(() => {
    notes.stepWith(walk?.step);
    setHead(set ? { title: set.title, walk } : draft ? { isEdited: true } : undefined);
    return () => notes.stepWith(undefined);
  }, [walk, draft !== undefined]);
  const showSaved = (set: SharedNotes) => {
    setSaved(set);
    setDraft(undefined);
    notes.open(set.id);
  };
  if (draft)
    return <Editor {...{ show, places, layer }} begun={draft} onSaved={showSaved} onStop={() => setDraft(undefined)} />;
  return (
    <div class="notes-body">
      {id === undefined && notes.fromFile.value ? (
        <SetList sets={notes.fromFile.value} onOpen={notes.open} />
      ) : id === undefined ? (
        <Sets
          match={match}
          hasDraft={storedDraft(match, undefined) !== undefined}
          onOpen={(set) => {
            setSaved(undefined);
            notes.open(set);
          }}
          onWrite={() => setDraft(storedDraft(match, undefined) ?? newDraft(match))}
        />
      ) : (
        <ReaderPlace
          {...{ show, notes, places, layer, set, walk, retry }}
          failure={isTrying || !read || read.ok ? undefined : read}
          onEdit={(set) => setDraft(storedDraft(match, set.id) ?? draftOf(set))}
        />
      )}
    </div>
  );
}

interface ReaderPlaceProps {
  readonly show: ReplayModel;
  readonly notes: OpenNotes;
  readonly places: readonly BoardPlace[];
  readonly layer: BoardLayer;
  readonly set: SharedNotes | undefined;
  readonly walk: NotesWalk | undefined;
  readonly failure: { readonly status?: number } | undefined;
  readonly retry: () => void;
  readonly onEdit: (set: SharedNotes) => void;
}

function ReaderPlace({ show, notes, places, layer, set, walk, failure, retry, onEdit }: ReaderPlaceProps) {
  const { loading, failed, gone, retry: again, all } = messages.value;
  const isGone = failure?.status === 404 || failure?.status === 400;
  if (set && walk)
    return <Reader {...{ show, set, walk, places, layer }} onEdit={() => onEdit(set)} onList={notes.list} />;
  return (
    <>
      <p class="muted" role="status">
        {!failure ? loading : isGone ? gone : failed}
      </p>
      <div class="row wrap">
        {failure && !isGone && (
          <button type="button" class="button slim" onClick={retry}>
            {again}
          </button>
        )}
        <button type="button" class="button slim" onClick={notes.list}>
          {all}
        </button>
      </div>
    </>
  );
}

/** Notes can mark the players' panels at every table. */
const seatPlaces = ({ playback }: ReplayModel, { plaques }: Panels): readonly BoardPlace[] =>
  latest(playback.whole.value).seats.flatMap((held, seat) => {
    const rect = plaques[seat];
    return rect ? [{ id: `seat:${seat}`, label: held?.name ?? String(seat + 1), rect }] : [];
  });
