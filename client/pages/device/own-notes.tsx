import type { SharedNotes } from "../../../shared/engine/people/notes.ts";
import { asGuest } from "../../api/as-guest.ts";
import { listOwnNotes, type NotesPage, readNotes } from "../../api/notes.ts";
import { messages } from "../../features/identity/messages/messages.ts";
import { notesHash } from "../../features/replay/open-notes.ts";
import { whyNot } from "../../i18n/t.ts";
import { followLink, momentPath } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePageList } from "../../ui/page-list.ts";
import { save } from "../../ui/save.ts";
import { toast } from "../../ui/toast.tsx";

/** Resolves to a reason code if the list or a set cannot be read now. */
async function allNotes(): Promise<readonly SharedNotes[] | string> {
  const sets: SharedNotes[] = [];
  let after: string | undefined;
  do {
    const page = await asGuest((token) => listOwnNotes(after, token));
    if (!page.ok) return page.reason;
    for (const { match, id } of page.notes) {
      const set = await asGuest((token) => readNotes(match, id, token));
      // Another device may have deleted the set meanwhile.
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

/** Notes that the player has written on replays, shown on demand. */
export function OwnNotes() {
  const { pages, more: load } = usePageList<NotesPage>(
    { ask: (known) => asGuest((token) => listOwnNotes(known.at(-1)?.next, token)) },
    undefined,
  );
  const { title, note, show, none, save: saves, more, size } = messages.value.notes;
  const loadNext = () => load().then((failure) => failure && toast(whyNot(failure.reason)));
  const isListed = pages.length > 0;
  const sets = pages.flatMap(({ notes }) => notes);
  const isEmpty = isListed && sets.length === 0;
  return (
    <section class="panel col" aria-labelledby="own-notes">
      <h2 id="own-notes">{title}</h2>
      <p class="muted">{isEmpty ? none : note}</p>
      {isListed && (
        <ul class="own-notes">
          {sets.map(({ id, match, title, size: count }) => (
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
        {!isListed && (
          <button type="button" class="button slim" onClick={loadNext}>
            {show}
          </button>
        )}
        {pages.at(-1)?.next !== undefined && (
          <button type="button" class="button slim" onClick={loadNext}>
            {more}
          </button>
        )}
        {!isEmpty && (
          <button type="button" class="button slim quiet" onClick={saveAll}>
            <Icon name="down" /> {saves}
          </button>
        )}
      </div>
    </section>
  );
}
