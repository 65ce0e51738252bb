import { useState } from "preact/hooks";
import type { LogbookResponse } from "../../../shared/engine/lists/logbook.ts";
import { asGuest } from "../../api/as-guest.ts";
import { openLogbook } from "../../api/logbooks.ts";
import { logbookPath } from "../../navigation/route.ts";
import { copyLink } from "../../ui/copy-link.ts";
import { Icon } from "../../ui/icon.tsx";
import { messages } from "./messages/messages.ts";

/** Chooses whether others may read the logbook. */
export function Opening({ logbook }: { readonly logbook: LogbookResponse }) {
  const [isOpen, setOpen] = useState(logbook.isOpen);
  /** The chosen value, until the server has answered. */
  const [asked, setAsked] = useState<boolean>();
  const [complaint, setComplaint] = useState("");
  const { opened, openedNote, copy, notOpened } = messages.value;
  const change = async (open: boolean) => {
    setAsked(open);
    setComplaint("");
    const answer = await asGuest((token) => openLogbook(logbook.player, open, token));
    setAsked(undefined);
    if (answer.ok) setOpen(answer.isOpen);
    else setComplaint(notOpened);
  };
  return (
    <section class="panel plot">
      <label class="check">
        <input
          type="checkbox"
          checked={asked ?? isOpen}
          disabled={asked !== undefined}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
        <span>
          <b>{opened}</b>
          <span class="small muted note">{openedNote}</span>
        </span>
      </label>
      <p class="complaint" role="alert">
        {complaint}
      </p>
      {isOpen && (
        <button
          type="button"
          class="button slim"
          onClick={() => copyLink(new URL(logbookPath(logbook.player), location.href).href)}
        >
          <Icon name="copy" /> {copy}
        </button>
      )}
    </section>
  );
}
