import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { MAX_CHAT_LENGTH, SIGNS } from "../../../shared/engine/log/chat.ts";
import type { ChatMessage } from "../../../shared/engine/log/wire.ts";
import type { AnyClientGame } from "../../contract/game.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { atTable } from "../../i18n/at-table.ts";
import { playerName } from "../../i18n/player-name.ts";
import { whyNot } from "../../i18n/t.ts";
import { isHeard } from "../../storage/muted.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";
import { Mute } from "./mute.tsx";
import { talkOf, textOf } from "./talking.ts";

/** Allowed even in silence. */
const Signs = ({ onSay }: { readonly onSay: (phrase: string) => void }) => (
  <div class="phrases">
    <div class="row wrap">
      {SIGNS.map((sign) => (
        <button key={sign} type="button" class="button quiet slim" onClick={() => onSay(sign)}>
          {atTable().talk.signs[sign]}
        </button>
      ))}
    </div>
  </div>
);

function Line({ game, said }: { readonly game: AnyClientGame; readonly said: ChatMessage }) {
  return (
    <li class="said">
      {said.by === "watcher" ? <Icon name="eye" size={18} /> : <Flag seat={said.by} width={22} />}
      <div>
        <b class="small">{playerName(said)}</b>
        <div>{textOf(game, said)}</div>
      </div>
      <Mute player={said.player} name={said.name} />
    </li>
  );
}

/** The text stays until the table has accepted it. */
function Composer({ onSay }: { readonly onSay: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState("");
  const [isSaying, setSaying] = useState(false);
  const { talk } = atTable();
  const say = async (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said || isSaying) return;
    setSaying(true);
    const isTaken = await onSay(said);
    setSaying(false);
    // Text typed meanwhile belongs to the next message.
    if (isTaken) setText((now) => (now.trim() === said ? "" : now));
  };
  return (
    <form class="composer" onSubmit={say}>
      <label class="grow">
        <span class="unseen">{talk.write}</span>
        <input
          class="field"
          value={text}
          placeholder={talk.write}
          maxLength={MAX_CHAT_LENGTH}
          autocomplete="off"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button slim" disabled={isSaying}>
        {talk.send}
      </button>
    </form>
  );
}

export interface TalkProps {
  readonly connection: TableConnection;
}

export function Talk({ connection }: TalkProps) {
  const said = connection.talk.value.filter(isHeard);
  const unheard = connection.talk.value.length - said.length;
  const list = useRef<HTMLOListElement>(null);
  const { freedom, phrases, why } = talkOf(connection.timeline.value);
  const { Picker, rule } = connection.game.phrases ?? {};
  const say = async (payload: { readonly text: string } | { readonly phrase: string; readonly n?: number }) => {
    const reply = await connection.request("say", payload);
    if (!reply.ok) toast(whyNot(reply.reason));
    return reply.ok;
  };
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [said.length]);
  return (
    <div class="talk">
      <div role="log" aria-label={atTable().table.talk}>
        <ol ref={list} class="bare lines">
          {said.length === 0 && <li class="muted small">{atTable().talk.none}</li>}
          {said.map((line) => (
            <Line key={`${line.at}${line.name}`} game={connection.game} said={line} />
          ))}
        </ol>
      </div>
      {unheard > 0 && <p class="small muted unheard">{atTable().talk.unheard(unheard)}</p>}
      {freedom === "silent" && <Signs onSay={(phrase) => say({ phrase })} />}
      {freedom === "phrases" && phrases && Picker && (
        <Picker phrases={phrases} onSay={(phrase, n) => say(n === undefined ? { phrase } : { phrase, n })} />
      )}
      {freedom === "free" && <Composer onSay={(text) => say({ text })} />}
      <p class="foot">
        <Icon name={freedom === "silent" ? "lock" : "open"} size={18} />{" "}
        {freedom === "free" ? why : (rule?.(freedom) ?? atTable().talk.silence)}
      </p>
    </div>
  );
}
