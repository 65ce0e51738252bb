import type { Match } from "../../../../shared/engine/match/match.ts";
import type { DuelScore as Points } from "../../../../shared/games/tranquility/events.ts";
import { handOf, numberOn, type State } from "../../../../shared/games/tranquility/state.ts";
import type { CountView, ScoreView, SeatInfo, SeatView } from "../../../contract/seats.ts";
import { messages as replayMessages } from "../../../features/replay/messages/messages.ts";
import { ICONS } from "../icons.ts";
import { spentBy } from "../replay/discards.ts";
import { figure, partsOf, signed } from "../result/tally.ts";
import { messages } from "../text/messages/messages.ts";
import { type PlayerInfo, playersInfo, stateText } from "./players.ts";

const SKY = { day: ICONS.sun, night: ICONS.moon };

export const seatsOf = (match: Match<State>, view: SeatView): readonly SeatInfo[] =>
  playersInfo(match).map((player) => {
    const { seat, turn, side, score, offering, offer } = player;
    const given = typeof offer === "number" ? offer : undefined;
    return {
      seat,
      isAwaited: turn,
      doing: stateText(player, view.me, messages.value),
      counts: [handCount(player, view), ...pileCount(player, view), ...spentCount(match.table, player, view)],
      ...(offering
        ? { answer: { icon: given === undefined ? "hourglass" : "give", ...(given === undefined ? {} : { n: given }) } }
        : {}),
      ...(score ? { score: scoreOf(score) } : {}),
      ...(score && side ? { role: { icon: SKY[side], says: messages.value.score.plays[side] } } : {}),
    };
  });

/** Shows the side of the hand in modes with sides, except the duel. */
function handCount({ hand: n, side, score }: PlayerInfo, { isWide }: SeatView): CountView {
  const says = messages.value.counts.hand(n);
  if (!side || score) return { icon: "hand", n, says };
  const shown = `${says}, ${messages.value.cells[side]}`;
  return isWide ? { icon: "hand", n, says: shown, beside: SKY[side] } : { icon: SKY[side], n, says: shown };
}

/** Omitted before the deal, in duels, in narrow replays, and during a toll, where the offer is shown instead. */
function pileCount({ pile: n, offering }: PlayerInfo, { isWide, stay }: SeatView): readonly CountView[] {
  if (n === undefined || offering || (!isWide && stay === "replay")) return [];
  return [{ icon: "pile", n, says: messages.value.counts.pile(n) }];
}

function spentCount(
  table: State,
  { seat, spent, score }: PlayerInfo,
  { isWide, stay }: SeatView,
): readonly CountView[] {
  const isReplay = stay === "replay";
  if (!isReplay && (!isWide || score)) return [];
  const n = isReplay ? spentBy(table, seat).length : spent;
  return [{ icon: ICONS.spent, n, says: messages.value.counts.spent(n), ...(isReplay ? { opens: true } : {}) }];
}

const SIGNS = { islands: ICONS.island, spent: ICONS.spent, runs: ICONS.run };

function scoreOf(points: Points): ScoreView {
  const { score: say } = messages.value;
  return {
    figure: figure(points.points),
    says: say.points({ n: points.points }),
    parts: partsOf(points).map(({ name, how, points: n }) => ({
      name,
      says: say[name],
      icon: SIGNS[name],
      isCounted: name === "spent",
      how,
      figure: signed(name, n),
      aloud: figure(n),
    })),
  };
}

/** For screen readers: known islands and the number of other cards. */
export function handsAloud({ seats, table }: Match<State>): readonly string[] {
  const { unknownCards, noneInHand } = replayMessages.value;
  return seats.map((_, seat) => {
    const hand = handOf(table, seat);
    const known = hand.flatMap((card) => numberOn(table, card) ?? []);
    const rest = hand.length - known.length;
    return [...known.map(String), ...(rest ? [unknownCards(rest)] : [])].join(", ") || noneInHand;
  });
}
