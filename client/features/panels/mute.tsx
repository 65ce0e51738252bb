import { guest } from "../../api/identity.ts";
import { atTable } from "../../i18n/at-table.ts";
import { mute, muted } from "../../storage/muted.ts";
import { Icon } from "../../ui/icon.tsx";

interface Props {
  readonly player: string | undefined;
  readonly name: string;
}

export function Mute({ player, name }: Props) {
  if (player === undefined || player === guest.value?.player) return null;
  const isMuted = muted.value.has(player);
  const { talk } = atTable();
  const says = isMuted ? talk.unmute(name) : talk.mute(name);
  return (
    <button type="button" class="ghost mute" title={says} aria-pressed={isMuted} onClick={() => mute(player, !isMuted)}>
      <Icon name={isMuted ? "muted" : "say"} size={18} />
    </button>
  );
}
