// Credit calls (spec §7 getCreditLines).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { creditDeskRoutes } from './credit-desk.routes.ts';
import { readCreditOverview } from './credit.reads.ts';
import { exportStatement, showStatement, showStoreCredit } from './show-statement.ts';

/** Mounts the credit feature. */
export function creditRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.credit, {
    creditLines: ({ db, caller }) => readCreditOverview(db, caller.companyId),
    storeCredit: showStoreCredit,
    statement: showStatement,
    statementFile: exportStatement,
  });
  creditDeskRoutes(app, shop);
}
