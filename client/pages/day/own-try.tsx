import { useState } from "preact/hooks";
import { FILLED } from "../../../shared/engine/contract/daily-deals.ts";
import type { WholeDayResponse } from "../../../shared/engine/lists/day-responses.ts";
import { tablePath } from "../../../shared/routes.ts";
import { asGuest } from "../../api/as-guest.ts";
import { playDay } from "../../api/days.ts";
import type { FigureMessages } from "../../contract/manifest.ts";
import { locale } from "../../i18n/language.ts";
import { whyNot } from "../../i18n/t.ts";
import { followLink, go, replayPath } from "../../navigation/route.ts";
import { shareText } from "../../ui/copy-link.ts";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";
import { resultText, shareableText } from "./day-texts.ts";
import { messages } from "./messages/messages.ts";

interface Props {
  readonly details: WholeDayResponse;
  readonly named: FigureMessages;
}

export function OwnTry({ details, named }: Props) {
  const { own, result, state } = details;
  if (state === "sealed") return null;
  return (
    <>
      {own?.state === "over" && result && <Result details={details} named={named} result={result} match={own.id} />}
      <p class="row wrap">
        <PlayButton details={details} />
      </p>
    </>
  );
}

/** The button's label, and whether the attempt counts. */
function wayOf({
  own,
  state,
}: WholeDayResponse): readonly [word: "play" | "goOn" | "again" | "later", counts: boolean] {
  if (own && own.state !== "over" && state !== "past") return ["goOn", true];
  if (own) return ["again", false];
  return state === "open" ? ["play", true] : ["later", false];
}

function PlayButton({ details }: { readonly details: WholeDayResponse }) {
  const [isLeaving, setLeaving] = useState(false);
  const [way, counts] = wayOf(details);
  const { opening, notCounted } = messages.value;
  const play = async () => {
    setLeaving(true);
    const answer = await asGuest((token) => playDay(details.day, token));
    setLeaving(false);
    if (answer.ok) go(tablePath(answer.code));
    else toast(whyNot(answer.reason));
  };
  return (
    <>
      <button type="button" class={counts ? "button main" : "button"} disabled={isLeaving} onClick={play}>
        <Icon name="play" /> {isLeaving ? opening : messages.value[way]}
      </button>
      {!counts && <span class="small muted">{notCounted}</span>}
    </>
  );
}

interface ResultProps extends Props {
  readonly result: NonNullable<WholeDayResponse["result"]>;
  readonly match: string;
}

function Result({ details, named, result, match }: ResultProps) {
  const { yours, rank, share, copied, copy, watch } = messages.value;
  const send = () => shareText(shareableText(details, result, named, locale.value), copied, copy);
  return (
    <div class="day-result">
      {result.picture.length > 0 && <Picture rows={result.picture} />}
      <div>
        <h2>{yours}</h2>
        <p>
          <b class="tag">{rank(result.rank, details.tries)}</b>
        </p>
        <p>{resultText(result, named)}</p>
        <p class="row wrap">
          <button type="button" class="button" onClick={send}>
            <Icon name="share" /> {share}
          </button>
          <a class="button" href={replayPath(match)} onClick={followLink}>
            <Icon name="rewind" /> {watch}
          </a>
        </p>
      </div>
    </div>
  );
}

/** Hidden from screen readers, because the text beside it has the same content. */
function Picture({ rows }: { readonly rows: readonly string[] }) {
  const width = Math.max(...rows.map(({ length }) => length));
  return (
    <svg
      class="day-picture"
      viewBox={`0 0 ${10 * width} ${10 * rows.length}`}
      style={{ width: `${18 * width}px` }}
      aria-hidden="true"
    >
      {rows.flatMap((row, y) =>
        Array.from(row, (cell, x) =>
          cell === " " ? null : (
            <rect
              key={`${x} ${y}`}
              class={cell === FILLED ? "filled" : "short"}
              x={10 * x + 1}
              y={10 * y + 1}
              width="8"
              height="8"
              rx="2"
            />
          ),
        ),
      )}
    </svg>
  );
}
