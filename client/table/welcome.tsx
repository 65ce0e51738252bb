import { useEffect, useRef, useState } from "preact/hooks";
import { hostOf, seatFor } from "../../shared/engine/gathering.ts";
import type { Match } from "../../shared/engine/match.ts";
import { guest } from "../api/identity.ts";
import { LearnLink } from "../app/learn-link.tsx";
import { hasNavigated } from "../app/route.ts";
import { gameName } from "../app/words.ts";
import { cardOf } from "../games/shelf.ts";
import { t } from "../i18n/t.ts";
import type { TableConnection } from "../match/table-connection.ts";
import { latest } from "../match/timeline.ts";
import { nonce } from "./arrival.ts";
import { ask } from "./ask.ts";

/** Whether somebody without a seat may take one here. */
export const isInvited = (match: Match): boolean => seatFor(match, guest.value?.player ?? "") !== undefined;

/** What a table before its match is called: for those who sit there, and for those who are asked to. */
export function Heading({ connection }: { readonly connection: TableConnection }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever comes by keys or by ear is at the table now; nobody is torn away from where they are.
  useEffect(() => {
    if (hasNavigated() && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const { lobby } = t();
  const match = latest(connection.timeline.value);
  const host = hostOf(match);
  const game = gameName(match.charter.game);
  const isOpen = connection.timeline.value.seat === undefined && isInvited(match);
  const name = host === undefined ? undefined : match.seats[host]?.name;
  return (
    <h1 id="seats" ref={heading} tabIndex={-1}>
      {isOpen ? (name === undefined ? lobby.invited(game) : lobby.invites(name, game)) : lobby.title}
    </h1>
  );
}

/** For who was invited: what this is, where it is explained, and one way in. */
export function Invited({ connection }: { readonly connection: TableConnection }) {
  const [isAsked, setAsked] = useState(false);
  const { lobby } = t();
  const match = latest(connection.timeline.value);
  const sit = async () => {
    setAsked(true);
    await ask(connection, "sit", { nonce: nonce() });
    setAsked(false);
  };
  return (
    <div class="invited">
      <LearnLink card={cardOf(match.charter.game)} kind="plain" table={match.charter.code} />
      <button type="button" class="button main" disabled={isAsked} onClick={sit}>
        {lobby.sit}
      </button>
    </div>
  );
}
