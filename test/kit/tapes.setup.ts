import { tapSockets } from "./tapes.ts";

tapSockets();
