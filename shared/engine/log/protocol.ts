/**
 * The version of the rooms' states. Raise it when clients of the version before would miss something: their pages then
 * offer to reload.
 *
 * 2: `TableState.spectators` instead of `watchers`, a JSON array of their names; `LobbyState.tables` with `LobbyTable`
 * instead of JSON.
 */
export const PROTOCOL = 2;
