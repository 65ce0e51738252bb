import "./notes.css";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { SharedNotes } from "../../../../shared/engine/people/notes.ts";
import { guest } from "../../../api/identity.ts";
import { readNotes } from "../../../api/notes.ts";
import type { BoardPlace, LoadPlaces } from "../../../contract/board.ts";
import { latest } from "../../../contract/timeline.ts";
import { type Panels, placed, within } from "../../../layout/panels.ts";
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

/** The notes on a replay, shown instead of the log, and the mark of the note on show, drawn over the board. */
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

/** The content of the panel's head, in addition to the button that closes it. */
interface Head {
  /** The title of the set on show. */
  readonly title?: string;
  readonly walk?: NotesWalk | undefined;
  readonly isEdited?: true;
}

/** The list of sets, a set, or the editor of one. */
function Content({ show, notes, places, layer, setHead }: ContentProps) {
  const { id: match } = latest(show.playback.whole.value).config;
  const [draft, setDraft] = useState<NotesDraft>();
  const id = notes.set.value;
  const [loaded, setLoaded] = useLoaded(match, id, notes.fromFile.value);
  const set = !draft && loaded?.state === "loaded" ? loaded.set : undefined;
  const walk = useMemo(() => set && notesWalk(show.playback, set.notes), [show, set]);
  useEffect(() => {
    notes.stepWith(walk?.step);
    setHead(set ? { title: set.title, walk } : draft ? { isEdited: true } : undefined);
    return () => notes.stepWith(undefined);
  }, [walk, draft !== undefined]);
  const saved = (set: SharedNotes) => {
    setLoaded(set);
    setDraft(undefined);
    notes.open(set.id);
  };
  if (draft)
    return <Editor {...{ show, places, layer }} begun={draft} onSaved={saved} onStop={() => setDraft(undefined)} />;
  return (
    <div class="notes-body">
      {id === undefined && notes.fromFile.value ? (
        <SetList sets={notes.fromFile.value} onOpen={notes.open} />
      ) : id === undefined ? (
        <Sets
          match={match}
          hasDraft={storedDraft(match, undefined) !== undefined}
          onOpen={notes.open}
          onWrite={() => setDraft(storedDraft(match, undefined) ?? newDraft(match))}
        />
      ) : (
        <ReaderPlace
          {...{ show, notes, places, layer, loaded, setLoaded, walk }}
          onEdit={(set) => setDraft(storedDraft(match, set.id) ?? draftOf(set))}
        />
      )}
    </div>
  );
}

type Loaded = { readonly state: "failed" | "gone" } | { readonly state: "loaded"; readonly set: SharedNotes };

/** Loads a set of notes, or takes it from an opened file. @returns the set, and a function that replaces it, or without an argument loads it again */
function useLoaded(match: string, id: string | undefined, fromFile: readonly SharedNotes[] | undefined) {
  const [loaded, setLoaded] = useState<Loaded & { readonly id: string }>();
  const [attempt, setAttempt] = useState(0);
  const isKnown = loaded?.id === id && loaded?.state === "loaded";
  useEffect(() => {
    if (id === undefined || isKnown || fromFile) return;
    let isGone = false;
    void readNotes(match, id, guest.peek()?.token).then((answer) => {
      if (isGone) return;
      if (answer.ok) setLoaded({ id, state: "loaded", set: answer });
      else setLoaded({ id, state: answer.status === 404 || answer.status === 400 ? "gone" : "failed" });
    });
    return () => {
      isGone = true;
    };
  }, [match, id, attempt]);
  const replace = (set: SharedNotes | undefined) => {
    if (set) setLoaded({ id: set.id, state: "loaded", set });
    else {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    }
  };
  const set = fromFile?.find((each) => each.id === id);
  if (set) return [{ state: "loaded", set }, replace] as const;
  return [loaded?.id === id ? loaded : undefined, replace] as const;
}

interface ReaderPlaceProps {
  readonly show: ReplayModel;
  readonly notes: OpenNotes;
  readonly places: readonly BoardPlace[];
  readonly layer: BoardLayer;
  readonly loaded: Loaded | undefined;
  readonly setLoaded: (set: SharedNotes | undefined) => void;
  readonly walk: NotesWalk | undefined;
  readonly onEdit: (set: SharedNotes) => void;
}

function ReaderPlace({ show, notes, places, layer, loaded, setLoaded, walk, onEdit }: ReaderPlaceProps) {
  const { loading, failed, gone, retry, all } = messages.value;
  const set = loaded?.state === "loaded" ? loaded.set : undefined;
  if (set && walk)
    return <Reader {...{ show, set, walk, places, layer }} onEdit={() => onEdit(set)} onList={notes.list} />;
  return (
    <>
      <p class="muted" role="status">
        {!loaded ? loading : loaded.state === "gone" ? gone : failed}
      </p>
      <div class="row wrap">
        {loaded?.state === "failed" && (
          <button type="button" class="button slim" onClick={() => setLoaded(undefined)}>
            {retry}
          </button>
        )}
        <button type="button" class="button slim" onClick={notes.list}>
          {all}
        </button>
      </div>
    </>
  );
}

/** The players' panels as places, which notes can mark at every table. */
const seatPlaces = ({ playback }: ReplayModel, { plaques }: Panels): readonly BoardPlace[] =>
  latest(playback.whole.value).seats.flatMap((held, seat) => {
    const rect = plaques[seat];
    return rect ? [{ id: `seat:${seat}`, label: held?.name ?? String(seat + 1), rect }] : [];
  });
