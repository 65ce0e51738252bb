import { useEffect, useState } from "preact/hooks";
import { type Match, personsAt } from "../../shared/engine/match.ts";
import { hasBots } from "../games/shelf.ts";
import { t } from "../i18n/t.ts";
import type { TableConnection } from "../match/table-connection.ts";
import { latest } from "../match/timeline.ts";
import { Icon } from "../ui/icon.tsx";
import { beginWithBots } from "./arrival.ts";

/** How long somebody is left to hope for company before bots are offered, in milliseconds. */
const BOTS_OFFERED_AFTER = 20_000;

/** Whether somebody sits alone where anybody may come, and bots otherwise. */
export const isWaitingAlone = (match: Match): boolean =>
  match.charter.visibility === "open" &&
  hasBots(match.charter.game) &&
  personsAt(match).length === 1 &&
  match.seats.includes(undefined) &&
  match.gathering.kept.every((guest) => guest === undefined);

/** What happens next at a table where one is the first, and after a moment a way on without waiting. */
export function WaitingAlone({ connection }: { readonly connection: TableConnection }) {
  const [isOffered, offer] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => offer(true), BOTS_OFFERED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const { lobby } = t();
  const free = latest(connection.timeline.value).seats.filter((held) => !held).length;
  const begin = async () => {
    setAsked(true);
    await beginWithBots(connection);
    setAsked(false);
  };
  return (
    <div class="hope">
      <p>
        {lobby.first}{" "}
        <span class={isOffered ? "" : "unready"} aria-hidden="true">
          {lobby.nobodyYet(free)}
        </span>
      </p>
      <p class="unseen" role="status">
        {isOffered && lobby.nobodyYet(free)}
      </p>
      <button type="button" class={`button ${isOffered ? "" : "unready"}`} disabled={isAsked} onClick={begin}>
        <Icon name="bot" /> {lobby.withBots}
      </button>
    </div>
  );
}
