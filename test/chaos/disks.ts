import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A data folder whose disk a test can make fail while a program uses it. */
export interface Disk {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  fail(pid: number): void;
  mend(pid: number): void;
  remove(): void;
}

/** `open` is undefined if this machine cannot produce the failure. */
interface Failure {
  readonly name: string;
  readonly open: (() => Disk) | undefined;
}

/** In `ON_DISK`, if set, because a file system in memory may not support read-only files. */
const folder = (): string => mkdtempSync(join(process.env.ON_DISK ?? tmpdir(), "stillwater-disk-"));
const run = (command: string, ...args: string[]): void => {
  execFileSync(command, args, { stdio: "pipe" });
};

function can(attempt: (at: string) => void): boolean {
  const at = folder();
  try {
    attempt(at);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(at, { recursive: true, force: true });
  }
}

/**
 * A file system of 16 MB in memory. SQLite's write-ahead log has its checkpoint at a quarter of that size. Needs the
 * right to mount.
 */
function smallDisk(): Disk {
  const at = folder();
  run("mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", at);
  const filler = join(at, "filler");
  return {
    dataDir: join(at, "data"),
    env: {},
    fail() {
      const file = openSync(filler, "w");
      // To the last byte, because a small move would fit into the rest of a page.
      for (const size of [65_536, 4096, 1])
        for (let room = true; room; ) room = tryTo(() => writeSync(file, Buffer.alloc(size)));
      closeSync(file);
    },
    mend: () => rmSync(filler),
    remove() {
      run("umount", "-l", at);
      rmSync(at, { recursive: true });
    },
  };
}

const tryTo = (act: () => number): boolean => {
  try {
    return act() > 0;
  } catch {
    return false;
  }
};

const quota = (): Disk => ({
  ...plainDisk(),
  fail: (pid) => run("prlimit", "--pid", String(pid), "--fsize=0:unlimited"),
  mend: (pid) => run("prlimit", "--pid", String(pid), "--fsize=unlimited:unlimited"),
});

/**
 * Makes all files immutable except SQLite's shared memory, to which programs can still write when a file system turns
 * read-only.
 */
function readOnlyFiles(): Disk {
  const disk = plainDisk();
  const files = () => readdirSync(disk.dataDir).filter((name) => !name.endsWith("-shm"));
  const mark = (sign: string) => run("chattr", sign, ...files().map((name) => join(disk.dataDir, name)));
  return {
    ...disk,
    fail: () => mark("+i"),
    mend: () => mark("-i"),
    remove() {
      mark("-i");
      disk.remove();
    },
  };
}

function failingSync(): Disk {
  const disk = plainDisk();
  const sign = join(disk.dataDir, "..", "failing");
  const library = join(disk.dataDir, "..", "failing-sync.so");
  run("cc", "-shared", "-fPIC", "-o", library, SHIM, "-ldl");
  return {
    ...disk,
    env: { LD_PRELOAD: library, FAILING_SYNC: sign },
    fail: () => writeFileSync(sign, ""),
    mend: () => rmSync(sign),
  };
}

const SHIM = fileURLToPath(new URL("./failing-sync.c", import.meta.url));

function plainDisk() {
  const at = folder();
  const dataDir = join(at, "data");
  mkdirSync(dataDir);
  return { dataDir, env: {}, remove: () => rmSync(at, { recursive: true }) };
}

const mounts = can((at) => {
  run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", at);
  run("umount", at);
});
const limits = can(() => run("prlimit", "--version"));
const marks = can((at) => {
  const file = join(at, "file");
  writeFileSync(file, "");
  run("chattr", "+i", file);
  run("chattr", "-i", file);
});
const compiles =
  process.platform === "linux" && can((at) => run("cc", "-shared", "-fPIC", "-o", join(at, "x"), SHIM, "-ldl"));

export const FAILURES: readonly Failure[] = [
  { name: "a disk that is full", open: mounts ? smallDisk : undefined },
  { name: "a quota that is used up", open: limits ? quota : undefined },
  { name: "files that became read-only", open: marks ? readOnlyFiles : undefined },
  { name: "a disk that cannot sync", open: compiles ? failingSync : undefined },
];
