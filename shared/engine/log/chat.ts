/** Phrases that reveal nothing of the game: allowed even where the rules demand silence. */
export const SIGNS = ["here", "soon"] as const;

/** Maximum length of free text in the chat, in UTF-16 code units, without white space around it. */
export const MAX_CHAT_LENGTH = 500;
