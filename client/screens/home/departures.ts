import type { Summary } from "../../../shared/engine/summary.ts";
import { type Answer, listMatches, type Opening, openMatch } from "../../net/api.ts";
import { identify, renew } from "../../net/identity.ts";
import { toast } from "../../ui/toast.tsx";
import { go, type Purpose, tablePath } from "../route.ts";
import { whyNot } from "../words.ts";
import { houseIn, optionsOf, wishes } from "./wishes.ts";

export const freeSeats = ({ seats }: Summary): number => seats.filter((seat) => seat === null).length;

/** Opens a table; a guest whom the server forgot introduces itself once more. */
async function open(opening: Opening): Promise<Answer<{ readonly code: string }>> {
  const guest = await identify();
  if (!guest) return { ok: false, reason: "NoConnection" };
  const answer = await openMatch(opening, guest.token);
  if (answer.ok || answer.reason !== "NoToken") return answer;
  const renewed = await renew();
  return renewed ? openMatch(opening, renewed.token) : answer;
}

async function openAndGo(seats: number, visibility: Summary["visibility"], purpose: Purpose): Promise<void> {
  const { value } = wishes;
  const answer = await open({
    game: "tranquility",
    options: optionsOf(value),
    seats,
    visibility,
    house: houseIn(value),
  });
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
