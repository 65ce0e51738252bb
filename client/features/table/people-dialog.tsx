import type { Seat } from "../../../shared/engine/contract/events.ts";
import "./company.css";
import { useState } from "preact/hooks";
import { isOpposed, isWinnable } from "../../../shared/engine/contract/game.ts";
import { isOnDevice } from "../../../shared/engine/match/device-id.ts";
import { isPlayedByPerson } from "../../../shared/engine/match/match.ts";
import {
  isOfPlayer,
  type MatchConfig,
  type Occupant,
  tableSettingsOf,
} from "../../../shared/engine/match/match-events.ts";
import { hasBots, isClosed } from "../../catalog/catalog.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { duration } from "../../i18n/durations.ts";
import { language, listed } from "../../i18n/language.ts";
import { t } from "../../i18n/t.ts";
import { ask } from "../../match/ask.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lazy } from "../../ui/lazy.ts";
import { useNow } from "../../ui/now.ts";
import { toast } from "../../ui/toast.tsx";
import { Mute } from "../panels/mute.tsx";
import { type LatePlayer, lateOnes } from "../panels/notices.ts";
import { useTurnNotices } from "./turn-notices/load.ts";
import { LateNote, otherSpectators } from "./watchers.tsx";

const POLL_INTERVAL = 5_000;

function presenceText(occupant: Occupant, since: string | undefined, isSelf: boolean, now: number): string {
  const { bot } = t();
  const { company, lobby } = atTable();
  if (!isOfPlayer(occupant)) return bot;
  if (occupant.bot !== undefined) return isSelf ? company.lent : company.lentBy;
  if (since === undefined) return occupant.kind === "bot" ? bot : lobby.here;
  const seconds = (now - Date.parse(since)) / 1000;
  // The server does not know yet how long the player has been away.
  return Date.parse(since) === 0 ? lobby.away : company.awayFor(duration(seconds));
}

function Call({ connection, late }: { readonly connection: TableConnection; readonly late: LatePlayer }) {
  const { company } = atTable();
  const { seat, left, callers, needed } = late;
  const isOwn = callers.includes(connection.timeline.value.seat ?? -1);
  if (left > 0) return <span class="small muted">{company.callIn(duration(left))}</span>;
  if (isOwn && callers.length < needed) return <span class="small muted">{company.calls(callers.length, needed)}</span>;
  return (
    <button type="button" class="button slim" onClick={() => ask(connection, "callBot", { seat })}>
      <Icon name="bot" /> {company.callBot}
    </button>
  );
}

interface PersonProps {
  readonly connection: TableConnection;
  readonly seat: Seat;
  readonly occupant: Occupant;
  readonly now: number;
}

function Person({ connection, seat, occupant, now }: PersonProps) {
  const { you } = t();
  const { company } = atTable();
  const { timeline, away } = connection;
  const { phase, config } = latest(timeline.value);
  const isSelf = seat === timeline.value.seat;
  const late =
    phase === "live" &&
    !isSelf &&
    timeline.value.seat !== undefined &&
    lateOnes(connection, now).find((one) => one.seat === seat);
  const isHere = !isOfPlayer(occupant) || away.value[seat] === undefined;
  return (
    <li class="place">
      <Flag seat={seat} />
      <div class="grow">
        <b class="clip">
          {occupant.name} {isSelf && <span class="muted">({you})</span>}
        </b>
        <div class="small muted row">
          <span class={isHere ? "dot" : "dot away"} /> {presenceText(occupant, away.value[seat], isSelf, now)}
        </div>
      </div>
      <Mute player={occupant.player} name={occupant.name} />
      {late && <Call connection={connection} late={late} />}
      {isSelf && phase === "live" && hasBots(config.game) && (
        <button
          type="button"
          class="button slim quiet"
          onClick={() => ask(connection, occupant.bot === undefined ? "handOver" : "reclaim", {})}
        >
          <Icon name="bot" /> {occupant.bot === undefined ? company.lend : company.takeBack}
        </button>
      )}
    </li>
  );
}

