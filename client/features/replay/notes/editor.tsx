import { useSignal } from "@preact/signals";
import { useLayoutEffect, useState } from "preact/hooks";
import {
  type BoardMark,
  LONGEST_NOTE,
  LONGEST_NOTES_TITLE,
  type SharedNotes,
} from "../../../../shared/engine/people/notes.ts";
import { asGuest } from "../../../api/as-guest.ts";
import { guest } from "../../../api/identity.ts";
import { putNotes, readNotes } from "../../../api/notes.ts";
import type { BoardPlace } from "../../../contract/board.ts";
import { whyNot } from "../../../i18n/t.ts";
import { Icon } from "../../../ui/icon.tsx";
import { toast } from "../../../ui/toast.tsx";
import { whereIn } from "../move-aloud.ts";
import type { ReplayModel } from "../replay-model.ts";
import { finished, hasRoom, type NotesDraft, storeDraft, withNote } from "./draft.ts";
import { type BoardLayer, useShownMark } from "./marks.tsx";
import { messages } from "./messages/messages.ts";

interface Props {
  readonly show: ReplayModel;
  readonly begun: NotesDraft;
  readonly places: readonly BoardPlace[];
  readonly layer: BoardLayer;
  readonly onSaved: (set: SharedNotes) => void;
  readonly onStop: () => void;
}

/** @returns the stored set, or the draft with which saving can be repeated */
async function saveDraft(draft: NotesDraft): Promise<SharedNotes | NotesDraft> {
  const { match, id, known } = draft;
  const title = draft.title.trim() || messages.value.untitled(guest.peek()?.name ?? "");
  const set = { title, notes: finished(draft.notes) };
  const answer = await asGuest((token) => putNotes(match, id, set, known, token));
  if (answer.ok) {
    const { notes, changedAt } = answer;
    const author = guest.peek()?.name ?? "";
    const own = { author, kind: "human", isOwn: true } as const;
    return { id, match, title: answer.title, ...own, size: notes.length, changedAt, notes };
  }
  toast(messages.value.refusals[answer.reason] ?? whyNot(answer.reason));
  if (answer.reason !== "NotesChanged") return draft;
  const held = await readNotes(match, id, guest.peek()?.token);
  return held.ok ? { ...draft, known: held.changedAt } : { ...draft, known: null };
}

function useDraft({ begun, onSaved, onStop }: Pick<Props, "begun" | "onSaved" | "onStop">) {
  const draft = useSignal(begun);
  const isSaving = useSignal(false);
  const change = (next: NotesDraft) => {
    draft.value = next;
    storeDraft(next);
  };
  return {
    draft: draft.value,
    isSaving: isSaving.value,
    isChanged: draft.value !== begun,
    edit: (by: (draft: NotesDraft) => NotesDraft) => change(by(draft.peek())),
    async save() {
      if (isSaving.peek()) return;
      if (finished(draft.peek().notes).length === 0) return toast(messages.value.isEmpty);
      isSaving.value = true;
      const outcome = await saveDraft(draft.peek());
      isSaving.value = false;
      if (!("author" in outcome)) return change(outcome);
      storeDraft(undefined);
      toast(messages.value.saved);
      onSaved(outcome);
    },
    /** Stops editing. A draft that was changed here is removed from the device. */
    stop() {
      if (draft.peek() !== begun) storeDraft(undefined);
      onStop();
    },
  };
}

export function Editor({ show, begun, places, layer, onSaved, onStop }: Props) {
  const { draft, isSaving, isChanged, edit, save, stop } = useDraft({ begun, onSaved, onStop });
  const { playback } = show;
  const move = playback.move.value;
  const note = draft.notes.find((each) => playback.moveWith(each.v) === move);
  const v = note?.v ?? playback.marks.value[move]?.v ?? 0;
  const say = messages.value;
  useShownMark(layer, note?.mark);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form class="notes-body" id={FORM} onSubmit={submit}>
      <Words show={show} draft={draft} v={v} onWords={(text) => edit((latest) => withNote(latest, v, { text }))} />
      <Marking
        mark={note?.mark}
        places={places}
        layer={layer}
        isOff={!note && !hasRoom(draft)}
        onMark={(mark) => edit((latest) => withNote(latest, v, { mark }))}
      />
      <label>
        {say.name}
        <input
          class="field"
          maxLength={LONGEST_NOTES_TITLE}
          placeholder={say.untitled(guest.value?.name ?? "")}
          value={draft.title}
          onInput={({ currentTarget: { value: title } }) => edit((latest) => ({ ...latest, title }))}
        />
      </label>
      <div class="row wrap">
        <button type="button" class="button slim" onClick={stop}>
          {isChanged ? say.discard : say.stop}
        </button>
        {isChanged && <span class="small muted">{isSaving ? say.saving : say.unsaved}</span>}
      </div>
    </form>
  );
}

