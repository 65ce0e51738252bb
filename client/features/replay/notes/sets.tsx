import { useEffect, useState } from "preact/hooks";
import type { NoteSetLine } from "../../../../shared/engine/people/notes.ts";
import { guest } from "../../../api/identity.ts";
import { listNotes } from "../../../api/notes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { messages } from "./messages/messages.ts";

interface Props {
  readonly match: string;
  /** Whether an unsaved draft of a new set is on this device. */
  readonly hasDraft: boolean;
  readonly onOpen: (id: string) => void;
  readonly onWrite: () => void;
}

interface Loaded {
  readonly sets: readonly NoteSetLine[];
  readonly next?: string | undefined;
  readonly state: "loading" | "failed" | "loaded";
}

/** A list of sets of notes. */
export function SetList({ sets, onOpen }: Pick<Loaded, "sets"> & Pick<Props, "onOpen">) {
  const { by, size } = messages.value;
  return (
    <ul class="note-sets">
      {sets.map(({ id, title, author, size: count }) => (
        <li key={id}>
          <button type="button" class="button slim quiet" onClick={() => onOpen(id)}>
            <b class="note-words">{title}</b>
            <span class="small muted">
              <bdi>{by(author)}</bdi>, {size(count)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The sets of notes on a match that are listed for this player, page by page. */
export function Sets({ match, hasDraft, onOpen, onWrite }: Props) {
  const [{ sets, next, state }, setLoaded] = useState<Loaded>({ sets: [], state: "loading" });
  const load = async (after?: string) => {
    setLoaded((known) => ({ ...known, state: "loading" }));
    const page = await listNotes(match, after, guest.peek()?.token);
    setLoaded((known) =>
      page.ok
        ? { sets: [...(after === undefined ? [] : known.sets), ...page.notes], next: page.next, state: "loaded" }
        : { ...known, state: "failed" },
    );
  };
  useEffect(() => void load(), [match]);
  const { none, who, write, goOn, more, loading, failed, retry } = messages.value;
  return (
    <>
      <button type="button" class="button slim" onClick={onWrite}>
        <Icon name="say" /> {hasDraft ? goOn : write}
      </button>
      {state === "loaded" && sets.length === 0 && <p class="muted">{none}</p>}
      {sets.length > 0 && <p class="muted small">{who}</p>}
      <SetList sets={sets} onOpen={onOpen} />
      {state === "loading" && <p class="muted">{loading}</p>}
      {state === "failed" && (
        <p>
          {failed}{" "}
          <button type="button" class="button slim" onClick={() => load(next)}>
            {retry}
          </button>
        </p>
      )}
      {state === "loaded" && next !== undefined && (
        <button type="button" class="button slim" onClick={() => load(next)}>
          {more}
        </button>
      )}
    </>
  );
}
