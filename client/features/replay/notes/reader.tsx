import { useEffect, useState } from "preact/hooks";
import { type BoardMark, LONGEST_REPORT, type SharedNotes } from "../../../../shared/engine/people/notes.ts";
import { asGuest } from "../../../api/as-guest.ts";
import { deleteNotes, reportNotes } from "../../../api/notes.ts";
import type { BoardPlace } from "../../../contract/board.ts";
import { playerName } from "../../../i18n/player-name.ts";
import { whyNot } from "../../../i18n/t.ts";
import { replayPath } from "../../../navigation/route.ts";
import { say } from "../../../ui/aloud.tsx";
import { copyLink } from "../../../ui/copy-link.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { save } from "../../../ui/save.ts";
import { toast } from "../../../ui/toast.tsx";
import { fragmentOf, type ReplayModel } from "../replay-model.ts";
import { type BoardLayer, useShownMark } from "./marks.tsx";
import { messages } from "./messages/messages.ts";
import { NOTES_FORMAT } from "./notes-file.ts";
import type { NotesWalk } from "./walk.ts";

/** The text of a mark, with the labels that its places have now. */
function markText({ from, to }: BoardMark, places: readonly BoardPlace[]): string {
  const { marked, arrow, elsewhere } = messages.value;
  const nameOf = (id: string) => places.find((place) => place.id === id)?.label ?? elsewhere;
  return to === undefined ? marked(nameOf(from)) : arrow(nameOf(from), nameOf(to));
}

interface Props {
  readonly show: ReplayModel;
  readonly set: SharedNotes;
  readonly walk: NotesWalk;
  readonly places: readonly BoardPlace[];
  readonly layer: BoardLayer;
  readonly onEdit: () => void;
  readonly onList: () => void;
}

export function Reader({ show, set, walk, places, layer, onEdit, onList }: Props) {
  const { at, atOnly, between, by, size } = messages.value;
  const index = walk.index.value;
  const note = index === undefined ? undefined : set.notes[index];
  const where =
    index === undefined ? between : show.isSecret.value ? atOnly(index + 1) : at(index + 1, set.notes.length);
  useShownMark(layer, note?.mark);
  useEffect(() => {
    if (!note) return;
    say([where, note.text, ...(note.mark ? [markText(note.mark, places)] : [])].join(". "));
    // Without `places`, so that a change of the window does not announce the note again.
  }, [set.id, index]);
  return (
    <>
      {note ? (
        <p class="note-words" dir="auto" data-note={index}>
          {note.text}
        </p>
      ) : (
        <p class="muted">{between}</p>
      )}
      {note?.mark && <p class="small muted">{markText(note.mark, places)}</p>}
      <p class="small muted note-words">
        {note ? where : size(set.notes.length)}, <bdi>{by(playerName({ name: set.author, kind: set.kind }))}</bdi>
      </p>
      <Actions show={show} set={set} onEdit={onEdit} onList={onList} />
    </>
  );
}

export function Steps({ walk }: Pick<Props, "walk">) {
  const { back, forth } = messages.value;
  return (
    <>
      <button
        type="button"
        class="ghost"
        title={back}
        aria-keyshortcuts="Shift+N"
        aria-disabled={!walk.has(-1)}
        onClick={() => walk.step(-1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        class="ghost"
        title={forth}
        aria-keyshortcuts="N"
        aria-disabled={!walk.has(1)}
        onClick={() => walk.step(1)}
      >
        <Icon name="forth" />
      </button>
    </>
  );
}

const fileOf = ({ match, title, author, kind, changedAt, notes }: SharedNotes): Blob =>
  new Blob([`${JSON.stringify({ format: NOTES_FORMAT, match, title, author, kind, changedAt, notes }, null, 2)}\n`], {
    type: "application/json",
  });

function Actions({ show, set, onEdit, onList }: Pick<Props, "show" | "set" | "onEdit" | "onList">) {
  const { all, copy, file, edit, remove, report } = messages.value;
  const [asked, setAsked] = useState<"remove" | "report">();
  const address = new URL(`${replayPath(set.match)}${fragmentOf(show)}`, location.href);
  const close = () => setAsked(undefined);
  const list = (
    <button type="button" class="button slim" onClick={onList}>
      {all}
    </button>
  );
  // A set of a file may not be on the server.
  if (show.notes?.fromFile.value) return <div class="row wrap">{list}</div>;
  return (
    <div class="row wrap">
      <button type="button" class="button slim" onClick={() => copyLink(address.href)}>
        <Icon name="link" /> {copy}
      </button>
      {set.isOwn && (
        <button type="button" class="button slim" onClick={onEdit}>
          {edit}
        </button>
      )}
      <button type="button" class="button slim" onClick={() => save(fileOf(set), `${set.match}.notes.json`)}>
        <Icon name="down" /> {file}
      </button>
      <button type="button" class="button slim" onClick={() => setAsked(set.isOwn ? "remove" : "report")}>
        {set.isOwn ? remove : report}
      </button>
      {list}
      {asked === "remove" && <Remove set={set} onClose={close} onGone={onList} />}
      {asked === "report" && <Report set={set} onClose={close} />}
    </div>
  );
}

interface AskedProps {
  readonly set: SharedNotes;
  readonly onClose: () => void;
}

function Remove({ set, onClose, onGone }: AskedProps & { readonly onGone: () => void }) {
  const { removeTitle, removeNote, remove, removed } = messages.value;
  const act = async () => {
    const answer = await asGuest((token) => deleteNotes(set.match, set.id, token));
    toast(answer.ok ? removed : whyNot(answer.reason));
    if (!answer.ok) return;
    onClose();
    onGone();
  };
  return (
    <Dialog title={removeTitle} onClose={onClose}>
      <p>{removeNote}</p>
      <button type="button" class="button" onClick={act}>
        {remove}
      </button>
    </Dialog>
  );
}

function Report({ set, onClose }: AskedProps) {
  const { reportTitle, reportNote, reason, send, reported } = messages.value;
  const [text, setText] = useState("");
  const act = async (event: SubmitEvent) => {
    event.preventDefault();
    const answer = await asGuest((token) => reportNotes(set.match, set.id, text, token));
    toast(answer.ok ? reported : whyNot(answer.reason));
    if (answer.ok) onClose();
  };
  return (
    <Dialog title={reportTitle} onClose={onClose}>
      <form onSubmit={act}>
        <p>{reportNote}</p>
        <label>
          {reason}
          <textarea
            class="field"
            rows={3}
            required
            maxLength={LONGEST_REPORT}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {send}
        </button>
      </form>
    </Dialog>
  );
}
