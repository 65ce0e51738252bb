import { t } from "../../i18n/t.ts";
import { type CHOICES, type ChoiceName, infoOf, isMode } from "./modes.ts";

type Value<Name extends ChoiceName> = (typeof CHOICES)[Name][number];

/** A choice that a mode leaves open, in words: what it is about, and what each answer means. */
export interface Question<Name extends ChoiceName = ChoiceName> {
  readonly legend: string;
  readonly answers: readonly { readonly value: Value<Name>; readonly label: string; readonly note: string }[];
}

/** What was chosen for a table, choice by choice, as short as can be; what does not matter to so many is left out. */
export function answered(options: object, seats: number): readonly string[] {
  const mode = "mode" in options && isMode(options.mode) ? options.mode : undefined;
  if (!mode) return [];
  const asked = infoOf(mode).choices.filter((name) => name !== "soloToll" || seats === 1);
  return asked.flatMap((name) => {
    const { legend, answers } = questions()[name];
    const answer = answers.find(({ value }) => value === (options as Readonly<Record<string, unknown>>)[name]);
    return answer ? [`${legend}: ${answer.label}`] : [];
  });
}

/** Every choice there is, in words. */
export function questions(): { readonly [Name in ChoiceName]: Question<Name> } {
  const { options } = t();
  return {
    galateia: {
      legend: options.islands,
      answers: [
        { value: false, label: options.eighty, note: options.eightyNote },
        { value: true, label: options.galateia, note: options.galateiaNote },
      ],
    },
    difficulty: {
      legend: options.difficulty,
      answers: [
        { value: "easier", label: options.easier, note: options.easierNote },
        { value: "normal", label: options.normal, note: options.normalNote },
        { value: "harder", label: options.harder, note: options.harderNote },
      ],
    },
    edition: {
      legend: options.edition,
      answers: [
        { value: "fr", label: options.jokers, note: options.jokersNote },
        { value: "de", label: options.noJokers, note: options.noJokersNote },
      ],
    },
    soloToll: {
      legend: options.soloToll,
      answers: [
        { value: "draw-five", label: options.drawFive, note: options.drawFiveNote },
        { value: "two-rounds", label: options.twoRounds, note: options.twoRoundsNote },
      ],
    },
    talk: {
      legend: options.talk,
      answers: [
        { value: "silent", label: options.silent, note: options.silentNote },
        { value: "open", label: options.open, note: options.openNote },
      ],
    },
  };
}
