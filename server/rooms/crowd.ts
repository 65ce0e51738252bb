/** Somebody who looks on, by one of perhaps several lines. */
export interface Onlooker {
  readonly id: string;
  readonly network: string;
}

/** How many lines may look on at one table: of all together, of one network, and of one guest, who may have several windows. */
const MOST = { all: 200, network: 50, guest: 8 } as const;

/**
 * Why one more line may not look on, if so. Whoever has a seat is no onlooker: a crowd must not keep a player out.
 * @param others the lines that look on already
 */
export function objectionToOnlooker(
  others: readonly Onlooker[],
  { id, network }: Onlooker,
): "TooManyWindows" | "TooManyWatchers" | undefined {
  if (others.filter((other) => other.id === id).length >= MOST.guest) return "TooManyWindows";
  const isCrowded =
    others.length >= MOST.all || others.filter((other) => other.network === network).length >= MOST.network;
  return isCrowded ? "TooManyWatchers" : undefined;
}
