import { language } from "../i18n/language.ts";
import { t } from "../i18n/t.ts";

interface Props {
  readonly name: string | undefined;
  /** Whether it is the viewer's own seat, shown as "You": newcomers do not know the name they were given. */
  readonly isSelf: boolean;
}

/** The name of a seat in a table of results. */
export function SeatName({ name, isSelf }: Props) {
  if (!isSelf) return <>{name}</>;
  const { you } = t();
  return <>{`${you.charAt(0).toLocaleUpperCase(language.value)}${you.slice(1)}`}</>;
}
