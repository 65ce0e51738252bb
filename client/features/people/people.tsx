import { playerName } from "../../i18n/player-name.ts";
import "./people.css";
import { useState } from "preact/hooks";
import { type Contact, isMutual } from "../../../shared/engine/people/contacts.ts";
import { locale } from "../../i18n/language.ts";
import { toast } from "../../ui/toast.tsx";
import { Unread } from "../frame/unread.tsx";
import { canReceiveNotices, choice, subscribe } from "../offline/subscription.ts";
import { type ContactList, inviteAgain, useContacts } from "./contacts.ts";
import { messages } from "./messages/messages.ts";

export { loadPeopleMessages } from "./messages/messages.ts";

const SHOWN = 3;

function standing(contact: Contact): string | undefined {
  const { mutual, isWanting, waiting, isBlocked } = messages.value;
  if (contact.own === "blocked") return isBlocked;
  if (isMutual(contact)) return mutual;
  if (contact.isWanting) return isWanting;
  return contact.own === "wanted" ? waiting : undefined;
}

interface PersonProps {
  readonly contact: Contact;
  readonly choose: ContactList["choose"];
  /** Whether to show the date of the last match together. */
  readonly isDated?: boolean;
}

function Person({ contact, choose, isDated = false }: PersonProps) {
  const { again, block, blockIt, unblock, unblockIt, lastPlayed } = messages.value;
  const { own, changedAt } = contact;
  const name = playerName(contact);
  const isBlocked = own === "blocked";
  const day = new Intl.DateTimeFormat(locale.value, { dateStyle: "medium" }).format(new Date(changedAt));
  const notes = [standing(contact), ...(isDated ? [lastPlayed(day)] : [])].filter((note) => note !== undefined);
  return (
    <li class="person">
      <span class="grow">
        {isBlocked ? (
          <b>{name}</b>
        ) : (
          <label>
            <input
              type="checkbox"
              checked={own === "wanted"}
              onChange={({ currentTarget }) => choose(contact, currentTarget.checked ? "wanted" : "none")}
            />
            {again(name)}
          </label>
        )}
        <span class="small muted note">{notes.join(" · ")}</span>
      </span>
      {isDated && isMutual(contact) && <InviteButton contact={contact} />}
      <button
        type="button"
        class="link small"
        aria-label={isBlocked ? unblock(name) : block(name)}
        onClick={() => choose(contact, isBlocked ? "none" : "blocked")}
      >
        {isBlocked ? unblockIt : blockIt}
      </button>
    </li>
  );
}

const InviteButton = ({ contact }: { readonly contact: Contact }) => (
  <button type="button" class="button slim" onClick={() => inviteAgain(contact)}>
    {messages.value.invite(playerName(contact))}
  </button>
);

/** Turns on notices, which report invitations while no page is open. */
function Notices() {
  const { tell, told, denied, failed } = messages.value;
  if (choice.chosen.value === "on" || !canReceiveNotices()) return null;
  const accept = async () => toast({ on: told, denied, failed }[await subscribe()]);
  return (
    <button type="button" class="link" onClick={accept}>
      {tell}
    </button>
  );
}

/** Recent fellow players, and people about whom the player has made a choice. */
export function People({ contacts }: { readonly contacts: ContactList }) {
  const [isWhole, setWhole] = useState(false);
  const { people, reason, retry, choose } = contacts;
  const { title, note, all, unread } = messages.value;
  if (reason !== undefined && people === undefined)
    return (
      <section class="panel people" aria-label={title}>
        <Unread what={unread} reason={reason} onRetry={retry} />
      </section>
    );
  if (!people || people.length === 0) return null;
  return (
    <section class="panel people" aria-labelledby="people">
      <h2 id="people">{title}</h2>
      <p class="small muted">{note}</p>
      <ul class="bare">
        {people.slice(0, isWhole ? undefined : SHOWN).map((contact) => (
          <Person key={contact.player} contact={contact} choose={choose} isDated />
        ))}
      </ul>
      {people.length > SHOWN && !isWhole && (
        <button type="button" class="link" onClick={() => setWhole(true)}>
          {all(people.length)}
        </button>
      )}
      <Notices />
    </section>
  );
}

export interface PlayAgainProps {
  /** The id of a finished match. */
  readonly match: string;
}

export function PlayAgain({ match }: PlayAgainProps) {
  const { people = [], choose } = useContacts(match);
  if (people.length === 0) return null;
  return (
    <section class="play-again" aria-label={messages.value.atEnd}>
      <p class="small">{messages.value.atEnd}</p>
      <ul class="bare">
        {people.map((contact) => (
          <Person key={contact.player} contact={contact} choose={choose} />
        ))}
      </ul>
    </section>
  );
}
