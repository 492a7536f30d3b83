// The pages for everybody, in the version in force (spec §2).
import type { PageName, ResultOf } from '@outrigger/contract';
import { pageCalls } from '@outrigger/contract/calls/pages.ts';
import { useCall } from '../../client/api/use-call.ts';

/** A page in the reader's language. */
export type ShopPage = ResultOf<typeof pageCalls.shopPage>;

/** One page. */
export const usePage = (page: PageName) => useCall(pageCalls.shopPage, { page });
