import type { ClientGame } from "../../../../client/contract/game.ts";
import type { Seat } from "../../../../shared/engine/contract/events.ts";
import { type Command, cairn, type Event, type State } from "./cairn.ts";
import { load, messages } from "./messages.ts";

const client: ClientGame<State, Command, Event> = {
  rules: cairn,
  messages: { messages, load },
  Board: () => import("./board.tsx").then(({ Board }) => Board),
  areas: () => ["plain-page"],
  boards: () => import("./boards.tsx").then(({ boards }) => boards),
  gallery: () => import("./gallery.tsx").then(({ gallery }) => gallery),
  headline: ({ table }) => messages.value.of(table.layers.length, table.options.layers),
  seats: (match) =>
    match.seats.map((_, seat) => {
      const { builds, asked, looksOn, built } = messages.value;
      const due = match.phase === "live" && cairn.toAct(match.table).find((awaited) => awaited.seat === seat);
      const standing = match.table.layers.filter(({ by, doubts }) => by === seat && doubts.length === 0);
      const n = standing.reduce((sum, { stones }) => sum + stones, 0);
      return {
        seat,
        isAwaited: Boolean(due),
        doing: due ? (due.for === "turn" ? builds : asked) : looksOn,
        counts: [{ icon: "pile", n, says: built(n) }],
      };
    }),
  sentence(event, { match, me }) {
    const { laidBy, judgedBy, signedBy, layer, kinds } = messages.value;
    const who = (seat: Seat) => (seat === me ? undefined : match.seats[seat]?.name);
    switch (event.type) {
      case "LayerLaid":
        return [laidBy(layer(event.stones, kinds[event.kind]!), who(event.seat))];
      case "LayerJudged":
        return [judgedBy(event.stands, who(event.seat))];
      case "CairnSigned":
        return [signedBy(event.word, who(event.seat))];
      default:
        return undefined;
    }
  },
  refusal: (code) => (({ ...messages.value.refusals }) as Readonly<Record<string, string>>)[code],
};

export default client;
