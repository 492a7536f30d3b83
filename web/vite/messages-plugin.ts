// Serves `virtual:messages`: one lazy module a language and feature, ICU compiled here; incomplete texts fail the build (spec §1, §8).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { type AllTexts, compileTexts, problemsOf, type Texts } from './messages.rules.ts';

const ENTRY = 'virtual:messages';
const LANGUAGES = ['en', 'es', 'pt', 'fa', 'zh'];

function readLanguage(folder: string): Record<string, Texts> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [basename(name, '.json'), JSON.parse(readFileSync(join(folder, name), 'utf8')) as Texts]),
  );
}

/** All texts below a locales folder, by language and feature. */
export function readTexts(folder: string): AllTexts {
  return Object.fromEntries(LANGUAGES.map((language) => [language, readLanguage(join(folder, language))]));
}

// Spoken by every page, so they come in one file a language.
const TOGETHER = ['app', 'titles', 'failures', 'settings'];
const BASE = 'base';

/** Where the build keeps what is kept for long. */
const KEPT = 'static';
const folderOf = (version: string): string => `texts-${version}`;

/** Asks for a file of texts by its name, beside the folder of the scripts, so that the first load need not name some two hundred of them. */
const builtCode = (version: string): string => `
const together = ${JSON.stringify(TOGETHER)};
export const load = (language, feature) =>
  import(/* @vite-ignore */ \`../${folderOf(version)}/\${language}-\${together.includes(feature) ? '${BASE}' : feature}.js\`);`;

/** The same in development and tests, where each file is a module of its own. */
function servedCode(all: AllTexts): string {
  const lines = Object.entries(all).flatMap(([language, features]) =>
    Object.keys(features).map((feature) => {
      const file = TOGETHER.includes(feature) ? BASE : feature;
      return `'${language}/${feature}': () => import('${ENTRY}/${language}/${file}')`;
    }),
  );
  return `const files = { ${lines.join(',\n')} };
export const load = async (language, feature) => files[language + '/' + feature]();`;
}

function textsCode(texts: Record<string, Texts>, feature: string): string {
  const features = feature === BASE ? TOGETHER : [feature];
  const compiled = features.map((name) => compileTexts(name, texts[name] ?? {}));
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.assign({}, ...compiled)))});`;
}

/** The files of the build: one version for all of them, in the name of their folder. */
function builtFiles(all: AllTexts): { version: string; files: [name: string, code: string][] } {
  const files = Object.entries(all).flatMap(([language, texts]) =>
    [BASE, ...Object.keys(texts).filter((feature) => !TOGETHER.includes(feature))].map((feature): [string, string] => [
      `${language}-${feature}.js`,
      textsCode(texts, feature),
    ]),
  );
  const version = createHash('sha256').update(files.flat().join('\n')).digest('base64url').slice(0, 8);
  return { version, files };
}

/** The Vite plugin; in development and tests incomplete texts are a warning, so that half-written features can be seen. */
export function messages(folder: string): Plugin {
  let building = false;
  return {
    name: 'outrigger-messages',
    configResolved(config) {
      building = config.command === 'build';
    },
    buildStart() {
      const problems = problemsOf(readTexts(folder), LANGUAGES);
      if (problems.length === 0) return;
      const report = `texts are incomplete:\n  ${problems.join('\n  ')}`;
      if (building) this.error(report);
      else this.warn(report);
    },
    resolveId: (id) => (id === ENTRY || id.startsWith(`${ENTRY}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ENTRY}`)) return undefined;
      const all = readTexts(folder);
      const [, language = '', feature = ''] = id.split('/');
      if (feature === '') return building ? builtCode(builtFiles(all).version) : servedCode(all);
      return textsCode(all[language] ?? {}, feature);
    },
    generateBundle() {
      const { version, files } = builtFiles(readTexts(folder));
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${KEPT}/${folderOf(version)}/${name}`, source });
    },
    configureServer(server) {
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(folder)) return;
        for (const module of server.moduleGraph.idToModuleMap.values()) {
          if (module.id?.startsWith(`\0${ENTRY}`)) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
