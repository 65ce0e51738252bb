import { serve } from "../../server/serve.ts";
import { entropyOf } from "./entropy.ts";

// The server as `server/main.ts` starts it, with the tests' randomness.
const { ENTROPY = "", DEPLOYMENT = ENTROPY } = process.env;
await serve(entropyOf(ENTROPY, DEPLOYMENT));
