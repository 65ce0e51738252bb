import type { Match } from "../../../../shared/engine/match/match.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { bookFor, openBook } from "../../../features/rules/opened.ts";
import { Icon } from "../../../ui/icon.tsx";
import { messages } from "../text/messages/messages.ts";

interface Props {
  readonly match: Match<State>;
  readonly rule: string;
}

const openAt = ({ match, rule }: Props) => {
  const place = bookFor(match.config);
  if (place) openBook({ ...place, rule });
};

export function Why(props: Props) {
  const { match, rule } = props;
  if (!bookFor(match.config)) return null;
  return (
    <button
      type="button"
      class="button quiet way-why"
      aria-label={messages.value.why(rule)}
      onClick={() => openAt(props)}
    >
      <Icon name="help" size={18} /> {rule}
    </button>
  );
}

export function WhyLine({ line, ...props }: Props & { readonly line: readonly (string | undefined)[] }) {
  return (
    <button type="button" class="way-line" onClick={() => openAt(props)}>
      {line} <span class="way-rule">{props.rule}</span>
      <span class="unseen">{messages.value.why(props.rule)}</span>
    </button>
  );
}
