import { FIELDS } from "./cards.ts";
import { beginRound } from "./dealing.ts";
import { winnerOf } from "./fields.ts";
import { leaveIfFilled } from "./leaving.ts";
import { tableOf } from "./scoring.ts";
import { facesOf } from "./state.ts";
import type { Story } from "./story.ts";
import { endTide } from "./tide.ts";

/** F9, F2: secrets are turned up, every field gets its winner, and the next round begins, or the match is over (G5). */
export function endRound(story: Story): void {
  endTide(story);
  for (const party of story.state.order) leaveIfFilled(story, party);
  const secrets = story.state.parties.flatMap(({ stands }) =>
    stands.flatMap((stand) => (stand?.how === "engaged" && stand.isHidden ? stand.cards : [])),
  );
  if (secrets.length > 0) story.tell({ type: "SecretsRevealed", cards: secrets, faces: facesOf(story.state, secrets) });
  const won = FIELDS.map((field) => winnerOf(story.state, field));
  for (const one of won) story.tell(one);
  story.tell({ type: "RoundScored", fields: won.map(({ seat }) => seat ?? null) });
  const { round, first, seats, options } = story.state;
  if (round < options.rounds) beginRound(story, round + 1, (first + 1) % seats);
  else story.tell({ type: "MatchScored", fields: tableOf(story.state) });
}
