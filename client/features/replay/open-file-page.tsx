import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/t.ts";
import { followLink } from "../../navigation/route.ts";
import { Hero } from "../../ui/hero.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";
import { messages } from "./messages/messages.ts";
import { openFiles } from "./open-files.ts";
import { FileRejected } from "./open-match-file.ts";
import type { ReplayModel } from "./replay-model.ts";
import { Viewer } from "./viewer.tsx";

type FilePageState =
  | { readonly at: "empty"; readonly why?: string }
  | { readonly at: "checking"; readonly part: number }
  | { readonly at: "show"; readonly show: ReplayModel };

/**
 * Opens a match file, notes on it, or both, chosen or dropped anywhere on the page. Notes may also be dropped on the
 * replay.
 */
export function OpenFilePage() {
  const [state, set] = useState<FilePageState>({ at: "empty" });
  const open = async (files: readonly File[]) => {
    const shown = state.at === "show" ? state.show : undefined;
    if (!shown) set({ at: "checking", part: 0 });
    try {
      const show = await openFiles(files, shown, (part) => !shown && set({ at: "checking", part }));
      if (show.file?.header.seed === undefined) toast(messages.value.files.notOver);
      set({ at: "show", show });
    } catch (error) {
      const why = error instanceof FileRejected ? error.message : t().refused;
      if (shown) toast(why);
      else set({ at: "empty", why });
      if (!(error instanceof FileRejected)) throw error;
    }
  };
  useDrop(open);
  if (state.at === "show") return <Viewer key={state.show.playback.whole.value.log[0]!.at} show={state.show} />;
  const { files } = messages.value;
  return (
    <main id="content" class="nowhere desk">
      <Hero />
      <div class="panel col">
        <h1>{files.title}</h1>
        {state.at === "checking" ? (
          <label class="verification">
            {files.checking} <progress value={state.part} max={1} />
          </label>
        ) : (
          <>
            <p>{files.drop}</p>
            {state.why !== undefined && <p role="alert">{state.why}</p>}
            <div class="row wrap">
              <label class="button main">
                <Icon name="up" /> {files.choose}
                <input
                  type="file"
                  class="unseen"
                  multiple
                  accept=".jsonl,.json,application/jsonl,application/json,text/plain"
                  onChange={({ currentTarget: { files: chosen } }) => chosen?.length && void open([...chosen])}
                />
              </label>
              <a class="button" href="/" onClick={followLink}>
                {t().home}
              </a>
            </div>
          </>
        )}
      </div>
    </main>
  );
}

function useDrop(open: (files: readonly File[]) => Promise<void>): void {
  useEffect(() => {
    const over = (event: DragEvent) => event.dataTransfer?.types.includes("Files") && event.preventDefault();
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      void open(files);
    };
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
    };
  });
}
