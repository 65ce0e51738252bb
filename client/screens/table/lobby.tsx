import "../../style/lobby.css";
import { useEffect, useState } from "preact/hooks";
import type { Seat } from "../../../shared/engine/game.ts";
import { hostOf } from "../../../shared/engine/gathering.ts";
import type { Charter, Occupant } from "../../../shared/engine/match.ts";
import { t } from "../../i18n/t.ts";
import { guest } from "../../net/identity.ts";
import type { Link } from "../../net/link.ts";
import { latest } from "../../play/timeline.ts";
import { Flag, NoFlag } from "../../ui/flag.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Icon } from "../../ui/icon.tsx";
import { later } from "../../ui/later.ts";
import { toast } from "../../ui/toast.tsx";
import { ModeCard } from "../home/mode-card.tsx";
import { isMode } from "../home/modes.ts";
import { NameDialog } from "../home/name-dialog.tsx";
import { answered } from "../home/questions.ts";
import { nonce } from "./arrival.ts";
import { ask } from "./ask.ts";
import { Banner } from "./banner.tsx";
import { Invitation } from "./invitation.tsx";
import type { PlayedOnProps } from "./played-on.tsx";
import { Seal } from "./seal.tsx";
import { Talk } from "./talk.tsx";
import { Tools } from "./tools.tsx";
import { Watchers } from "./watchers.tsx";

interface PlaceProps {
  readonly link: Link;
  readonly seat: Seat;
  readonly occupant: Occupant | undefined;
}

/** An empty seat: to take, or to give to a bot once one sits oneself. */
function EmptyPlace({ link, seat }: { readonly link: Link; readonly seat: Seat }) {
  const { lobby, seatNumber, free } = t();
  const own = link.timeline.value.seat;
  const keptFor = latest(link.timeline.value).gathering.kept[seat];
  const isMine = keptFor === undefined || keptFor.player === guest.value?.player;
  return (
    <li class="place">
      <NoFlag />
      <div class="grow">
        <b class="clip">{keptFor?.name ?? seatNumber(seat + 1)}</b>
        <div class="small muted">{keptFor ? lobby.kept : free}</div>
      </div>
      {keptFor && own !== undefined && (
        <button type="button" class="button slim quiet" onClick={() => ask(link, "free", { seat })}>
          {lobby.free}
        </button>
      )}
      {own === undefined && isMine && (
        <button type="button" class="button slim" onClick={() => ask(link, "sit", { seat, nonce: nonce() })}>
          {lobby.sit}
        </button>
      )}
      {own !== undefined && (
        <button type="button" class="button slim quiet" onClick={() => ask(link, "seatBot", { seat })}>
          <Icon name="bot" /> {lobby.addBot}
        </button>
      )}
    </li>
  );
}

function Place({ link, seat, occupant }: PlaceProps) {
  const { lobby, you, bot } = t();
  const own = link.timeline.value.seat;
  if (!occupant) return <EmptyPlace link={link} seat={seat} />;
  const isBot = occupant.kind === "bot";
  const isHere = isBot || (link.present.value[seat] ?? false);
  const mayGo = seat === own || (isBot && own !== undefined);
  const mayBeRemoved = !isBot && seat !== own && own !== undefined && hostOf(latest(link.timeline.value)) === own;
  return (
    <li class="place">
      <Flag seat={seat} />
      <div class="grow">
        <b class="clip">
          {occupant.name} {seat === own && <span class="muted">({you})</span>}
        </b>
        <div class="small muted row">
          <span class={isHere ? "dot" : "dot away"} /> {isBot ? bot : isHere ? lobby.here : lobby.away}
        </div>
      </div>
      {mayGo && (
        <button type="button" class="button slim quiet" onClick={() => ask(link, "stand", { seat })}>
          {isBot ? lobby.sendBot : lobby.stand}
        </button>
      )}
      {mayBeRemoved && (
        <button type="button" class="button slim quiet" onClick={() => ask(link, "remove", { seat })}>
          {lobby.remove}
        </button>
      )}
    </li>
  );
}

