import type { Summary } from "../../../shared/engine/summary.ts";
import type { TableSettings } from "../../../shared/engine/table-settings.ts";
import { listMatches, openMatch } from "../../api/api.ts";
import { asGuest } from "../../api/as-guest.ts";
import { variantOf } from "../../games/shelf.ts";
import { toast } from "../../ui/toast.tsx";
import { go, type Purpose, tablePath } from "../route.ts";
import { whyNot } from "../words.ts";
import { houseAlone, houseOf, type NewTable, optionsOf } from "./new-table.ts";

export const freeSeats = ({ seats }: Summary): number => seats.filter((seat) => seat === null).length;

/** How a table is opened: for so many, and for whom to find. */
interface Opening extends Pick<Summary, "visibility"> {
  readonly seats: number;
  /** As everybody's, unless told. */
  readonly house?: TableSettings;
}

async function openAndGo(
  table: NewTable,
  { seats, visibility, house = houseOf(table) }: Opening,
  purpose: Purpose,
  withoutLine?: () => Promise<string | undefined>,
): Promise<void> {
  const wanted = { game: table.game, options: optionsOf(table), seats, visibility, house };
  const answer = await asGuest((token) => openMatch(wanted, token));
  if (answer.ok) return go(tablePath(answer.code), purpose);
  const own = answer.reason === "NoConnection" ? await withoutLine?.().catch(() => undefined) : undefined;
  if (own !== undefined) go(tablePath(own));
  else toast(whyNot(answer.reason));
}

/** The three ways to a table. Alone one plays on the device where nobody answers. */
export async function playAlone(table: NewTable): Promise<void> {
  const house = houseAlone(table);
  await openAndGo(table, { seats: 1, visibility: "private", house }, { isReady: true }, () =>
    import("../../alone/alone.ts").then(({ dealAlone }) =>
      dealAlone({ game: table.game, options: optionsOf(table), house }),
    ),
  );
}
export const playWithFriends = (table: NewTable) => openAndGo(table, { seats: table.seats, visibility: "private" }, {});

/** Sits down where somebody waits already, the fullest table first; else opens one for others to find. */
export async function playWithAnybody(table: NewTable): Promise<void> {
  const answer = await listMatches({ state: ["open"], limit: 50 });
  const isFitting = (match: Summary) => isWaiting(match) && isFresh(match) && isLike(match, table);
  const waiting = answer.ok ? answer.matches.filter(isFitting) : [];
  const [best] = waiting.toSorted((a, b) => freeSeats(a) - freeSeats(b));
  if (best) go(tablePath(best.code), {});
  else await openAndGo(table, { seats: table.seats, visibility: "open" }, {});
}

/** After this long, in milliseconds, those who wait have probably gone to do something else. */
const PATIENCE = 10 * 60_000;

const isFresh = ({ changedAt }: Summary): boolean => Date.now() - Date.parse(changedAt) < PATIENCE;

/** A match of the game and the variant that one would open oneself. */
const isLike = ({ game, options }: Summary, table: NewTable): boolean =>
  game === table.game && variantOf(game, options) === table.variant;

/** A table at which somebody sits and somebody is missing. */
const isWaiting = (match: Summary): boolean =>
  match.visibility === "open" && freeSeats(match) > 0 && match.seats.some((seat) => seat?.kind === "human");
