import { schema, t } from "@colyseus/schema";
import { Room, Server, WebSocketTransport } from "colyseus";

const Count = schema({ n: t.uint32().default(0) }, "Count");

/** Counts requests and answers them. Checks and stores nothing. */
class CountingRoom extends Room<{ state: InstanceType<typeof Count> }> {
  override state = new Count();
  override patchRate = 1000;
  override onCreate() {
    this.onMessage("command", () => {
      this.state.n++;
      this.broadcastPatch();
      return { ok: true, v: this.state.n };
    });
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport({}) });
server.define("table", CountingRoom).filterBy(["match"]);
await server.listen(Number(process.env.PORT), "127.0.0.1");
process.stdout.write("open\n");
