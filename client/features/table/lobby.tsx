import "./lobby.css";
import { useEffect, useState } from "preact/hooks";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { isMatchEvent, type MatchConfig, type MatchEvent } from "../../../shared/engine/match/match-events.ts";
import { hostOf } from "../../../shared/engine/match/seating.ts";
import { admitsBots } from "../../../shared/engine/series/series.ts";
import { guest } from "../../api/identity.ts";
import { isClosed, manifestOf } from "../../catalog/catalog.ts";
import { choicesOf } from "../../catalog/names.ts";
import { VariantCard } from "../../catalog/variant-card.tsx";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { t } from "../../i18n/t.ts";
import { ended } from "../../match/announcements.ts";
import { ask } from "../../match/ask.ts";
import { sentenceOf } from "../../match/log-lines.ts";
import { say } from "../../ui/aloud.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type Lazy, lazy, usePart } from "../../ui/lazy.ts";
import { Proof } from "../../ui/proof.tsx";
import { toast } from "../../ui/toast.tsx";
import { nameDialog } from "../identity/name.ts";
import { Talk } from "../panels/talk.tsx";
import type { PlayedOnProps } from "../replay/played-on.tsx";
import { Banner } from "./banner.tsx";
import { BotStrength } from "./bot-strength.tsx";
import { Invitation } from "./invitation.tsx";
import type { InviteProgramProps } from "./programs.tsx";
import { SeatList } from "./seat-list.tsx";
import type { TableDialogProps } from "./table-dialog.tsx";
import { Tools } from "./tools.tsx";
import { isWaitingAlone, WaitingAlone } from "./waiting-alone.tsx";
import { Heading, Invited, isInvited } from "./welcome.tsx";

type ReleasedSeat = Extract<MatchEvent, { readonly type: "SeatFreed" }>;

/** Starts the match once all seats are taken. Visitors without a seat see a note instead. */
function Start({ connection }: { readonly connection: TableConnection }) {
  const [isAsked, setAsked] = useState(false);
  const { lobby } = atTable();
  const free = latest(connection.timeline.value).seats.filter((held) => !held).length;
  if (connection.timeline.value.seat === undefined) return <p class="muted">{lobby.full}</p>;
  const start = async () => {
    setAsked(true);
    await ask(connection, "start", {});
    setAsked(false);
  };
  return (
    <button
      type="button"
      class="button main"
      data-landing
      disabled={free > 0}
      aria-disabled={isAsked}
      onClick={() => !isAsked && start()}
    >
      {free > 0 ? lobby.startWhen(free) : isAsked ? lobby.dealing : lobby.start}
    </button>
  );
}

function OwnName({ onRenamed }: { readonly onRenamed: () => void }) {
  const [before, setBefore] = useState<string>();
  const name = guest.value?.name;
  const NameDialog = nameDialog.part.value;
  if (name === undefined) return null;
  const open = () => {
    void nameDialog.fetch();
    setBefore(name);
  };
  const close = () => {
    setBefore(undefined);
    if (guest.value?.name !== before) onRenamed();
  };
  return (
    <p class="small">
      <button type="button" class="link" onClick={open}>
        {t().name.change(name)}
      </button>
      {before !== undefined && NameDialog && <NameDialog onClose={close} />}
    </p>
  );
}

/** Loaded on demand, because few tables are changed. */
const tableDialog = lazy<TableDialogProps>(
  () => import("./table-dialog.tsx").then(({ TableDialog }) => TableDialog),
  () => toast(t().lost.noConnection),
);

