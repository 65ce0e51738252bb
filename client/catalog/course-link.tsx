import type { GameManifest } from "../contract/manifest.ts";
import { followLink, learnPath } from "../navigation/route.ts";
import { messagesOf } from "./catalog.ts";

interface Props {
  readonly manifest: GameManifest | undefined;
  readonly kind: "plain" | "button slim" | "button main newcomer";
  readonly table?: string;
  readonly onFollow?: () => void;
}

/** A link to a game's course; renders nothing if it has none. */
export function LearnLink({ manifest, kind, table, onFollow }: Props) {
  if (!manifest?.course) return null;
  return (
    <a
      class={kind === "plain" ? "plain learn-link" : kind}
      href={learnPath(manifest.id, table)}
      onClick={(event) => {
        onFollow?.();
        followLink(event);
      }}
    >
      {messagesOf(manifest).learn}
    </a>
  );
}
