// Address calls (spec §7 User).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { readAddresses } from './addresses.reads.ts';
import { updateAddress } from './update-address.ts';

/** Mounts the addresses feature. */
export function addressRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.addresses, {
    addressList: ({ db, caller, language }) => readAddresses(db, { companyId: caller.companyId, language }),
    updateAddress,
  });
}