/** The game of this table, with a button for the host to change its options. */
function Game({ connection }: { readonly connection: TableConnection }) {
  const [isChanging, setChanging] = useState(false);
  const match = latest(connection.timeline.value);
  const { game, options, seats, from, series } = match.config;
  const { seat } = connection.timeline.value;
  const mayChange = seat !== undefined && hostOf(match) === seat && from === undefined && series === undefined;
  const Sheet = tableDialog.part.value;
  const manifest = manifestOf(game);
  const variant = manifest?.variantOf(options);
  if (!manifest || variant === undefined) return null;
  const change = () => {
    void tableDialog.fetch();
    setChanging(true);
  };
  return (
    <div class="game">
      <VariantCard manifest={manifest} variant={variant} table={{ seats, options }} />
      <ul class="bare small muted answers">
        {choicesOf(game, options, seats).map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
      {mayChange && (
        <button type="button" class="button slim quiet" onClick={change}>
          <Icon name="gear" /> {atTable().lobby.change}
        </button>
      )}
      {mayChange && isChanging && Sheet && <Sheet connection={connection} onClose={() => setChanging(false)} />}
    </div>
  );
}

/** Whether an invitation was declined or has expired. */
const isUnanswered = (event: Recorded): event is Recorded<ReleasedSeat> =>
  isMatchEvent(event) && event.type === "SeatFreed" && event.reason !== undefined;

function unansweredText({ states }: TableConnection["timeline"]["value"], { v, seat, reason }: Recorded<ReleasedSeat>) {
  const { declined, expired } = atTable().lobby.programs;
  const name = states[v - 1]?.seating.reservations[seat]?.name ?? "";
  return reason === "declined" ? declined(name) : expired(name);
}

/**
 * Shows a message when the host changes the table or an invitation ends, and announces which players join and leave.
 */
function useNews({ game, timeline }: TableConnection): void {
  const { log, seat } = timeline.value;
  const [heard, setHeard] = useState(log.length);
  useEffect(() => {
    setHeard(log.length);
    const match = latest(timeline.value);
    const textOf = (event: Recorded) => sentenceOf(game, event, { match, me: seat, step: [event] })?.join("") ?? "";
    const news = log.slice(heard);
    const change = news.findLast(({ type }) => type === "MatchConfigured");
    if (change && hostOf(match) !== seat) toast(textOf(change));
    const released = news.findLast((event) => isUnanswered(event));
    if (released) toast(unansweredText(timeline.value, released));
    const announced = news
      .filter((event) => event.type !== "MatchConfigured" && !isUnanswered(event))
      .map(textOf)
      .filter(Boolean);
    const isFull = match.phase === "open" && match.seats.every((held) => held);
    if (announced.length > 0) say([...announced.map(ended), ...(isFull ? [atTable().lobby.isFull] : [])].join(" "));
  }, [log.length]);
}

/** Loaded on demand, because few tables continue another match. */
const playedOn = lazy<PlayedOnProps>(
  () => import("../replay/load.ts").then(({ loadPlayedOn }) => loadPlayedOn()),
  () => toast(t().lost.noConnection),
);

/** Whether the deal contains a shuffle that is still unknown. */
const isSealed = ({ game }: TableConnection, { from }: MatchConfig): boolean =>
  game.rules.cards !== undefined && (from === undefined || from.unseenBy !== undefined);

function Terms({ connection }: { readonly connection: TableConnection }) {
  const { config } = latest(connection.timeline.value);
  return (
    <>
      {isClosed(config.game, config.options) && (
        <p class="row">
          <Icon name="lock" /> <span>{atTable().lobby.isClosed}</span>
        </p>
      )}
      {isSealed(connection, config) && <Seal commitment={config.commitment} />}
    </>
  );
}

export interface LobbyProps {
  readonly connection: TableConnection;
  readonly onRenamed: () => void;
}

const loadInviteProgram: Lazy<InviteProgramProps> = () =>
  import("./programs.tsx").then(({ InviteProgram }) => InviteProgram);

export function Lobby({ connection, onRenamed }: LobbyProps) {
  const { config, seats } = latest(connection.timeline.value);
  const { lobby, table } = atTable();
  const others = seats.length > 1;
  const isBranch = config.from !== undefined;
  useEffect(() => {
    if (isBranch) void playedOn.fetch();
  }, [isBranch]);
  const PlayedOn = playedOn.part.value;
  useNews(connection);
  const match = latest(connection.timeline.value);
  const isSeated = connection.timeline.value.seat !== undefined;
  const InviteProgram = usePart(loadInviteProgram, isSeated && others && admitsBots(config));
  return (
    <main id="content" class="lobby">
      <Hero />
      <Banner connection={connection} />
      <Tools connection={connection} />
      <div class="lobby-panels">
        <section class="panel seats" aria-labelledby="seats">
          <Heading connection={connection} />
          <Game connection={connection} />
          {!isSeated && isInvited(match) ? (
            <>
              <Invited connection={connection} />
              <SeatList connection={connection} />
            </>
          ) : (
            <>
              <SeatList connection={connection} />
              {isSeated && others && admitsBots(config) && InviteProgram && <InviteProgram connection={connection} />}
              {isSeated && <BotStrength connection={connection} />}
              <Start connection={connection} />
              {isSeated && isWaitingAlone(connection) ? (
                <WaitingAlone connection={connection} />
              ) : (
                isSeated && seats.includes(undefined) && others && <p class="small muted">{lobby.gather}</p>
              )}
              <OwnName onRenamed={onRenamed} />
            </>
          )}
          {isBranch && PlayedOn && <PlayedOn timeline={connection.timeline.value} />}
          <Terms connection={connection} />
        </section>
        <div class="col aside">
          <Invitation config={config} />
          {others && (
            <section class="panel lobby-talk" aria-labelledby="lobby-talk">
              <h2 id="lobby-talk">{table.talk}</h2>
              <Talk connection={connection} />
            </section>
          )}
        </div>
      </div>
    </main>
  );
}

/** A player who notes the commitment before the match can compare it with the published seed. */
function Seal({ commitment }: { readonly commitment: string }) {
  const { lobby } = atTable();
  return (
    <Proof>
      <p>
        {lobby.seal}: <code>{commitment}</code>
      </p>
      <p>{lobby.sealNote}</p>
    </Proof>
  );
}
