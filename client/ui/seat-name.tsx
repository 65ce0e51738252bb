import { language } from "../i18n/language.ts";
import { type NamedPlayer, playerName } from "../i18n/player-name.ts";
import { t } from "../i18n/t.ts";

interface Props {
  readonly occupant: NamedPlayer | undefined;
  /** The viewer is named "You": newcomers do not know their generated name. */
  readonly isSelf: boolean;
}

export function SeatName({ occupant, isSelf }: Props) {
  if (!isSelf) return <>{occupant && playerName(occupant)}</>;
  const { you } = t();
  return <>{`${you.charAt(0).toLocaleUpperCase(language.value)}${you.slice(1)}`}</>;
}
