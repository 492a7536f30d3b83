// Calls of scanning (product §5 Scan).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { resolveScan } from './resolve-scan.ts';
import { readSampleSerial } from './scan.reads.ts';

/** Mounts the scan feature. */
export function scanRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.scan, {
    resolveScan,
    // What somebody owns is nobody else's business, but in a demo, where all is invented.
    scanSample: async ({ readDb }) => ({ text: shop.config.isDemo ? await readSampleSerial(readDb) : null }),
  });
}
