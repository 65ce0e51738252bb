import pebblesClient from "../pebbles/client.ts";
import { load, messages } from "./messages.ts";
import { shingle } from "./shingle.ts";

const client: typeof pebblesClient = {
  ...pebblesClient,
  rules: shingle,
  messages: { messages, load },
  Board: () => import("./board.tsx").then(({ Board }) => Board),
  areas: () => ["areas"],
};

export default client;