function GivingUp({ connection, onDone }: { readonly connection: TableConnection; readonly onDone: () => void }) {
  const [isSure, setSure] = useState(false);
  const { company } = atTable();
  const { game, seat } = connection.timeline.value;
  const { seats, config, resignations } = latest(connection.timeline.value);
  if (seat === undefined || !isPlayedByPerson(seats[seat]) || resignations.includes(seat)) return null;
  const isAlone = seats.filter(isPlayedByPerson).length === 1;
  const isAgainst = isOpposed(game, config.options);
  const aloneNote = isWinnable(game, config.options) ? company.giveUpNote : company.endNote;
  const note = isAgainst ? company.resignNote : isAlone ? aloneNote : company.suggestNote;
  const says = isAgainst || isAlone ? company.giveUp : company.suggest;
  const giveUp = async () => {
    if (await ask(connection, "concede", {})) onDone();
  };
  return (
    <section class="giving-up">
      {isSure ? (
        <>
          <p>{note}</p>
          <div class="row wrap">
            <button type="button" class="button slim" onClick={giveUp}>
              {says}
            </button>
            <button type="button" class="button slim quiet" onClick={() => setSure(false)}>
              {company.playOn}
            </button>
          </div>
        </>
      ) : (
        <button type="button" class="link" onClick={() => setSure(true)}>
          {says} …
        </button>
      )}
    </section>
  );
}

function SettingsSummary({ connection }: { readonly connection: TableConnection }) {
  const { company } = atTable();
  const { patience, clock } = tableSettingsOf(latest(connection.timeline.value).config);
  return (
    <p class="small muted">
      {patience === null ? company.patient : company.patience(duration(patience))}{" "}
      {clock === null ? "" : company.timed(duration(clock))}
    </p>
  );
}

const isShared = ({ game, options, ...config }: MatchConfig): boolean =>
  !isClosed(game, options) && tableSettingsOf({ game, options, ...config }).watchers;

/** Loaded on demand, because few players embed a table. */
const embedTable = lazy<{ readonly config: MatchConfig }>(
  () => import("../replay/load.ts").then(({ loadEmbedTable }) => loadEmbedTable()),
  () => toast(t().lost.noConnection),
);

function Embedding({ config }: { readonly config: MatchConfig }) {
  const [isOpen, setOpen] = useState(false);
  const EmbedTable = embedTable.part.value;
  const toggle = () => {
    void embedTable.fetch();
    setOpen(!isOpen);
  };
  return (
    <section class="col">
      <button type="button" class="link" aria-expanded={isOpen} onClick={toggle}>
        {atTable().company.embed}
      </button>
      {isOpen && EmbedTable && <EmbedTable config={config} />}
    </section>
  );
}

export function PeopleDialog({
  connection,
  onClose,
}: {
  readonly connection: TableConnection;
  readonly onClose: () => void;
}) {
  const now = useNow(POLL_INTERVAL);
  const { company, table } = atTable();
  const { seats, phase, config } = latest(connection.timeline.value);
  const spectators = otherSpectators(connection);
  const TurnNotices = useTurnNotices(connection);
  return (
    <Dialog title={company.title} kind="company" onClose={onClose}>
      <ol class="bare" aria-label={table.players}>
        {seats.map((occupant, seat) =>
          occupant ? <Person key={seat} connection={connection} seat={seat} occupant={occupant} now={now} /> : null,
        )}
      </ol>
      {spectators.length > 0 && (
        <p class="row">
          <Icon name="eye" />
          <span>{company.watching(listed(spectators, language.value))}</span>
        </p>
      )}
      {isOnDevice(config.id) && <p class="small muted">{company.onDevice}</p>}
      <LateNote connection={connection} />
      {phase === "live" && seats.length > 1 && !isOnDevice(config.id) && isShared(config) && (
        <Embedding config={config} />
      )}
      {seats.length > 1 && hasBots(config.game) && <SettingsSummary connection={connection} />}
      {phase === "live" && TurnNotices && <TurnNotices.TurnNoticeChoice connection={connection} />}
      {phase === "live" && TurnNotices && <TurnNotices.ChatChannels connection={connection} />}
      {phase === "live" && <GivingUp connection={connection} onDone={onClose} />}
    </Dialog>
  );
}
