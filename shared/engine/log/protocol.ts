/**
 * Version of the rooms' states. Increase it when earlier clients would miss something: they then offer to reload.
 *
 * 2: `TableState.spectators` instead of `watchers`, a JSON array of names; `LobbyState.tables` with `LobbyTable`
 * instead of JSON.
 */
export const PROTOCOL = 2;
