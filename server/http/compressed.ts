import compression from "compression";

/**
 * Answers over 1 KB are compressed, but only those to GET. What a POST answers holds a token or a pass beside what the caller
 * sent, and how well the two compress together would tell of the secret to who can choose the one and see the length of both.
 */
export const compressed = compression({ filter: ({ method }) => method === "GET" });
