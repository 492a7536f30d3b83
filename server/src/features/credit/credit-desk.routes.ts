// The office's calls about credit lines (product §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { bookCredit } from './book-credit.ts';
import { readDeskLines, readLineHistory } from './credit-desk.reads.ts';
import { setCreditLine } from './set-credit-line.ts';

/** Mounts them. */
export function creditDeskRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.creditDesk, {
    deskCreditLines: ({ db }, input) => readDeskLines(db, input),
    setCreditLine,
    bookCredit,
    creditLineHistory: ({ db }, { companyId, currency }) => readLineHistory(db, companyId, currency),
  });
}
