import { MOST_DEALS } from "../../shared/engine/series/series.ts";
import {
  BOARD_AUTHOR,
  BOARD_TITLE,
  BOT_NAME,
  type Heads,
  invitationName,
  invitationOption,
  kindName,
  type MatchHead,
  NAMES,
  ONE_NAME,
  PUBLISHED_BOARD,
  SERIES_TITLE,
  seriesHeadName,
  TITLED_SERIES,
  WINNERS,
} from "../../shared/head.ts";
import { allGames, messagesOf } from "../catalog/catalog.ts";
import type { ChoiceValue, GameManifest, VariantManifest } from "../contract/manifest.ts";
import { atTable } from "../i18n/at-table.ts";
import { playerName } from "../i18n/player-name.ts";
import { t } from "../i18n/t.ts";
import { messages as gallery } from "../pages/gallery/messages/messages.ts";
import { messages as history } from "../pages/history/messages/messages.ts";
import { messages as series } from "../pages/series/messages/messages.ts";

/** Link previews for every variant of every game and every number of players. */
export const invitations = (): Heads => Object.fromEntries(allGames().flatMap(invitationsTo));

interface MentionedChoice {
  readonly choice: string;
  readonly value: ChoiceValue;
}

/** Previews with the defaults, and with each other value of a mentioned choice. */
const invitationsTo = (manifest: GameManifest) =>
  Object.entries(manifest.variants).flatMap(([name, variant]) => {
    const [least, most] = variant.seats;
    const kinds = [undefined, ...mentionedChoices(manifest, variant)];
    return Array.from({ length: most - least + 1 }, (_, i) => least + i).flatMap((seats) =>
      kinds.map((mentioned) => invitationTo(manifest, name, seats, mentioned)),
    );
  });

function mentionedChoices({ choices }: GameManifest, variant: VariantManifest): readonly MentionedChoice[] {
  return variant.choices.flatMap((choice) => {
    const { values, usual, isMentioned } = choices[choice]!;
    return isMentioned ? values.filter((value) => value !== usual).map((value) => ({ choice, value })) : [];
  });
}

function invitationTo(manifest: GameManifest, variant: string, seats: number, mentioned: MentionedChoice | undefined) {
  const { options, place } = t();
  const { lobby } = atTable();
  const { name, motto, variants, choices } = messagesOf(manifest);
  const isOne = Object.keys(manifest.variants).length === 1;
  const chosen = mentioned && { [mentioned.choice]: mentioned.value };
  const facts = [
    ...(isOne ? [] : [variants[variant]!.title]),
    ...(mentioned ? [choices[mentioned.choice]!.answers[String(mentioned.value)]!.label] : []),
    options.players(seats, seats),
    options.minutes(manifest.variants[variant]!.minutes(seats, chosen)),
  ];
  // Some languages abbreviate minutes with a full stop, and another follows.
  const lead = facts.join(" · ").replace(/\.$/, "");
  const head = { title: `${lobby.invited(name)} — ${place}`, description: `${lead}. ${motto}` };
  const named = invitationName({ game: manifest.id, ...(!isOne && { variant }), seats: { length: seats } });
  return [mentioned ? named + invitationOption(mentioned.choice, mentioned.value) : named, head] as const;
}

export function matches(): Heads {
  const { tables } = t().homePage;
  const { results, wonBy } = history.value;
  const standings: Readonly<Record<MatchHead, string>> = {
    live: `${tables.live}: ${NAMES}`,
    won: wonBy(WINNERS),
    wonBy: `${wonBy(WINNERS)} (${NAMES})`,
    lost: `${results.lost}: ${NAMES}`,
    draw: `${results.draw}: ${NAMES}`,
    ended: `${results.ended}: ${NAMES}`,
  };
  const kinds = allGames().flatMap((manifest) => {
    const { name, variants } = messagesOf(manifest);
    const names = Object.keys(manifest.variants);
    return names.map((variant) => {
      const title = names.length === 1 ? name : `${name} · ${variants[variant]!.title}`;
      return [kindName(manifest.id, names.length === 1 ? "" : variant), `${title} — ${t().place}`] as const;
    });
  });
  return {
    ...Object.fromEntries(kinds.map(([kind, title]) => [kind, { title, description: "" }])),
    [BOT_NAME]: { title: playerName({ name: ONE_NAME, kind: "bot" }), description: "" },
    ...Object.fromEntries(Object.entries(standings).map(([of, description]) => [of, { title: "", description }])),
  };
}

/** Previews for every number of deals. */
export function seriesHeads(): Heads {
  const { untitled, preview } = series.value;
  const { place } = t();
  const numbers = Array.from({ length: MOST_DEALS }, (_, i) => i + 1);
  return {
    [TITLED_SERIES]: { title: `${SERIES_TITLE} — ${place}`, description: "" },
    ...Object.fromEntries(
      numbers.map((n) => [seriesHeadName(n), { title: `${untitled(n)} — ${place}`, description: preview(n) }]),
    ),
  };
}

export const boardHeads = (): Heads => ({
  [PUBLISHED_BOARD]: {
    title: `${BOARD_TITLE} — ${t().place}`,
    description: gallery.value.preview(BOARD_TITLE, BOARD_AUTHOR),
  },
});
