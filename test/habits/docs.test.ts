import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { itemAt } from "../kit/item-at.ts";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(existsSync);
const texts = new Map(
  tracked.filter((path) => /\.(md|tsx?|js|css)$/.test(path)).map((path) => [path, readFileSync(path, "utf8")] as const),
);
const codes = [...texts].filter(([path]) => /\.tsx?$/.test(path));

const groups = (text: string, expression: RegExp): readonly string[] =>
  Array.from(text.matchAll(expression), ([, group]) => group!);

describe("@throws", () => {
  const imports = new Map(
    codes.map(([path, text]) => [
      path,
      groups(text, /(?:from|import|URL)\s*\(?\s*"(\.[^"]+)"/g).map((name) => normalize(join(dirname(path), name))),
    ]),
  );
  /** Classes that some code instantiates. */
  const created = new Set(codes.flatMap(([, text]) => groups(text, /\bnew (\w+)\(/g)));
  const classes = new Map<string, string[]>();
  for (const [path, text] of codes)
    for (const name of groups(text, /\bclass (\w+)/g).filter((name) => created.has(name)))
      classes.set(name, [...(classes.get(name) ?? []), path]);

  function reachedFrom(path: string): ReadonlySet<string> {
    const reached = new Set([path]);
    for (const file of reached) for (const other of imports.get(file) ?? []) reached.add(other);
    return reached;
  }

  const isBuiltIn = (name: string): boolean => /Error$/.test(name) && name in globalThis;
  const isFromPackage = (name: string, text: string): boolean =>
    groups(text, /import \{([^}]*)\} from "[^.]/g).some((names) => names.split(/\W+/).includes(name));

  /** A `@throws` that begins in lower case, or with code, is a condition in English. */
  function falseIn(path: string, text: string): readonly string[] {
    const notes = groups(text, /^(?:(?!").)*?\*.*?@throws(?: |$)([\s\S]*?)(?=\*\/|\n\s*\*\s*@|\n\s*\*\s*\n)/gm).map(
      (note) => note.replaceAll(/\n\s*\*\s?/g, " ").trim(),
    );
    const reached = reachedFrom(path);
    const canThrow = (name: string): boolean =>
      isBuiltIn(name) || isFromPackage(name, text) || (classes.get(name) ?? []).some((file) => reached.has(file));
    return notes.flatMap((note) => {
      if (/^[a-z`]/.test(note)) return [];
      const [list = ""] = /^[A-Z]\w*(?:(?:, or |, | or | and )[A-Z]\w*)*/.exec(note) ?? [];
      return list.split(/, or |, | or | and /).filter((name) => !canThrow(name));
    });
  }

  test("each names an error that its file or one of its imports can throw, or a condition in English", () => {
    expect(codes.filter(([, text]) => text.includes("@throws")).length).toBeGreaterThan(50);
    const found = codes.flatMap(([path, text]) => falseIn(path, text).map((name) => `${path}: ${name}`));
    expect(found).toEqual([]);
  });

  test.each<[string, readonly string[]]>([
    ["/** Opens it. @throws NoSuchError */", ["NoSuchError"]],
    ["/**\n * Opens it.\n * @throws RangeError, or NoSuchError where\n * it is away\n */", ["NoSuchError"]],
    ["/** Opens it. @throws BrokenCopy */", ["BrokenCopy"]],
    ["/** Opens it. @throws */", [""]],
    ["/** Opens it. @throws when the file is away */", []],
    ["/** Opens it. @throws TypeError */", []],
    ['import { Oops } from "pack";\n/** Opens it. @throws Oops */', []],
  ])("a false one is found: %j", (text, names) => {
    // None of the errors named in `names` exists in the client.
    expect(falseIn("client/api/api.ts", text)).toEqual(names);
  });
});

describe("the documents", () => {
  const folders = new Set(
    tracked.flatMap((path) =>
      path
        .split("/")
        .slice(0, -1)
        .map((_, i, parts) => parts.slice(0, i + 1).join("/")),
    ),
  );
  /** Documents may abbreviate paths. */
  const ends = new Set(
    [...tracked, ...folders].flatMap((path) => path.split("/").map((_, i, parts) => parts.slice(i).join("/"))),
  );
  const packages = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).dependencies);
  /** Build output is not tracked. */
  const MADE = /(^|\/)(dist|node_modules|out)\//;
  const EXTENSION = /\.(tsx?|js|json|md|css|ya?ml|html|conf|service|svg|webp|grit)$/;

  /** Comments of a source, or a page without code blocks. */
  const proseOf = (path: string, text: string): string =>
    path.endsWith(".md")
      ? text.replaceAll(/^```[\s\S]*?^```/gm, "")
      : (text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []).join("\n");

  /** A path ends like a source, or begins with a folder of the project. */
  const isPath = (name: string): boolean =>
    /^[\w.@{},*-]+(\/[\w.@{},*-]+)*\/?$/.test(name) &&
    (EXTENSION.test(name) || folders.has(itemAt(name.split("/", 1), 0))) &&
    (name.includes("/") || EXTENSION.test(name)) &&
    !packages.includes(name);

  const exists = (path: string): boolean =>
    ends.has(path.replace(/\/$/, "")) ||
    (/[*{]/.test(path) && [...tracked, ...folders].some((file) => matchesGlob(file, `**/${path}`)));

  const missingIn = (path: string, text: string): readonly string[] =>
    groups(proseOf(path, text), /(?<!`)`([^`\n]+)`/g).filter(
      (name) => isPath(name) && !MADE.test(name) && !exists(name),
    );

  const named = [...texts].filter(([path]) => !path.endsWith("CHANGELOG.md"));

  test("name files and folders that exist, in pages and in comments", () => {
    expect(
      named.flatMap(([path, text]) => groups(proseOf(path, text), /`([^`\n]+)`/g).filter(isPath)).length,
    ).toBeGreaterThan(200);
    expect(named.flatMap(([path, text]) => missingIn(path, text).map((name) => `${path}: ${name}`))).toEqual([]);
  });

  /** The anchor that GitHub gives to a heading. */
  const anchorOf = (heading: string): string =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-");

  const brokenIn = (path: string, text: string): readonly string[] =>
    groups(proseOf(path, text), /\]\(((?!https?:)[^)\s]+)\)/g).filter((link) => {
      const [name = "", anchor] = link.split("#");
      const file = name === "" ? path : normalize(join(dirname(path), name)).replace(/\/$/, "");
      if (!tracked.includes(file) && !folders.has(file)) return true;
      if (anchor === undefined) return false;
      return !groups(texts.get(file) ?? "", /^#+ (.*)$/gm).some((heading) => anchorOf(heading) === anchor);
    });

  test("link to files and headings that exist", () => {
    const pages = named.filter(([path]) => path.endsWith(".md"));
    expect(pages.flatMap(([, text]) => groups(text, /\]\(((?!https?:)[^)\s]+)\)/g)).length).toBeGreaterThan(50);
    expect(pages.flatMap(([path, text]) => brokenIn(path, text).map((link) => `${path}: ${link}`))).toEqual([]);
  });

  test("a path or a link that leads nowhere is found", () => {
    const wrong = ["server/rooms/line.ts", "line-of-none.ts", "server/none/", "no-such-*.ts"];
    expect(missingIn("a.md", wrong.map((name) => `\`${name}\``).join(" "))).toEqual(wrong);
    const none = "`server/none.ts`";
    expect(missingIn("a.ts", `/** See ${none}. */\nconst a = ${none};`)).toEqual(["server/none.ts"]);
    expect(
      missingIn("a.md", "`server/app.ts` `app.ts` `server/store/` `store/*.ts` `/api/health` `colyseus.js`"),
    ).toEqual([]);
    expect(
      brokenIn("server/README.md", "[a](none.md) [b](HOSTING.md) [c](README.md#no-heading) [d](#folders)"),
    ).toEqual(["none.md", "README.md#no-heading"]);
  });
});
