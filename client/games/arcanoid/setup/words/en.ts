import type { Progress } from "../../../../../shared/engine/game.ts";

/** What lists, the home page and the form of a new table say of Arcanoïd. English is the schema of the others. */
const en = {
  name: "Arcanoïd",
  motto: "Four battles at once with the cards of the tarot, one for each suit.",
  learn: "Learn it in six steps",
  variant: "Variant",
  variants: {
    dresden: { title: "Dresden", note: "The main game." },
    nassau: { title: "Nassau", note: "Nobody engages on a tempered field, its owner neither, until it is lifted." },
    koblenz: { title: "Koblenz", note: "Nassau, and once a round each player may engage face down." },
    mainz: { title: "Mainz", note: "Its list of differences to Nassau is lost. Played here on Nassau." },
    malta: {
      title: "Malta",
      note: "The Magician hides engagements. As published on Mainz, whose own list is lost; played on Nassau.",
    },
    worms: {
      title: "Worms",
      note: "A lone ace may be reinforced later. As published on Mainz, whose own list is lost; played on Nassau.",
    },
    gaza: {
      title: "Gaza",
      note: "Mainz with the Tide: one player more, who plays by itself. Meant for two or three.",
    },
  },
  progress: ({ done, of }: Progress) => `Round ${done} of ${of}`,
  choices: {
    rounds: {
      legend: "Rounds",
      answers: { 1: { label: "One" }, 3: { label: "Three" }, 5: { label: "Five" }, 7: { label: "Seven" } },
    },
    tide: {
      legend: "The Tide (Gaza)",
      answers: {
        false: { label: "Without" },
        true: { label: "With the Tide", note: "One player more, who plays by itself. Meant for two or three." },
      },
    },
    renewals: {
      legend: "Renewals of the pile in a round",
      answers: { 0: { label: "None" }, 1: { label: "One" }, 2: { label: "Two" }, 5: { label: "Five" } },
    },
    ties: {
      legend: "Equal totals",
      answers: {
        "top-card": { label: "The higher top card wins" },
        "fewest-cards": { label: "Fewer cards win", note: "Then the higher top card." },
      },
    },
  },
  intro: {
    title: "How a round goes",
    steps: {
      fields: {
        title: "Four fields at once",
        note: "Swords, staves, cups and coins: each field is a battle of its own, and each gets one winner.",
      },
      engage: {
        title: "Engage once",
        note: "Lay cards on a field: numbers add up, knaves and knights have a strength, couples beat them all.",
      },
      trumps: {
        title: "Twenty-two trumps",
        note: "The Tower topples, the Devil brings a player of his own, the Fool steals what somebody else laid down.",
      },
      win: {
        title: "Most fields win",
        note: "When everybody stands on four fields or gave them up, the round is counted, and the next is dealt.",
      },
    },
  },
  round: (p: { least: number; most: number }) => `${p.least} to ${p.most} min a round`,
};

export type SetupWords = typeof en;
export default en;
