// Builds the service worker as /sw.js, with the names of all files it may keep; any other file makes it another worker, which is how a browser hears of a new version.
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { type BuiltFile, filesOf } from './early-files.rules.ts';
import { asBuilt, asSheet, type BuiltChunk } from './early-files-plugin.ts';
import { groupsOf } from './kept-files.rules.ts';

/** What stands on every page of signed-in people. */
const SHELL = ['app/main.tsx', 'app/shell/shop-frame.tsx', 'styles/shop.css'];

async function workerCode(entry: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'worker' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const [chunk] = outputs.flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk') throw new Error('the service worker came to nothing');
  return chunk.code;
}

/** What the page itself asks for. */
function namedIn(page: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string[] {
  if (page?.type !== 'asset') throw new Error('the build made no page');
  return [...String(page.source).matchAll(/(?:src|href)="\/(static\/[^"]+)"/g)].map(([, name = '']) => name);
}

/** The plugin for the build; `source` is the folder of the web's sources, `version` that of its scripts. */
export function serviceWorker(source: string, version: string): Plugin {
  return {
    name: 'outrigger-service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const outputs = Object.values(bundle);
      const chunks = outputs.filter((one): one is BuiltChunk => one.type === 'chunk');
      const sheets = outputs.filter((one) => one.type === 'asset' && one.fileName.endsWith('.css'));
      const built: BuiltFile[] = [
        ...chunks.map(asBuilt),
        ...sheets.map((one) => asSheet(one as Rolldown.OutputAsset, source)),
      ];
      const named = namedIn(bundle['index.html']);
      const shell = filesOf(
        SHELL.map((name) => join(source, name)),
        built,
      );
      const modulesOf = new Map(built.map(({ file, moduleIds }) => [file, moduleIds]));
      const all = outputs.map(({ fileName }) => ({ name: fileName, modules: modulesOf.get(fileName) ?? [] }));
      const define = { __FILES__: JSON.stringify({ version, ...groupsOf(all, [...new Set([...named, ...shell])]) }) };
      const code = await workerCode(join(source, 'service-worker/worker.ts'), define);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}
