import type { AnyClientGame } from "../../contract/game.ts";
import type { SentencePart } from "../../contract/sentences.ts";
import { language } from "../../i18n/language.ts";
import { typeset } from "../../i18n/typeset.ts";

interface Props {
  readonly game: AnyClientGame;
  readonly parts: readonly SentencePart[];
}

/** Non-breaking spaces join a number and the next word, and a word and its punctuation. */
const bound = (text: string): string => typeset(text, language.value).replaceAll(/(?<=\d) /g, "\u00a0");

export const Sentence = ({ game: { Part }, parts }: Props) => (
  <>{parts.map((part, i) => (typeof part === "string" ? bound(part) : Part && <Part key={i} part={part} />))}</>
);
