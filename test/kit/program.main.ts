import { serve } from "../../server/serve.ts";
import { entropyOf } from "./entropy.ts";

// Like `server/main.ts`, with the tests' randomness.
const { ENTROPY = "", DEPLOYMENT = ENTROPY } = process.env;
await serve(entropyOf(ENTROPY, DEPLOYMENT));
