import { CloseCode, Room } from "@colyseus/core";
import { LobbyState } from "../../shared/engine/schemas.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { isListed, type Tables } from "../match/tables.ts";

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
      const relist = () => this.#listAll().catch((error: unknown) => onError(error, "lobby"));
      this.#unwatch = tables.watch((summary) => this.#list(summary), relist);
      await this.#listAll();
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

    async #listAll() {
      const open = await tables.find({ states: ["open"], visibility: "open", limit: 200 });
      const listed = new Set(open.map(({ id }) => id));
      for (const id of this.state.tables.keys()) if (!listed.has(id)) this.state.tables.delete(id);
      for (const summary of open) this.#list(summary);
    }

    #list(summary: Summary) {
      if (isListed(summary)) this.state.tables.set(summary.id, JSON.stringify(summary));
      else this.state.tables.delete(summary.id);
    }
  };
}
