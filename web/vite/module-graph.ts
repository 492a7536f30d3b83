// What a module cannot run without, read from the imports themselves: the build plans its files by it, so that a file that moves takes its place along.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One import of a module: from where, and which names; null for the module as a whole. */
interface Import {
  from: string;
  names: readonly string[] | null;
}

const STATEMENT =
  /^(?:import|export)\s+(?!type\b)(?:(?<what>[\w$]+(?:\s*,\s*\{[^}]*\})?|\{[^}]*\}|\*(?:\s+as\s+[\w$]+)?)\s+from\s+)?'(?<from>[^']+)';/gm;
const LATER = /\bimport\('([^']+)'\)/g;
// The build takes the schemas out of these, and with them what they are made of (contract-rows-plugin.ts).
const ROWS = /[\\/]contract[\\/]src[\\/]calls[\\/]/;
const EXTENSION = /\.(?:tsx?|mjs)$/;

const kebabOf = (name: string): string =>
  name
    .replace(/Icon$/, '')
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();

/** The static imports in a module's text, types left out; what is loaded later (`import()`) is none. */
export function importsIn(text: string): Import[] {
  return [...text.matchAll(STATEMENT)].flatMap(({ groups }): Import[] => {
    const { what = '', from = '' } = groups ?? {};
    const list = /\{([^}]*)\}/.exec(what)?.[1];
    if (list === undefined) return [{ from, names: null }];
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    return names.length > 0 ? [{ from, names: names.map((name) => name.split(/\s+as\s+/)[0] ?? name) }] : [];
  });
}

/** The modules of a web built from `root`, the folder of the project. */
export class ModuleGraph {
  private readonly root: string;
  private readonly texts = new Map<string, string>();
  private readonly needs = new Map<string, readonly string[]>();

  constructor(root: string) {
    this.root = root;
  }

  /** The modules and all they cannot run without; one that is not there is an error, since it names a file that moved. */
  closureOf(modules: readonly string[]): Set<string> {
    const found = new Set<string>();
    const left = [...modules];
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (!existsSync(id)) throw new Error(`the build begins at ${id}, which is not there`);
      if (found.has(id)) continue;
      found.add(id);
      left.push(...this.neededBy(id));
    }
    return found;
  }

  /** What each piece that is loaded later cannot run without, from some modules on and from those pieces in turn. */
  laterClosures(modules: readonly string[]): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    const left = modules.map((id) => this.closureOf([id]));
    for (let closure = left.pop(); closure; closure = left.pop()) {
      for (const id of [...closure].flatMap((one) => this.loadedLater(one))) {
        if (found.has(id)) continue;
        const own = this.closureOf([id]);
        found.set(id, own);
        left.push(own);
      }
    }
    return found;
  }

  private loadedLater(id: string): string[] {
    if (!EXTENSION.test(id)) return [];
    return [...this.textOf(id).matchAll(LATER)].flatMap(([, from = '']) => this.pathOf(id, from) ?? []);
  }

  private neededBy(id: string): readonly string[] {
    let known = this.needs.get(id);
    known ??=
      EXTENSION.test(id) && !ROWS.test(id) ? importsIn(this.textOf(id)).flatMap((one) => this.modulesOf(id, one)) : [];
    this.needs.set(id, known);
    return known;
  }

  private textOf(id: string): string {
    const text = this.texts.get(id) ?? readFileSync(id, 'utf8');
    this.texts.set(id, text);
    return text;
  }

  /** Names of a barrel stand for the modules they come from, since nothing else of it is kept. */
  private modulesOf(id: string, { from, names }: Import): string[] {
    if (from === 'lucide-react') return (names ?? []).flatMap((name) => this.iconOf(name));
    const path = this.pathOf(id, from);
    if (!path) return [];
    return names === null ? [path] : names.map((name) => this.homeOf(path, name) ?? path);
  }

  private pathOf(id: string, from: string): string | undefined {
    const [, name] = /^@outrigger\/contract(?:\/(.+))?$/.exec(from) ?? [];
    if (from.startsWith('@outrigger/contract')) return join(this.root, 'contract/src', name ?? 'index.ts');
    if (from.startsWith('.')) return join(dirname(id), from.replace(/\?.*$/, ''));
    return undefined;
  }

  private iconOf(name: string): string[] {
    const path = join(this.root, 'node_modules/lucide-react/dist/esm/icons', `${kebabOf(name)}.mjs`);
    return existsSync(path) ? [path] : [];
  }

  /** The module in which a name that `path` hands on is made. */
  private homeOf(path: string, name: string): string | undefined {
    if (!EXTENSION.test(path) || !existsSync(path)) return undefined;
    const text = this.textOf(path);
    for (const { groups } of text.matchAll(STATEMENT)) {
      const { what = '', from = '' } = groups ?? {};
      if (!groups || !text.includes(`export ${what}`)) continue;
      const next = this.pathOf(path, from);
      if (!next) continue;
      const list = /\{([^}]*)\}/.exec(what)?.[1];
      const isNamed =
        list?.split(',').some(
          (one) =>
            one
              .trim()
              .split(/\s+as\s+/)
              .at(-1) === name,
        ) ?? false;
      if (isNamed) return this.homeOf(next, name) ?? next;
      if (what === '*' && this.makes(next, name)) return this.homeOf(next, name) ?? next;
    }
    return undefined;
  }

  /** Whether a module makes a name or hands it on. */
  private makes(path: string, name: string): boolean {
    const made = new RegExp(`^export (?:async )?(?:const|let|function\\*?|class) ${name}\\b`, 'm');
    return existsSync(path) && (made.test(this.textOf(path)) || this.homeOf(path, name) !== undefined);
  }
}
