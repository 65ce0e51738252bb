import type { GameManifest } from "../contract/manifest.ts";
import { coursePath, followLink } from "../navigation/route.ts";
import { messagesOf } from "./catalog.ts";

interface Props {
  readonly manifest: GameManifest | undefined;
  readonly kind: "plain" | "button slim" | "button main newcomer";
  readonly table?: string;
  readonly onFollow?: () => void;
}

/** Renders nothing if the game has no course. */
export function CourseLink({ manifest, kind, table, onFollow }: Props) {
  if (!manifest?.course) return null;
  return (
    <a
      class={kind === "plain" ? "plain learn-link" : kind}
      href={coursePath(manifest.id, table)}
      onClick={(event) => {
        onFollow?.();
        followLink(event);
      }}
    >
      {messagesOf(manifest).learn}
    </a>
  );
}
