// Calls of own codes (product §5 Search: the customer's own codes).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { keepOwnCode, partOf } from './keep-own-code.ts';
import { readOwnCodes } from './own-codes.reads.ts';
import { deleteOwnCode } from './own-codes.store.ts';

/** Mounts the own-codes feature. */
export function ownCodeRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.ownCodes, {
    ownCodes: async (context, { partCode }) =>
      await readOwnCodes(context.db, context.caller.companyId, await partOf(context, partCode)),
    keepOwnCode,
    removeOwnCode: async ({ db, caller }, { id }) => {
      await inTransaction(db, async (trx) => await deleteOwnCode(trx, caller.companyId, id));
      return { id };
    },
  });
}
