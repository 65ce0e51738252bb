/** What is said where one can be told of one's turn while no page is open. */
const en = {
  offer: "Shall we tell you when it is your turn?",
  tell: "Tell me",
  decline: "No",
  told: "We will tell you, on this device, when no page of the table is open.",
  denied: "This browser does not let us: allow notifications in its settings for this page.",
  failed: "That did not work just now. Try it again later.",
  toggle: "Tell me when it is my turn",
  toggleNote: "On this device, while no page of this table is open: at once the first time, then once a day at most.",
  nowhere: "No more notices on this device",
};

export type TurnNoticeWords = typeof en;
export default en;
