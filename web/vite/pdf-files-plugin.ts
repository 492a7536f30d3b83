// Lays what pdf.js asks for while it reads a book below /static, under its version: tables of Asian fonts, the standard fonts, colours, and its decoders of pictures (product §5 Service manuals).
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDERS = ['cmaps', 'standard_fonts', 'iccs', 'wasm'];
/** Runs the scripts of a file, which this shop never does. */
const LEFT_OUT = /^quickjs/;

/** The plugin for the build; in development books are read without these, as most can be. */
export function pdfFiles(): Plugin {
  return {
    name: 'outrigger-pdf-files',
    apply: 'build',
    generateBundle() {
      const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
      for (const folder of FOLDERS)
        for (const name of readdirSync(join(dirname(manifest), folder)).filter((one) => !LEFT_OUT.test(one)))
          this.emitFile({
            type: 'asset',
            fileName: `static/pdf-${version}/${folder}/${name}`,
            source: readFileSync(join(dirname(manifest), folder, name)),
          });
    },
  };
}