/** Starting, for those who sit, once nobody is missing. */
function Start({ link }: { readonly link: Link }) {
  const [isAsked, setAsked] = useState(false);
  const { lobby } = t();
  const free = latest(link.timeline.value).seats.filter((held) => !held).length;
  if (link.timeline.value.seat === undefined) return <p class="muted">{free > 0 ? lobby.watching : lobby.full}</p>;
  const start = async () => {
    setAsked(true);
    await ask(link, "start", {});
    setAsked(false);
  };
  return (
    <button type="button" class="button main" disabled={free > 0 || isAsked} onClick={start}>
      {free > 0 ? lobby.startWhen(free) : isAsked ? lobby.dealing : lobby.start}
    </button>
  );
}

/** Who comes by an invitation has not chosen a name yet. */
function OwnName({ onRenamed }: { readonly onRenamed: () => void }) {
  const [before, setBefore] = useState<string>();
  const name = guest.value?.name;
  if (name === undefined) return null;
  const close = () => {
    setBefore(undefined);
    if (guest.value?.name !== before) onRenamed();
  };
  return (
    <p class="small">
      <button type="button" class="link" onClick={() => setBefore(name)}>
        {t().name.change(name)}
      </button>
      {before !== undefined && <NameDialog onClose={close} />}
    </p>
  );
}

/** What is played at this table. */
function Game({ options, seats }: { readonly options: object; readonly seats: number }) {
  if (!("mode" in options) || !isMode(options.mode)) return null;
  return (
    <div class="game">
      <ModeCard mode={options.mode} seats={seats} />
      <ul class="bare small muted answers">
        {answered(options, seats).map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
    </div>
  );
}

/** Few tables go on where another one was. */
const playedOn = later<PlayedOnProps>(
  () => import("./played-on.tsx").then(({ PlayedOn }) => PlayedOn),
  () => toast(t().lost.noConnection),
);

/** Whether anything is to be shuffled that nobody knows yet. */
const isSealed = ({ from }: Charter): boolean => from === undefined || from.unseenBy !== undefined;

export interface LobbyProps {
  readonly link: Link;
  readonly onRenamed: () => void;
}

/** A table before the match: who sits where, and how others find it. */
export function Lobby({ link, onRenamed }: LobbyProps) {
  const { charter, seats } = latest(link.timeline.value);
  const { lobby, table } = t();
  const others = seats.length > 1;
  const isBranch = charter.from !== undefined;
  useEffect(() => {
    if (isBranch) void playedOn.fetch();
  }, [isBranch]);
  const PlayedOn = playedOn.part.value;
  return (
    <main class="lobby">
      <Hero />
      <Banner link={link} />
      <Tools link={link} />
      <div class="lobby-panels">
        <section class="panel seats" aria-labelledby="seats">
          <div class="row between">
            <h1 id="seats">{lobby.title}</h1>
            <Watchers link={link} />
          </div>
          <Game options={charter.options} seats={seats.length} />
          <ol class="bare">
            {seats.map((occupant, seat) => (
              <Place key={seat} link={link} seat={seat} occupant={occupant} />
            ))}
          </ol>
          <Start link={link} />
          {seats.includes(undefined) && others && <p class="small muted">{lobby.gather}</p>}
          <OwnName onRenamed={onRenamed} />
          {isBranch && PlayedOn && <PlayedOn timeline={link.timeline.value} />}
          {isSealed(charter) && <Seal commitment={charter.commitment} />}
        </section>
        <div class="col aside">
          <Invitation charter={charter} />
          {others && (
            <section class="panel lobby-talk" aria-labelledby="lobby-talk">
              <h2 id="lobby-talk">{table.talk}</h2>
              <Talk link={link} />
            </section>
          )}
        </div>
      </div>
    </main>
  );
}
