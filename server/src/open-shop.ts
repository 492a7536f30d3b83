// Makes what one process of the shop holds, and closes it again.
import { ResponseCache } from './platform/response-cache/response-cache.ts';
import { type Config, requireDatabaseUrl } from './platform/config.ts';
import { connect } from './platform/db/connect.ts';
import { watchDisk } from './platform/disk-guard.ts';
import { diskPlaces } from './platform/disk-places.ts';
import { SessionAndChanges } from './platform/sessions/session-and-changes.ts';
import { makeLog } from './platform/http/make-log.ts';
import type { Log } from './platform/log.ts';
import { chooseFileStore } from './platform/outside/choose-file-store.ts';
import { fileMakerOf } from './platform/outside/guest.ts';
import { openFileMaker } from './platform/outside/make-files.ts';
import { makeMessenger } from './platform/outside/messenger.ts';
import { chooseCarriers } from './platform/outside/carriers/choose-carriers.ts';
import { chooseGateways } from './platform/outside/payments/choose-gateways.ts';
import type { Shop } from './platform/shop.ts';

/** A shop and the way to let go of it. */
export interface OpenShop {
  shop: Shop;
  /** For what is said outside of requests. */
  log: Log;
  close(): Promise<void>;
}

const CLOSE_SECONDS = 5;
const MEGABYTE = 1024 * 1024;
/** Few, so that what one has planned is soon known to all. */
const STEADY_CONNECTIONS = 4;

const diskLine = (isReadOnly: boolean): string =>
  isReadOnly ? 'the disk is nearly full: the shop takes no writes' : 'the disk has room again: the shop takes writes';

/** Opens databases, ports and watches; nothing is asked of the database yet. */
export async function openShop(config: Config, name: string): Promise<OpenShop> {
  const db = connect(requireDatabaseUrl(config), { name });
  const readDb = config.databaseReadUrl ? connect(config.databaseReadUrl, { name: `${name} reads` }) : db;
  const preparedDb = connect(config.databaseReadUrl || requireDatabaseUrl(config), {
    name: `${name} searches`,
    max: STEADY_CONNECTIONS,
    isPlannedOnce: true,
  });
  const log = makeLog(config, name.replace('outrigger-', ''));
  const disk = await watchDisk({
    directories: await diskPlaces(config),
    minimumMegabytes: config.diskMinimumMegabytes,
    onChange: (isReadOnly, freeMegabytes) => log.warn({ freeMegabytes }, diskLine(isReadOnly)),
  });
  const maker = openFileMaker(log, fileMakerOf());
  const files = chooseFileStore(config);
  const sessionAndChanges = new SessionAndChanges(db, readDb);
  const responseCache = new ResponseCache(sessionAndChanges, config.answersMegabytes * MEGABYTE);
  const messenger = makeMessenger(config, db);
  const gateways = chooseGateways(config, db);
  const { makeFile } = maker;
  const shop: Shop = {
    config,
    db,
    readDb,
    preparedDb,
    sessionAndChanges,
    responseCache,
    files,
    messenger,
    gateways,
    carriers: chooseCarriers(config),
    disk,
    makeFile,
  };
  return {
    shop,
    log,
    async close() {
      disk.stop();
      maker.stop();
      await Promise.all([...new Set([db, readDb, preparedDb])].map((one) => one.end({ timeout: CLOSE_SECONDS })));
    },
  };
}