/** The id by which the save button in the panel's head refers to the form. */
const FORM = "notes-form";

export const SaveButton = () => (
  <button type="submit" form={FORM} class="button slim main">
    {messages.value.save}
  </button>
);

interface WordsProps {
  readonly show: ReplayModel;
  readonly draft: NotesDraft;
  /** The version of the note at the move on show, or of the move if there is no note. */
  readonly v: number;
  readonly onWords: (text: string) => void;
}

/** The field shows how many characters are left when fewer than this are. */
const NEARLY = 100;

function Words({ show, draft, v, onWords }: WordsProps) {
  const { words, hint, left, full } = messages.value;
  const text = draft.notes.find((each) => each.v === v)?.text ?? "";
  const isFull = text === "" && !hasRoom(draft);
  const rest = LONGEST_NOTE - text.length;
  return (
    <label>
      {words(whereIn(show).move)}
      <textarea
        class="field"
        rows={3}
        dir="auto"
        maxLength={LONGEST_NOTE}
        disabled={isFull}
        placeholder={isFull ? full : hint}
        value={text}
        onInput={({ currentTarget }) => onWords(currentTarget.value)}
      />
      {rest < NEARLY && <span class="small muted">{left(rest)}</span>}
    </label>
  );
}

interface MarkingProps {
  readonly mark: BoardMark | undefined;
  readonly places: readonly BoardPlace[];
  readonly layer: BoardLayer;
  readonly isOff: boolean;
  /** undefined: no mark. */
  readonly onMark: (mark: BoardMark | undefined) => void;
}

function Marking({ mark, places, layer, isOff, onMark }: MarkingProps) {
  const [isPicking, setPicking] = useState(false);
  useLayoutEffect(() => {
    layer.onMark.value = isPicking && !isOff ? onMark : undefined;
  });
  useLayoutEffect(
    () => () => {
      layer.onMark.value = undefined;
    },
    [],
  );
  const { from, to, pick, picking, unmark } = messages.value;
  if (places.length === 0) return null;
  return (
    <>
      <div class="row wrap">
        <button
          type="button"
          class="button slim"
          aria-pressed={isPicking}
          disabled={isOff}
          onClick={() => setPicking(!isPicking)}
        >
          <Icon name="hand" /> {pick}
        </button>
        {mark && (
          <button type="button" class="button slim" onClick={() => onMark(undefined)}>
            {unmark}
          </button>
        )}
      </div>
      {isPicking && <p class="small muted">{picking}</p>}
      <div class="note-ends">
        <PlaceChoice
          label={from}
          chosen={mark?.from}
          places={places}
          isOff={isOff}
          onChoose={(id) => onMark(id === undefined ? undefined : { ...mark, from: id })}
        />
        <PlaceChoice
          label={to}
          chosen={mark?.to}
          places={places.filter(({ id }) => id !== mark?.from)}
          isOff={!mark}
          onChoose={(id) => mark && onMark({ from: mark.from, ...(id !== undefined && { to: id }) })}
        />
      </div>
    </>
  );
}

interface PlaceChoiceProps {
  readonly label: string;
  readonly chosen: string | undefined;
  readonly places: readonly BoardPlace[];
  readonly isOff: boolean;
  readonly onChoose: (id: string | undefined) => void;
}

function PlaceChoice({ label, chosen, places, isOff, onChoose }: PlaceChoiceProps) {
  const { noPlace, elsewhere } = messages.value;
  const isElsewhere = chosen !== undefined && !places.some(({ id }) => id === chosen);
  return (
    <label>
      {label}
      <select
        class="field"
        value={chosen ?? ""}
        disabled={isOff}
        onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
      >
        <option value="">{noPlace}</option>
        {isElsewhere && <option value={chosen}>{elsewhere}</option>}
        {places.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
