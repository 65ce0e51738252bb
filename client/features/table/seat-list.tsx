import type { Seat } from "../../../shared/engine/contract/events.ts";
import { isOfPlayer, type Occupant } from "../../../shared/engine/match/match-events.ts";
import { hostOf } from "../../../shared/engine/match/seating.ts";
import { admitsBots } from "../../../shared/engine/series/series.ts";
import { hasBots } from "../../catalog/catalog.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { playerName } from "../../i18n/player-name.ts";
import { t } from "../../i18n/t.ts";
import { ask } from "../../match/ask.ts";
import { Flag, NoFlag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { botFor, strengthOf } from "./strength.ts";

interface PlaceProps {
  readonly connection: TableConnection;
  readonly seat: Seat;
  readonly occupant: Occupant | undefined;
}

/** Any seated player can give an empty seat to a bot. */
function EmptyPlace({ connection, seat }: Omit<PlaceProps, "occupant">) {
  const { seatNumber, free } = t();
  const { lobby } = atTable();
  const isSeated = connection.timeline.value.seat !== undefined;
  const { seating, config } = latest(connection.timeline.value);
  const keptFor = seating.reservations[seat];
  const isInvited = keptFor !== undefined && "until" in keptFor;
  return (
    <li class="place">
      <NoFlag />
      <div class="grow">
        <b class="clip">{keptFor ? playerName(keptFor) : seatNumber(seat + 1)}</b>
        <div class="small muted">{isInvited ? lobby.programs.isAsked : keptFor ? lobby.kept : free}</div>
      </div>
      {keptFor && isSeated && (
        <button type="button" class="button slim quiet" onClick={() => ask(connection, "free", { seat })}>
          {isInvited ? lobby.programs.withdraw : lobby.free}
        </button>
      )}
      {isSeated && !isInvited && hasBots(config.game) && admitsBots(config) && (
        <button
          type="button"
          class="button slim quiet"
          data-landing
          onClick={() => ask(connection, "seatBot", { seat, ...botFor(config.game) })}
        >
          <Icon name="bot" /> {lobby.addBot}
        </button>
      )}
    </li>
  );
}

function Place({ connection, seat, occupant }: PlaceProps) {
  const { you, bot } = t();
  const { lobby } = atTable();
  const own = connection.timeline.value.seat;
  if (!occupant) return <EmptyPlace connection={connection} seat={seat} />;
  const isBot = !isOfPlayer(occupant);
  const { game } = latest(connection.timeline.value).config;
  const kind = [bot, strengthOf(game, occupant.bot)].filter((word) => word !== undefined).join(" · ");
  const isHere = isBot || (connection.present.value[seat] ?? false);
  const mayGo = seat === own || (isBot && own !== undefined);
  const mayBeRemoved = !isBot && seat !== own && own !== undefined && hostOf(latest(connection.timeline.value)) === own;
  return (
    <li class="place">
      <Flag seat={seat} />
      <div class="grow">
        <b class="clip">
          {occupant.name} {seat === own && <span class="muted">({you})</span>}
        </b>
        <div class="small muted row">
          <span class={isHere ? "dot" : "dot away"} />{" "}
          {occupant.kind === "bot" ? kind : isHere ? lobby.here : lobby.away}
        </div>
      </div>
      {mayGo && (
        <button type="button" class="button slim quiet" onClick={() => ask(connection, "stand", { seat })}>
          {isBot ? lobby.sendBot : lobby.stand}
        </button>
      )}
      {mayBeRemoved && (
        <button type="button" class="button slim quiet" onClick={() => ask(connection, "remove", { seat })}>
          {lobby.remove}
        </button>
      )}
    </li>
  );
}

export const SeatList = ({ connection }: { readonly connection: TableConnection }) => (
  <ol class="bare">
    {latest(connection.timeline.value).seats.map((occupant, seat) => (
      <Place key={seat} connection={connection} seat={seat} occupant={occupant} />
    ))}
  </ol>
);
