import { type BoardRecord, playedOf } from "../../../shared/engine/lists/logbook.ts";
import { wilson } from "../../../shared/engine/lists/wilson.ts";
import { locale } from "../../i18n/language.ts";
import { boardKey, boardName, percentOf, seatsName } from "./logbook-texts.ts";
import { messages } from "./messages/messages.ts";
import { Plot } from "./plot.tsx";

/** `of`: number of matches. */
interface Share {
  readonly won: number;
  readonly of: number;
}

/** Win rates by kind of table, compared with bots. */
export function Shares({ boards }: { readonly boards: readonly BoardRecord[] }) {
  const { shares, sharesNote, botsNote, board, played, won, share, between, bots } = messages.value;
  const percent = percentOf(locale.value);
  const winnable = boards.filter(({ results }) => results.ended < playedOf(results));
  if (winnable.length === 0) return null;
  const hasBots = winnable.some((each) => each.bots);
  const kinds = winnable.map((record) => {
    const own = { won: record.results.won, of: playedOf(record.results) - record.results.ended };
    return { record, own, theirs: record.bots && record.bots.won / record.bots.matches };
  });
  return (
    <Plot
      title={shares}
      note={hasBots ? `${sharesNote} ${botsNote}` : sharesNote}
      head={[board, played, won, share, between, ...(hasBots ? [bots] : [])]}
      rows={kinds.map(({ record, own, theirs }) => {
        const [low, high] = wilson(own.won, own.of);
        const name = `${boardName(record, boards)}, ${seatsName(record.seats)}`;
        const botsToo = hasBots ? [theirs === undefined ? "" : percent(theirs)] : [];
        return [name, String(own.of), String(own.won), percent(own.won / own.of), percent(low, high), ...botsToo];
      })}
      lines={kinds.map(({ record, own, theirs }) => (
        <li key={boardKey(record)}>
          <span class="name">
            <b>{boardName(record, boards)}</b>
            <span class="small muted">
              {seatsName(record.seats)} · {messages.value.matches(own.of)}
            </span>
          </span>
          <ShareLine share={own} bots={theirs} />
          <b class="num">{percent(own.won / own.of)}</b>
        </li>
      ))}
    />
  );
}

/** The share on a scale from 0 to 1, with its confidence interval and the bots' rate. */
export function ShareLine({ share, bots }: { readonly share: Share; readonly bots?: number | undefined }) {
  const [low, high] = wilson(share.won, share.of);
  const at = (part: number) => `${(100 * part).toFixed(2)}%`;
  return (
    <svg class="share" width="100%" height="28" aria-hidden="true">
      <rect class="all" x="0" y="11" width="100%" height="6" rx="3" />
      <rect class="range" x={at(low)} y="8" width={at(high - low)} height="12" rx="6" />
      {bots !== undefined && <Diamond at={at(bots)} y={14} />}
      <circle class="own" cx={at(share.won / share.of)} cy="14" r="7" />
    </svg>
  );
}

export const Diamond = ({ at, y }: { readonly at: string; readonly y: number }) => (
  <svg class="bots" x={at} y={y - 9} width="18" height="18" overflow="visible" aria-hidden="true">
    <path d="M0 0L7 9L0 18L-7 9Z" />
  </svg>
);
