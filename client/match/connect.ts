import { signal } from "@preact/signals";
import { guest, identify, keepGuest, renew } from "../api/identity.ts";
import type { Obstacle, TableConnection } from "../contract/table-connection.ts";
import { offerReload } from "../ui/offer-reload.ts";
import { finality, says } from "./finality.ts";
import { cacheWhileLive, type KnownTable } from "./known-table.ts";
import { joinTable } from "./room.ts";
import { connectRoom } from "./room-connection.ts";
import { keepUnacknowledged } from "./unacknowledged.ts";

/** With a timeline, the table is shown as last seen until the connection is live. */
type Destination = Pick<KnownTable, "id" | "game"> & Partial<KnownTable>;

/** Reconnects when the connection drops. */
export function connectToTable({ id, game, timeline: known }: Destination): TableConnection {
  const release = keepGuest();
  const obstacle = signal<Obstacle | undefined>(undefined);
  const connection = connectRoom({
    game: game.rules,
    player: () => guest.value?.player,
    async join(givenUp) {
      let failing: Obstacle = "server";
      const onSeat = () => {
        failing = "socket";
      };
      const { token } = (await identify()) ?? {};
      try {
        const room = await joinTable(id, token, { givenUp, onSeat });
        obstacle.value = undefined;
        return room;
      } catch (error) {
        obstacle.value = failing;
        if (says(error, "NoToken")) await renew();
        throw error;
      }
    },
    finality,
    onOutdated: offerReload,
    known,
  });
  const stopKeeping = cacheWhileLive(game, connection);
  const close = () => {
    release();
    stopKeeping();
    connection.close();
  };
  return { ...keepUnacknowledged(id, connection), obstacle, close, game };
}
