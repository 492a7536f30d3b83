// Builds the web into web/dist as the server serves it: one page, hashed files under /static, nothing inline (product §2, strict CSP).
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildVersion } from './vite/build-version.ts';
import { compressed } from './vite/compressed-plugin.ts';
import { contractRows } from './vite/contract-rows-plugin.ts';
import { planFiles } from './vite/first-load.ts';
import { earlyFiles } from './vite/early-files-plugin.ts';
import { firstSources } from './vite/first-sources-plugin.ts';
import { icons } from './vite/icons-plugin.ts';
import { messages } from './vite/messages-plugin.ts';
import { serviceWorker } from './vite/service-worker-plugin.ts';
import { pdfFiles } from './vite/pdf-files-plugin.ts';
import { sheets } from './vite/sheets-plugin.ts';

const locales = join(import.meta.dirname, 'src/locales');
const apiInDev = process.env['API_URL'] ?? 'http://localhost:3000';

const project = join(import.meta.dirname, '..');
const plan = planFiles(project);
/** What is packed already keeps no ending that stands for the packed twin of another file (`compressed-plugin.ts`). */
const assetFileNames = ({ names }: { names: readonly string[] }): string =>
  names.some((name) => name.endsWith('.gz')) ? 'static/[name]-[hash].bin' : 'static/[name]-[hash][extname]';
const version = buildVersion(project);
const scripts = `static/${version}/[name].js`;

// Few files on the first load: what every page needs together, schemas apart.
const chunkGroups = [
  { name: 'schemas', test: /node_modules[\\/]zod/, priority: 1 },
  { name: plan.fileOf, debugName: 'first load', priority: 0, includeDependenciesRecursively: false },
];

export default defineConfig({
  resolve: {
    alias: [
      // React has had this itself since 18; the shim is for older ones.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      // The query library's own import, which nothing here ever calls.
      {
        find: /^\.\/infiniteQueryBehavior\.js$/,
        replacement: join(import.meta.dirname, 'src/client/api/no-endless-lists.ts'),
      },
    ],
  },
  plugins: [
    react(),
    firstSources(join(import.meta.dirname, 'src/styles/index.css'), plan.loginLooks),
    tailwindcss(),
    sheets(join(import.meta.dirname, 'src'), plan.firstLooks),
    contractRows(),
    icons(join(import.meta.dirname, 'src')),
    messages(locales),
    earlyFiles(join(import.meta.dirname, 'src')),
    pdfFiles(),
    serviceWorker(join(import.meta.dirname, 'src'), version),
    compressed(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'static',
    // A font or picture written into the style sheet as data: is refused by `default-src 'self'`.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        chunkFileNames: scripts,
        entryFileNames: scripts,
        assetFileNames,
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { assetFileNames } } },
  server: { proxy: { '/api': apiInDev, '/static/product': apiInDev } },
});
