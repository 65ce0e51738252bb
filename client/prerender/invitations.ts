import { type Heads, invitationName } from "../../shared/head.ts";
import type { GameCard } from "../games/card.ts";
import { SHELF } from "../games/index.ts";
import { wordsOf } from "../games/shelf.ts";
import { t } from "../i18n/t.ts";

/** What an invitation says of itself in a chat, for every variant of every game and every number of players. */
export const invitations = (): Heads => Object.fromEntries(SHELF.flatMap(invitationsTo));

function invitationsTo(card: GameCard) {
  const { lobby, options, place } = t();
  const { name, motto, variants } = wordsOf(card);
  const isOne = Object.keys(card.variants).length === 1;
  return Object.entries(card.variants).flatMap(
    ([
      variant,
      {
        seats: [least, most],
        minutes,
      },
    ]) =>
      Array.from({ length: most - least + 1 }, (_, i) => {
        const seats = least + i;
        const played = isOne ? [] : [variants[variant]!.title];
        const facts = [...played, options.players(seats, seats), lobby.minutes(minutes(seats))];
        const head = { title: `${lobby.invited(name)} — ${place}`, description: `${facts.join(" · ")}. ${motto}` };
        const named = { game: card.id, ...(!isOne && { variant }), seats: { length: seats } };
        return [invitationName(named), head] as const;
      }),
  );
}
