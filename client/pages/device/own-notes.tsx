import { useState } from "preact/hooks";
import type { NoteSetLine, SharedNotes } from "../../../shared/engine/people/notes.ts";
import { asGuest } from "../../api/as-guest.ts";
import { listOwnNotes, readNotes } from "../../api/notes.ts";
import { messages } from "../../features/identity/messages/messages.ts";
import { notesHash } from "../../features/replay/open-notes.ts";
import { whyNot } from "../../i18n/t.ts";
import { followLink, momentPath } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { save } from "../../ui/save.ts";
import { toast } from "../../ui/toast.tsx";

/**
 * Reads all sets of notes of the guest with their texts. Resolves to a reason code if one of them cannot be read now.
 */
async function allNotes(): Promise<readonly SharedNotes[] | string> {
  const sets: SharedNotes[] = [];
  let after: string | undefined;
  do {
    const page = await asGuest((token) => listOwnNotes(after, token));
    if (!page.ok) return page.reason;
    for (const { match, id } of page.notes) {
      const set = await asGuest((token) => readNotes(match, id, token));
      // Another device may have deleted it meanwhile.
      if (!set.ok && set.reason !== "NoSuchNotes") return set.reason;
      if (set.ok) sets.push(set);
    }
    after = page.next;
  } while (after !== undefined);
  return sets;
}

async function saveAll(): Promise<void> {
  const sets = await allNotes();
  if (typeof sets === "string") return toast(whyNot(sets));
  const notes = sets.map(({ match, title, changedAt, notes }) => ({ match, title, changedAt, notes }));
  save(new Blob([`${JSON.stringify(notes, null, 2)}\n`], { type: "application/json" }), "notes.json");
}

interface Listed {
  readonly sets: readonly NoteSetLine[];
  readonly next: string | undefined;
}

/** The notes that the guest has written on replays, shown on demand. */
export function OwnNotes() {
  const [listed, setListed] = useState<Listed>();
  const { title, note, show, none, save: saves, more, size } = messages.value.notes;
  const load = async (known?: Listed) => {
    const page = await asGuest((token) => listOwnNotes(known?.next, token));
    if (page.ok) setListed({ sets: [...(known?.sets ?? []), ...page.notes], next: page.next });
    else toast(whyNot(page.reason));
  };
  return (
    <section class="panel col" aria-labelledby="own-notes">
      <h2 id="own-notes">{title}</h2>
      <p class="muted">{listed?.sets.length === 0 ? none : note}</p>
      {listed && (
        <ul class="own-notes">
          {listed.sets.map(({ id, match, title, size: count }) => (
            <li key={id}>
              <a class="plain" href={`${momentPath(match, 0)}${notesHash(id)}`} onClick={followLink}>
                <bdi>{title}</bdi>
              </a>
              <span class="small muted">, {size(count)}</span>
            </li>
          ))}
        </ul>
      )}
      <div class="row wrap">
        {!listed && (
          <button type="button" class="button slim" onClick={() => load()}>
            {show}
          </button>
        )}
        {listed?.next !== undefined && (
          <button type="button" class="button slim" onClick={() => load(listed)}>
            {more}
          </button>
        )}
        {listed?.sets.length !== 0 && (
          <button type="button" class="button slim quiet" onClick={saveAll}>
            <Icon name="down" /> {saves}
          </button>
        )}
      </div>
    </section>
  );
}
