import { isOfPlayer } from "../../../shared/engine/match/match-events.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { TableSettings } from "../../../shared/engine/match/table-settings.ts";
import { tablePath } from "../../../shared/routes.ts";
import { listMatches, openMatch } from "../../api/api.ts";
import { asGuest } from "../../api/as-guest.ts";
import { whyNot } from "../../i18n/t.ts";
import { go, type Purpose } from "../../navigation/route.ts";
import { toast } from "../../ui/toast.tsx";
import { type NewTable, newTableFrom, optionsOf, settingsAlone, settingsOf } from "./new-table.ts";

export const freeSeats = ({ seats }: Summary): number => seats.filter((seat) => seat === null).length;

interface Opening extends Pick<Summary, "visibility"> {
  readonly seats: number;
  /** Default: the settings of the form. */
  readonly settings?: TableSettings;
}

async function openAndGo(
  table: NewTable,
  { seats, visibility, settings = settingsOf(table) }: Opening,
  purpose: Purpose,
  dealHere?: () => Promise<string | undefined>,
): Promise<void> {
  const wanted = { game: table.game, options: optionsOf(table), seats, visibility, house: settings };
  await openTable(wanted, purpose, dealHere);
}

/** @param dealHere deals a match on this device if the server does not answer; returns its code */
export async function openTable(
  wanted: Parameters<typeof openMatch>[0],
  purpose: Purpose,
  dealHere?: () => Promise<string | undefined>,
): Promise<void> {
  const answer = await asGuest((token) => openMatch(wanted, token));
  if (answer.ok) return go(tablePath(answer.code), purpose);
  const own = answer.reason === "NoConnection" ? await dealHere?.().catch(() => undefined) : undefined;
  if (own !== undefined) go(tablePath(own));
  else toast(whyNot(answer.reason));
}

/** Opens a solo match on the server, or on this device if the server does not answer. */
export async function playAlone(table: NewTable, isPractice: boolean): Promise<void> {
  const settings = settingsAlone(table, isPractice);
  await openAndGo(table, { seats: 1, visibility: "private", settings }, { isReady: true }, () =>
    import("../alone/alone.ts").then(({ dealAlone }) =>
      dealAlone({ game: table.game, options: optionsOf(table), settings }),
    ),
  );
}
/** Opens a private table, gives all other seats to bots and starts. */
export const playWithBots = (table: NewTable) =>
  openAndGo(table, { seats: table.seats, visibility: "private" }, { isReady: true, company: "bots" });

export const playWithFriends = (table: NewTable) => openAndGo(table, { seats: table.seats, visibility: "private" }, {});

/** Joins the fullest waiting table that matches the form, or opens a public table. */
export async function playWithAnyone(table: NewTable): Promise<void> {
  const answer = await listMatches({ state: ["open"], limit: 50 });
  const waiting = answer.ok ? answer.matches.filter((match) => isWaiting(match) && isLike(match, table)) : [];
  const [best] = waiting.toSorted((a, b) => freeSeats(a) - freeSeats(b));
  if (best) go(tablePath(best.code), {});
  else await openAndGo(table, { seats: table.seats, visibility: "open" }, {});
}

const isLike = (match: Summary, table: NewTable): boolean =>
  match.game === table.game &&
  match.seats.length === table.seats &&
  JSON.stringify(optionsOf(newTableFrom({ ...match, seats: table.seats }))) === JSON.stringify(optionsOf(table));

/** Whether a table is public, with at least one person and a free seat. */
const isWaiting = (match: Summary): boolean =>
  match.visibility === "open" && freeSeats(match) > 0 && match.seats.some(isOfPlayer);
