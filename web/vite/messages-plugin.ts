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

function entryCode(all: AllTexts): string {
  const lines = Object.entries(all).map(([language, features]) => {
    const loaders = Object.keys(features).map((feature) => {
      const file = `${ENTRY}/${language}/${TOGETHER.includes(feature) ? BASE : feature}`;
      return `${JSON.stringify(feature)}: () => import(${JSON.stringify(file)})`;
    });
    return `${JSON.stringify(language)}: { ${loaders.join(', ')} }`;
  });
  return `export const loaders = { ${lines.join(',\n')} };`;
}

function textsCode(texts: Record<string, Texts>, feature: string): string {
  const features = feature === BASE ? TOGETHER : [feature];
  const compiled = features.map((name) => compileTexts(name, texts[name] ?? {}));
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.assign({}, ...compiled)))});`;
}

/** Names the files of texts: one version for all of them, since a hash in each of their hundred names would be a kilobyte of every first load. */
export function textsFileNames(folder: string): (id: string | null) => string | undefined {
  const all = readTexts(folder);
  const codes = Object.values(all).flatMap((texts) => Object.keys(texts).map((feature) => textsCode(texts, feature)));
  const version = createHash('sha256').update(codes.join('\n')).digest('base64url').slice(0, 8);
  return (id) => {
    const [entry, language, feature] = id?.split('/') ?? [];
    return entry === `\0${ENTRY}` && feature ? `static/texts-${version}/${language}-${feature}.js` : undefined;
  };
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
      if (feature === '') return entryCode(all);
      return textsCode(all[language] ?? {}, feature);
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
