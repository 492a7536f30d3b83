// Which modules the first screen of each path is made of, read from the table of routes itself, and the files of the build they came to lie in.

/** A path of the routes table and the modules its row loads, as the table writes them. */
export interface EarlyRow {
  path: string;
  imports: string[];
  isSignedIn: boolean;
}

/** What of a built file matters here. */
export interface BuiltFile {
  file: string;
  moduleIds: readonly string[];
  imports: readonly string[];
  styles: readonly string[];
}

const NAMED_LATE = /^const (\w+) = \(\) => import\('([^']+)'\);$/gm;
const ASKED_LATE = /\(await (\w+)\(\)\)\.(\w+)\(\)/;

/** What a row loads by way of a file that names screens: that file, and what it imports under the name the row asks for. */
function lateImports(row: string, source: string, textOf: (file: string) => string): string[] {
  const [, from, name] = ASKED_LATE.exec(row) ?? [];
  if (!from) return [];
  const file = [...source.matchAll(NAMED_LATE)].find(([, own]) => own === from)?.[2];
  const screen = file && new RegExp(`export const ${name} = [^;]*?import\\('([^']+)'\\)`).exec(textOf(file))?.[1];
  if (!file || !screen) throw new Error(`no file of screens holds ${name}`);
  return [file, screen];
}

/** The rows of the table's source that load something of their own; `open` marks those for everybody, `textOf` reads a file beside the table. */
export function earlyRows(source: string, textOf: (file: string) => string): EarlyRow[] {
  return source.split(/(?=\bpage\(')/).flatMap((row) => {
    const path = /^page\('([^']+)'/.exec(row)?.[1];
    const own = [...row.matchAll(/\bimport\('([^']+)'\)/g)].map((match) => match[1] ?? '');
    const imports = [...own, ...lateImports(row, source, textOf)];
    return path && imports.length > 0 ? [{ path, imports, isSignedIn: !/\.\.\.open\b/.test(row) }] : [];
  });
}

/** The files these modules lie in, each before those it cannot run without; a module that is in none is an error, since it names a file that moved. */
export function filesOf(modules: readonly string[], built: readonly BuiltFile[]): string[] {
  const byName = new Map(built.map((one) => [one.file, one]));
  const found = new Set<string>();
  const add = (one: BuiltFile | undefined): void => {
    if (!one || found.has(one.file)) return;
    found.add(one.file);
    for (const style of one.styles) found.add(style);
    for (const name of one.imports) add(byName.get(name));
  };
  for (const id of modules) {
    const holder = built.find(({ moduleIds }) => moduleIds.includes(id));
    if (!holder) throw new Error(`no file of the build holds ${id}`);
    add(holder);
  }
  return [...found];
}
