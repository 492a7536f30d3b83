// What one process of the shop holds: settings, databases and the ports to the outside.
import type { ResponseCache } from './response-cache/response-cache.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import type { DiskGuard } from './disk-guard.ts';
import type { SessionAndChanges } from './sessions/session-and-changes.ts';
import type { FileStore } from './outside/file-store.ts';
import type { Carriers } from './outside/carriers/choose-carriers.ts';
import type { Gateways } from './outside/payments/choose-gateways.ts';
import type { MakeFile } from './outside/make-files.ts';
import type { Messenger } from './outside/messenger.ts';

/** Made once per process in `open-shop.ts` and handed down; nothing here is global. */
export interface Shop {
  config: Config;
  db: Db;
  readDb: Db;
  /** The same place to read, for statements whose plan is the same whatever is asked: each connection makes it once. */
  preparedDb: Db;
  sessionAndChanges: SessionAndChanges;
  /** Catalogue answers of this process, kept until what they show changes. */
  responseCache: ResponseCache;
  files: FileStore;
  messenger: Messenger;
  /** Who takes money by wallet and card. */
  gateways: Gateways;
  /** Who carries batches, and can be asked where they are. */
  carriers: Carriers;
  disk: DiskGuard;
  /** Makes a product file that was never stored, by its name; null where nothing of the kind can be made. */
  makeFile: MakeFile;
}
