const en = {
  offer: "Get notified when it’s your turn?",
  tell: "Notify me",
  decline: "No thanks",
  told: "You will be notified on this device when the table is not open.",
  denied: "This browser blocks notifications. Allow them for this page in its settings.",
  failed: "That did not work. Please try again later.",
  toggle: "Notify me when it’s my turn",
  toggleNote: "On this device, when this table is not open: immediately the first time, then at most once a day.",
  nowhere: "Turn off notifications on this device",
  channel: {
    title: "Notify a chat channel",
    note: "A webhook of Discord, Slack or Matrix is called when it’s someone’s turn. Anyone with its URL can write to the channel, so only you see it here.",
    table: "This table: whose turn it is",
    own: "All my tables: when it’s my turn",
    service: "Service",
    url: "URL of the webhook",
    save: "Save",
    remove: "Remove",
    test: "Send a test message",
    tested: {
      delivered: "Test message sent. Look in the channel.",
      gone: "This webhook no longer exists. Remove it here and enter a new URL.",
      refused: "The service did not accept the test message. Check the URL and the service.",
      unreachable: "The service cannot be reached right now. Try again later.",
    },
    noService: (hosts: string) => `This server only calls: ${hosts}`,
  },
};

export type TurnNoticeMessages = typeof en;
export default en;
