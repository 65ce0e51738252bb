import type { IRoomCache, MatchMakerDriver } from "@colyseus/core";

/** `match`: the id of a table's match, which is also its room's id. */
export type RoomConditions = Partial<IRoomCache> & { readonly match?: string };

type Changes = Parameters<MatchMakerDriver["update"]>[1];

/** Compares all conditions except ids. */
export function isLike(room: IRoomCache, { roomId: _, match: __, ...conditions }: RoomConditions): boolean {
  return Object.entries(conditions).every(([field, value]) => (room[field as keyof IRoomCache] ?? false) === value);
}

export function changeRoom(room: IRoomCache, { $set = {}, $inc = {} }: Changes): void {
  Object.assign(room, $set);
  for (const [field, by] of Object.entries($inc))
    Object.assign(room, { [field]: Number(room[field as keyof IRoomCache]) + Number(by) });
}

/** Finds rooms by id. Colyseus' own driver scans all rooms on each join. */
export class ProcessDriver implements MatchMakerDriver {
  readonly #rooms = new Map<string, IRoomCache>();

  has = (id: string): boolean => this.#rooms.has(id);

  query = (conditions: RoomConditions): IRoomCache[] => {
    const id = conditions.roomId ?? conditions.match;
    const room = id === undefined ? undefined : this.#rooms.get(id);
    const candidates = id === undefined ? [...this.#rooms.values()] : room ? [room] : [];
    return candidates.filter((each) => isLike(each, conditions));
  };

  async findOne(conditions: RoomConditions): Promise<IRoomCache> {
    const [room] = this.query(conditions);
    return room as IRoomCache;
  }

  findByIds = async (ids: readonly string[]): Promise<Map<string, IRoomCache>> =>
    new Map(ids.flatMap((id) => (this.has(id) ? [[id, this.#rooms.get(id)!] as const] : [])));

  async insert(room: IRoomCache): Promise<boolean> {
    if (this.has(room.roomId)) return false;
    this.#rooms.set(room.roomId, room);
    return true;
  }

  persist = (room: IRoomCache, isNew = false): boolean => {
    if (isNew) this.#rooms.set(room.roomId, room);
    return isNew;
  };

  update = (room: IRoomCache, changes: Changes): boolean => {
    changeRoom(room, changes);
    return true;
  };

  remove = (id: string): boolean => this.#rooms.delete(id);

  async cleanup(processId: string): Promise<void> {
    for (const { roomId } of this.query({ processId })) this.remove(roomId);
  }

  clear = (): void => this.#rooms.clear();

  shutdown = (): void => {};
}
