import { useState } from "preact/hooks";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { Match } from "../../../shared/engine/match/match.ts";
import { hostOf, reservedSeat, seatFor } from "../../../shared/engine/match/seating.ts";
import { guest } from "../../api/identity.ts";
import { manifestOf } from "../../catalog/catalog.ts";
import { CourseLink } from "../../catalog/course-link.tsx";
import { gameName } from "../../catalog/names.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { t } from "../../i18n/t.ts";
import { ask } from "../../match/ask.ts";
import { go } from "../../navigation/route.ts";
import { NameField, useNameForm } from "../identity/name-field.tsx";
import { nonce } from "./arrival.ts";

export const isInvited = (match: Match): boolean => seatFor(match, guest.value?.player ?? "") !== undefined;

export function Heading({ connection }: { readonly connection: TableConnection }) {
  const { lobby } = atTable();
  const match = latest(connection.timeline.value);
  const host = hostOf(match);
  const game = gameName(match.config.game);
  const isOpen = connection.timeline.value.seat === undefined && isInvited(match);
  const name = host === undefined ? undefined : match.seats[host]?.name;
  return (
    <h1 id="seats">{isOpen ? (name === undefined ? lobby.invited(game) : lobby.invites(name, game)) : lobby.title}</h1>
  );
}

/** For visitors who may take a seat. Only those with a reserved seat can decline it. */
export function Invited({ connection }: { readonly connection: TableConnection }) {
  const [isAsked, setAsked] = useState(false);
  const form = useNameForm();
  const { name } = t();
  const { lobby } = atTable();
  const match = latest(connection.timeline.value);
  const kept = reservedSeat(match, guest.value?.player);
  const decline = async (seat: Seat) => {
    setAsked(true);
    if (await ask(connection, "free", { seat })) return go("/");
    setAsked(false);
  };
  const sit = async (event: Event) => {
    event.preventDefault();
    setAsked(true);
    if (await form.save()) await ask(connection, "sit", { nonce: nonce() });
    setAsked(false);
  };
  return (
    <form class="invited" onSubmit={sit} noValidate>
      <CourseLink manifest={manifestOf(match.config.game)} kind="plain" table={match.config.code} />
      <NameField form={form} label={name.title} />
      <button type="submit" class="button main" disabled={isAsked}>
        {lobby.sit}
      </button>
      {kept !== undefined && (
        <button type="button" class="button quiet" disabled={isAsked} onClick={() => decline(kept)}>
          {lobby.decline}
        </button>
      )}
    </form>
  );
}
