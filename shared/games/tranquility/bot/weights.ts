/** What the bot believes things are worth, in cards of the table's stock. Found by playing thousands of matches. */
export const WEIGHTS = {
  wait: 6,
  pay: 1.0,
  dead: 12,
  risk: 20,
  spend: 1.0,
  ready: 0.3,
  finish: 20,
  finishNear: 2,
  haste: 0,
  tempo: 0,
};
