// Calls of the office about companies and their use cases (product §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../../platform/http/serve.ts';
import type { Shop } from '../../../platform/shop.ts';
import { readCompanies } from './companies.reads.ts';
import { approveCompany, refuseCompany, showCompany } from './decide-company.ts';

/** Mounts the office's calls about companies. */
export function companyRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.companies, {
    companyList: ({ db }, input) => readCompanies(db, input),
    companyDetail: showCompany,
    approveCompany,
    refuseCompany,
  });
}
