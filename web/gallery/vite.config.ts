// Builds the shop's pages with those of the gallery into web/gallery/dist and serves them before a running shop, which the product's own build knows nothing of.
import { join } from 'node:path';
import { mergeConfig } from 'vite';
import shop from '../vite.config.ts';

const running = process.env['SHOP_URL'] ?? 'http://localhost:3000';
const proxy = { '/api': running, '/static/product': running };

// Where pieces go is planned for the shop's first visits; here the bundler knows best.
const output = shop.build?.rolldownOptions?.output;
const names = Array.isArray(output)
  ? {}
  : { chunkFileNames: output?.chunkFileNames, entryFileNames: output?.entryFileNames };
const unplanned = { ...shop, build: { ...shop.build, rolldownOptions: { output: names } } };

export default mergeConfig(unplanned, {
  root: join(import.meta.dirname, '..'),
  resolve: {
    alias: [{ find: /^\.\/more-rows\.ts$/, replacement: join(import.meta.dirname, 'gallery-rows.ts') }],
  },
  build: { outDir: 'gallery/dist' },
  preview: { proxy },
  server: { proxy },
});
