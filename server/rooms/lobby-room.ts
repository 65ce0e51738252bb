import { CloseCode, Room } from "colyseus";
import { LobbyState } from "../../shared/engine/schemas.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import type { Tables } from "../match/tables.ts";

const isListed = ({ state, visibility }: Summary): boolean => state === "open" && visibility === "open";

/** The open tables, live. Anybody may look. */
export function lobbyRoom(tables: Tables, onError: (error: unknown, where: string) => void) {
  return class LobbyRoom extends Room<{ state: LobbyState }> {
    override state = new LobbyState();
    #unwatch: () => void = () => {};

    /** With or without a token: the framework's own check would refuse all that it has not signed itself. */
    static override async onAuth() {
      return true;
    }

    override async onCreate() {
      this.#unwatch = tables.watch((summary) => this.#list(summary));
      for (const summary of await tables.find({ states: ["open"], visibility: "open", limit: 200 }))
        this.#list(summary);
      this.onMessage("*", () => {});
    }

    override onJoin() {
      this.state.people = this.clients.length;
    }

    override onLeave() {
      this.state.people = this.clients.length;
    }

    override onDispose() {
      this.#unwatch();
    }

    override onBeforeShutdown() {
      this.disconnect(CloseCode.MAY_TRY_RECONNECT).catch((error: unknown) => onError(error, "disconnect"));
    }

    override onUncaughtException(error: Error, where: string) {
      onError(error, where);
    }

    #list(summary: Summary) {
      if (isListed(summary)) this.state.tables.set(summary.id, JSON.stringify(summary));
      else this.state.tables.delete(summary.id);
    }
  };
}
