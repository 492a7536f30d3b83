// Writes beside the build which files the first screen of each path needs, so that the page can name them before any script has run (a phone's network takes its time with every turn).
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type BuiltFile, filesOf } from './early-files.rules.ts';
import { readTable } from './routes-table.ts';

/** Where the build keeps it, below its folder; path to hrefs. */
const EARLY_FILES = '.vite/early-files.json';
/** What stands around every screen of signed-in people, beside the first sheet of all. */
const AROUND = ['app/shell/shop-frame.tsx', 'styles/shop.css'];

/** A script of the build with the sheets it asks for. */
export type BuiltChunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** A script, as the rules of files see it. */
export const asBuilt = (chunk: BuiltChunk): BuiltFile => ({
  file: chunk.fileName,
  moduleIds: chunk.moduleIds,
  imports: chunk.imports,
  styles: [...(chunk.viteMetadata?.importedCss ?? [])],
});

/** A sheet that scripts ask for is a file without a script once the build is done. */
export const asSheet = (asset: Rolldown.OutputAsset, source: string): BuiltFile => ({
  file: asset.fileName,
  moduleIds: asset.originalFileNames.map((name) => join(dirname(source), name)),
  imports: [],
  styles: [],
});

/** The plugin for the build; `source` is the folder of the web's sources. */
export function earlyFiles(source: string): Plugin {
  const app = join(source, 'app');
  const around = AROUND.map((name) => join(source, name));
  return {
    name: 'outrigger-early-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle);
      const chunks = outputs.filter((one): one is BuiltChunk => one.type === 'chunk');
      const sheets = outputs.filter((one) => one.type === 'asset' && one.fileName.endsWith('.css'));
      const built = [...chunks.map(asBuilt), ...sheets.map((one) => asSheet(one as Rolldown.OutputAsset, source))];
      const given = new Set(filesOf([join(source, 'app/main.tsx')], built));
      const rows = readTable(app).map(({ path, imports, isSignedIn }) => {
        const modules = imports.map((name) => join(app, name));
        const files = filesOf([...(isSignedIn ? around : []), ...modules], built).filter((name) => !given.has(name));
        return [path, files.map((name) => `/${name}`)];
      });
      this.emitFile({ type: 'asset', fileName: EARLY_FILES, source: JSON.stringify(Object.fromEntries(rows)) });
    },
  };
}
