import { messages } from "./messages/messages.ts";
import type { NotesInFile } from "./notes/notes-file.ts";
import { FileRejected, logOf, openFile, readMatch } from "./open-match-file.ts";
import { type ReplayModel, replayFromFile } from "./replay-model.ts";

const notesFiles = () => import("./notes/notes-file.ts");

/**
 * Opens untrusted files: a match file, notes on it, or both. Notes alone are shown on the replay on show if they are
 * about its match, else on their match, loaded by its id.
 * @param shown the replay on show
 * @param onProgress receives the progress of the check of the match file, 0..1
 * @throws FileRejected; Error if the check could not run
 */
export async function openFiles(
  files: readonly File[],
  shown: ReplayModel | undefined,
  onProgress: (part: number) => void,
): Promise<ReplayModel> {
  const { isNotesFile, readNotesFile } = await notesFiles();
  const areNotes = await Promise.all(files.map(isNotesFile));
  const match = files.find((_, i) => !areNotes[i]);
  const sets = (await Promise.all(files.filter((_, i) => areNotes[i]).map(readNotesFile))).flat();
  if (match) {
    const { file, game, verdict } = await openFile(match, onProgress);
    const show = replayFromFile(game, file, verdict);
    if (sets.length > 0) await showNotes(show, sets);
    return show;
  }
  const show = shown && (await isAbout(shown, sets)) ? shown : await replayOf(sets);
  await showNotes(show, sets);
  return show;
}

const isAbout = async ({ file }: ReplayModel, sets: readonly NotesInFile[]): Promise<boolean> =>
  sets.some(({ match }) => match !== undefined && match === file?.header.id);

/** @throws FileRejected if the match of the notes cannot be found */
async function replayOf(sets: readonly NotesInFile[]): Promise<ReplayModel> {
  const { matchOfNotes } = await notesFiles();
  const id = matchOfNotes(sets);
  const log = id === undefined ? undefined : await logOf(id);
  if (!log?.ok) throw new FileRejected(messages.value.files.notesAlone);
  const [file, game] = await readMatch(log.text);
  return replayFromFile(game, file);
}

/** @throws FileRejected if the replay cannot have notes, or they are not about it */
async function showNotes({ file, notes }: ReplayModel, sets: readonly NotesInFile[]): Promise<void> {
  const { notesOn } = await notesFiles();
  const found = notesOn(file!.header.id, file!.log.at(-1)!.v, sets);
  if (!notes) throw new FileRejected(messages.value.files.notesTooSoon);
  notes.showFile(found);
}
