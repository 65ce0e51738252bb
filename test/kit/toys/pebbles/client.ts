import type { ClientGame } from "../../../../client/contract/game.ts";
import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { load, messages } from "./messages.ts";
import { type Command, type Event, pebbles, ROUNDS, type State } from "./pebbles.ts";

const client: ClientGame<State, Command, Event> = {
  rules: pebbles,
  messages: { messages, load },
  Board: () => import("./board.tsx").then(({ Board }) => Board),
  areas: () => ["plain-page"],
  headline: ({ table }) => messages.value.round(Math.min(table.round + 1, ROUNDS)),
  seats: (match) =>
    match.seats.map((_, seat) => {
      const { hands, points } = match.table;
      const isAwaited = match.phase === "live" && pebbles.toAct(match.table).some((awaited) => awaited.seat === seat);
      const { chooses, hasPut, left, points: score } = messages.value;
      return {
        seat,
        isAwaited,
        doing: isAwaited ? chooses : hasPut,
        counts: [{ icon: "hand", n: hands[seat]!.length, says: left(hands[seat]!.length) }],
        score: { figure: String(points[seat]), says: score(points[seat]!), parts: [] },
      };
    }),
  sentence(event, { match, me }) {
    const { dealt, putBy, goneBy, shown, faces } = messages.value;
    const who = (seat: Seat) => (seat === me ? undefined : nameOf(match, seat));
    switch (event.type) {
      case "TokensDealt":
        return event.seat === 0 ? [dealt] : undefined;
      case "TokenPut":
        return [putBy(who(event.seat))];
      case "SeatWithdrawn":
        return [goneBy(who(event.seat))];
      case "RoundShown": {
        const seen = Object.values(event.faces).map((face) => faces[face]);
        return [shown(seen.join(", "), event.winner === null ? undefined : nameOf(match, event.winner))];
      }
      default:
        return undefined;
    }
  },
  refusal: (code) => ({ ...messages.value.refusals })[code],
};

const nameOf = ({ seats }: Match<State>, seat: Seat): string => seats[seat]?.name ?? "";

export default client;
