import type { Summary } from "../../../shared/engine/summary.ts";
import { listMatches, openMatch } from "../../net/api.ts";
import { asGuest } from "../../net/as-guest.ts";
import { toast } from "../../ui/toast.tsx";
import { go, type Purpose, tablePath } from "../route.ts";
import { whyNot } from "../words.ts";
import { houseIn, optionsOf, wishes } from "./wishes.ts";

export const freeSeats = ({ seats }: Summary): number => seats.filter((seat) => seat === null).length;

async function openAndGo(seats: number, visibility: Summary["visibility"], purpose: Purpose): Promise<void> {
  const { value } = wishes;
  const opening = { game: "tranquility", options: optionsOf(value), seats, visibility, house: houseIn(value) };
  const answer = await asGuest((token) => openMatch(opening, token));
  if (answer.ok) go(tablePath(answer.code), purpose);
  else toast(whyNot(answer.reason));
}

/** The three ways to a table. */
export const playAlone = () => openAndGo(1, "private", { isReady: true });
export const playWithFriends = () => openAndGo(wishes.value.seats, "private", {});

/** Sits down where somebody waits already, the fullest table first; else opens one for others to find. */
export async function playWithAnybody(): Promise<void> {
  const answer = await listMatches({ state: ["open"], limit: 50 });
  const isFitting = (match: Summary) => isWaiting(match) && isFresh(match) && isWished(match);
  const waiting = answer.ok ? answer.matches.filter(isFitting) : [];
  const [best] = waiting.toSorted((a, b) => freeSeats(a) - freeSeats(b));
  if (best) go(tablePath(best.code), {});
  else await openAndGo(wishes.value.seats, "open", {});
}

/** After this long, in milliseconds, those who wait have probably gone to do something else. */
const PATIENCE = 10 * 60_000;

const isFresh = ({ changedAt }: Summary): boolean => Date.now() - Date.parse(changedAt) < PATIENCE;

/** A table of the board one would open oneself. */
const isWished = ({ options }: Summary): boolean => "mode" in options && options.mode === wishes.value.mode;

/** A table at which somebody sits and somebody is missing. */
const isWaiting = (match: Summary): boolean =>
  match.visibility === "open" && freeSeats(match) > 0 && match.seats.some((seat) => seat?.kind === "human");
