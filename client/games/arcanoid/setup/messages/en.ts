import type { Progress } from "../../../../../shared/engine/contract/game.ts";

/** For lists, the home page and the form for a new table. English is the schema. */
const en = {
  name: "Arcanoïd",
  motto: "Four battles at once with the cards of the tarot, one for each suit.",
  learn: "Learn to play in six steps",
  variant: "Variant",
  variants: {
    dresden: { title: "Dresden", note: "The main game." },
    nassau: {
      title: "Nassau",
      note: "Nobody, not even its owner, may engage on a tempered field until Temperance is lifted.",
    },
    koblenz: { title: "Koblenz", note: "Nassau, plus: once a round each player may engage face down." },
    mainz: { title: "Mainz", note: "Plays the same as Nassau; its own rule changes are lost." },
    malta: {
      title: "Malta",
      note: "Nassau, plus: the Magician hides engagements.",
    },
    worms: {
      title: "Worms",
      note: "Nassau, plus: a lone ace may be reinforced later.",
    },
    gaza: {
      title: "Gaza",
      note: "Nassau, plus the Tide: adds an automatic extra player. For two or three players.",
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
        true: { label: "With the Tide", note: "Adds an automatic extra player. For two or three players." },
      },
    },
    renewals: {
      legend: "Reshuffles per round",
      answers: {
        agreed: { label: "As often as all agree" },
        0: { label: "None" },
        1: { label: "One" },
        2: { label: "Two" },
        5: { label: "Five" },
      },
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
    title: "How to play",
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
        note: "The Tower topples, the Devil brings a player of his own, the Fool steals what someone else laid down.",
      },
      win: {
        title: "Most fields win",
        note: "Once everyone has filled or given up all four fields, the round is scored and the next one is dealt.",
      },
    },
  },
  round: (p: { least: number; most: number }) => `${p.least} to ${p.most} min a round`,
};

export type ArcanoidSetupMessages = typeof en;
export default en;
