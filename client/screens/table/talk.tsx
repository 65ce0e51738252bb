import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Said } from "../../../shared/engine/wire.ts";
import { phraseText } from "../../games/tranquility/sentences.ts";
import { words } from "../../games/tranquility/words/words.ts";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import { latest, type Timeline } from "../../play/timeline.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";
import { Phrases } from "../tranquility/phrases.tsx";
import { whyNot } from "../words.ts";

/** How freely one may talk now, and why. */
export function talkOf({ game, seat, states }: Timeline): {
  readonly freedom: "free" | "phrases" | "silent";
  readonly why: string;
} {
  const { talk } = t();
  const match = states.at(-1)!;
  if (match.phase === "open") return { freedom: "free", why: talk.lobby };
  if (match.phase === "over") return { freedom: "free", why: talk.over };
  if (seat === undefined) return { freedom: "silent", why: talk.watcher };
  const freedom = game.talk(match.table, seat);
  return { freedom, why: talk[freedom] };
}

function Line({ said }: { readonly said: Said }) {
  return (
    <li class="said">
      {said.by === "watcher" ? <Icon name="eye" size={18} /> : <Flag seat={said.by} width={22} />}
      <div>
        <b class="small">{said.name}</b>
        <div>{"text" in said ? said.text : phraseText(said.phrase, said.n, words.value)}</div>
      </div>
    </li>
  );
}

function Composer({ onSay }: { readonly onSay: (text: string) => void }) {
  const [text, setText] = useState("");
  const { talk } = t();
  const say = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    onSay(text.trim());
    setText("");
  };
  return (
    <form class="composer" onSubmit={say}>
      <label class="grow">
        <span class="unseen">{talk.write}</span>
        <input
          class="field"
          value={text}
          placeholder={talk.write}
          maxLength={300}
          autocomplete="off"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button slim">
        {talk.send}
      </button>
    </form>
  );
}

/** What was said, what may be said, and why no more. */
export function Talk({ link }: { readonly link: Link }) {
  const said = link.talk.value;
  const list = useRef<HTMLOListElement>(null);
  const { freedom, why } = talkOf(link.timeline.value);
  const isAlone = latest(link.timeline.value).seats.length === 1;
  const say = async (payload: { readonly text: string } | { readonly phrase: string; readonly n?: number }) => {
    const reply = await link.request("say", payload);
    if (!reply.ok) toast(whyNot(reply.reason));
  };
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [said.length]);
  return (
    <div class="talk" role="log" aria-label={t().table.talk}>
      <ol ref={list} class="bare lines">
        {said.length === 0 && <li class="muted small">{isAlone ? t().talk.alone : t().talk.none}</li>}
        {said.map((line) => (
          <Line key={`${line.at}${line.name}`} said={line} />
        ))}
      </ol>
      {freedom === "phrases" && <Phrases onSay={(phrase, n) => say(n === undefined ? { phrase } : { phrase, n })} />}
      {freedom === "free" && <Composer onSay={(text) => say({ text })} />}
      <p class="foot">
        <Icon name={freedom === "silent" ? "lock" : "open"} size={18} /> {why}
      </p>
    </div>
  );
}
