import "./company.css";
import { useState } from "preact/hooks";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { OfferingProgram } from "../../../shared/engine/people/program-offers.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { atTable } from "../../i18n/at-table.ts";
import { ask } from "../../match/ask.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";

interface ProgramDialogProps {
  readonly connection: TableConnection;
  readonly seat: Seat;
  readonly programs: readonly OfferingProgram[];
  readonly onClose: () => void;
}

function About({ program }: { readonly program: OfferingProgram }) {
  const { programs: words } = atTable().lobby;
  const { name, about, owner, link, here } = program;
  return (
    <div class="grow">
      <b class="clip">{name}</b>
      {about !== "" && <div class="small about">{about}</div>}
      <div class="small muted row wrap">
        {owner !== "" && <span>{words.by(owner)}</span>}
        {link !== "" && (
          <a
            class="link"
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            aria-label={words.moreAbout(name)}
          >
            {words.more}
          </a>
        )}
        {!here && <span>{words.away}</span>}
      </div>
    </div>
  );
}

export function ProgramDialog({ connection, seat, programs, onClose }: ProgramDialogProps) {
  const [isAsked, setAsked] = useState(false);
  const { programs: words } = atTable().lobby;
  const invite = async ({ player }: OfferingProgram, button: HTMLElement) => {
    // Unlike a call of `onClose`, closing the element lets the dialog restore the focus.
    const dialog = button.closest("dialog");
    setAsked(true);
    if (await ask(connection, "invite", { seat, program: player })) dialog?.close();
    else setAsked(false);
  };
  return (
    <Dialog title={words.title} kind="company" onClose={onClose}>
      <p class="small muted">{words.note}</p>
      {programs.length === 0 ? (
        <p role="status">{words.none}</p>
      ) : (
        <ul class="bare">
          {programs.map((program) => (
            <li key={program.player} class="place">
              <Icon name="bot" />
              <About program={program} />
              <button
                type="button"
                class="button slim"
                aria-label={words.inviteOne(program.name)}
                disabled={isAsked}
                onClick={({ currentTarget }) => invite(program, currentTarget)}
              >
                {words.invite}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
