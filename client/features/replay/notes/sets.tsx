import type { NoteSetLine } from "../../../../shared/engine/people/notes.ts";
import { guest } from "../../../api/identity.ts";
import { listNotes, type NotesPage } from "../../../api/notes.ts";
import { playerName } from "../../../i18n/player-name.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePageList } from "../../../ui/page-list.ts";
import { messages } from "./messages/messages.ts";

interface Props {
  readonly match: string;
  /** Whether an unsaved draft of a new set is on this device. */
  readonly hasDraft: boolean;
  readonly onOpen: (id: string) => void;
  readonly onWrite: () => void;
}

interface ListProps extends Pick<Props, "onOpen"> {
  readonly sets: readonly NoteSetLine[];
}

export function SetList({ sets, onOpen }: ListProps) {
  const { by, size } = messages.value;
  return (
    <ul class="note-sets">
      {sets.map(({ id, title, author, kind, size: count }) => (
        <li key={id}>
          <button type="button" class="button slim quiet" onClick={() => onOpen(id)}>
            <b class="note-words">{title}</b>
            <span class="small muted">
              <bdi>{by(playerName({ name: author, kind }))}</bdi>, {size(count)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Sets({ match, hasDraft, onOpen, onWrite }: Props) {
  const {
    pages,
    failure,
    isLoading,
    more: load,
  } = usePageList<NotesPage>({ ask: (known) => listNotes(match, known.at(-1)?.next, guest.peek()?.token) }, [match]);
  const sets = pages.flatMap(({ notes }) => notes);
  const isLoaded = !isLoading && !failure;
  const { none, who, write, goOn, more, loading, failed, retry } = messages.value;
  return (
    <>
      <button type="button" class="button slim" onClick={onWrite}>
        <Icon name="say" /> {hasDraft ? goOn : write}
      </button>
      {isLoaded && sets.length === 0 && <p class="muted">{none}</p>}
      {sets.length > 0 && <p class="muted small">{who}</p>}
      <SetList sets={sets} onOpen={onOpen} />
      {isLoading && <p class="muted">{loading}</p>}
      {failure && !isLoading && (
        <p>
          {failed}{" "}
          <button type="button" class="button slim" onClick={load}>
            {retry}
          </button>
        </p>
      )}
      {isLoaded && pages.at(-1)?.next !== undefined && (
        <button type="button" class="button slim" onClick={load}>
          {more}
        </button>
      )}
    </>
  );
}
