import { useEffect, useState } from "preact/hooks";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../../shared/engine/match/table-settings.ts";
import { type Contact, type ContactChoice, isMutual } from "../../../shared/engine/people/contacts.ts";
import { tablePath } from "../../../shared/routes.ts";
import { ask, findMatch, openMatch, POLLED, put } from "../../api/api.ts";
import { asGuest } from "../../api/as-guest.ts";
import { guest } from "../../api/identity.ts";
import { whyNot } from "../../i18n/t.ts";
import { go } from "../../navigation/route.ts";
import { toast } from "../../ui/toast.tsx";
import { messages } from "./messages/messages.ts";

/** People with whom the player has played, with the player's choice about each. */
const readContacts = (match: string | undefined, token: string) =>
  ask<{ readonly people: readonly Contact[] }>(
    `/contacts${match === undefined ? "" : `?${new URLSearchParams({ match })}`}`,
    POLLED,
    token,
  );

const putContact = (
  { player, match }: Pick<Contact, "player" | "match">,
  choice: ContactChoice | "none",
  token: string,
) => ask<Contact>(`/contacts/${encodeURIComponent(player)}`, put({ choice, match }), token);

const why = (reason: string): string => messages.value.refusals[reason] ?? whyNot(reason);

export interface ContactList {
  /** Undefined until read. */
  readonly people: readonly Contact[] | undefined;
  /** The reason code if reading failed. */
  readonly reason: string | undefined;
  readonly retry: () => void;
  readonly choose: (contact: Contact, choice: ContactChoice | "none") => Promise<void>;
}

/** The people of one match or of all; empty for a visitor without identity. */
export function useContacts(match?: string): ContactList {
  const [people, setPeople] = useState<readonly Contact[]>();
  const [reason, setReason] = useState<string>();
  const [tries, setTries] = useState(0);
  const player = guest.value?.player;
  useEffect(() => {
    let isGone = false;
    if (player === undefined) return setPeople([]);
    void asGuest((token) => readContacts(match, token)).then((answer) => {
      if (isGone) return;
      if (answer.ok) setPeople(answer.people);
      setReason(answer.ok ? undefined : answer.reason);
    });
    return () => {
      isGone = true;
    };
  }, [match, player, tries]);
  const choose: ContactList["choose"] = async (contact, choice) => {
    const answer = await asGuest((token) => putContact(contact, choice, token));
    if (!answer.ok) return toast(why(answer.reason));
    setPeople((all = []) => all.map((one) => (one.player === answer.player ? answer : one)));
  };
  return { people, reason, retry: () => setTries(tries + 1), choose };
}

/**
 * Opens a private table like that of a match, with reserved seats, and goes there. The server notifies the invited
 * people.
 */
export async function inviteTo(match: Summary, people: readonly Contact[]): Promise<void> {
  const { game, options, seats, house = DEFAULT_TABLE_SETTINGS } = match;
  const invited = people.map(({ player }) => player);
  const opening = { game, options, seats: seats.length, house, visibility: "private", invited } as const;
  const answer = await asGuest((token) => openMatch(opening, token));
  if (!answer.ok) return toast(why(answer.reason));
  go(tablePath(answer.code), { seat: 0 });
  toast(messages.value.invited);
}

export const invitableAt = ({ seats }: Summary, people: readonly Contact[] = []): readonly Contact[] =>
  people.filter((one) => isMutual(one) && seats.some((held) => held?.player === one.player));

/** Invites a person to a table like that of the last match together. */
export async function inviteAgain(contact: Contact): Promise<void> {
  const found = await asGuest((token) => findMatch(contact.match, token));
  if (found.ok) await inviteTo(found, [contact]);
  else toast(why(found.reason));
}
