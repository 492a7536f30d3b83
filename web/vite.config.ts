// Builds the web into web/dist as the server serves it: one page, hashed files under /static, nothing inline (product §2, strict CSP).
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './vite/compressed-plugin.ts';
import { contractRows } from './vite/contract-rows-plugin.ts';
import {
  inFirstLoad,
  inLogin,
  inMachine,
  inPagedLists,
  inPartLists,
  inShopFrame,
  inShopList,
} from './vite/first-load.ts';
import { earlyFiles } from './vite/early-files-plugin.ts';
import { messages, textsFileNames } from './vite/messages-plugin.ts';
import { sheets } from './vite/sheets-plugin.ts';

const locales = join(import.meta.dirname, 'src/locales');
const textsFile = textsFileNames(locales);
const apiInDev = process.env['API_URL'] ?? 'http://localhost:3000';

// Few files on the first load: what every page needs together, schemas apart.
const chunkGroups = [
  { name: 'schemas', test: /node_modules[\\/]zod/, priority: 3 },
  { name: 'base', test: inFirstLoad, priority: 2 },
  { name: 'login', test: inLogin, priority: 1, includeDependenciesRecursively: false },
  { name: 'frame', test: inShopFrame, priority: 1, includeDependenciesRecursively: false },
  { name: 'list', test: inShopList, priority: 1, includeDependenciesRecursively: false },
  { name: 'machine', test: inMachine, priority: 1, includeDependenciesRecursively: false },
  { name: 'paged', test: inPagedLists, priority: 1, includeDependenciesRecursively: false },
  { name: 'parts', test: inPartLists, priority: 1, includeDependenciesRecursively: false },
];

export default defineConfig({
  resolve: {
    alias: [
      // React has had this itself since 18; the shim is for older ones.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      // The query library's own import, which nothing here ever calls.
      {
        find: /^\.\/infiniteQueryBehavior\.js$/,
        replacement: join(import.meta.dirname, 'src/client/no-endless-lists.ts'),
      },
    ],
  },
  plugins: [
    react(),
    tailwindcss(),
    sheets(join(import.meta.dirname, 'src')),
    contractRows(),
    messages(locales),
    earlyFiles(join(import.meta.dirname, 'src')),
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
        chunkFileNames: ({ facadeModuleId }) => textsFile(facadeModuleId ?? null) ?? 'static/[name]-[hash].js',
      },
    },
  },
  server: { proxy: { '/api': apiInDev, '/static/product': apiInDev } },
});
