// Who may know prices (product §4: without permission 2 no price, total, freight or credit number is sent at all).
import { permissions } from '@outrigger/contract';
import type { Caller } from '../../platform/caller.ts';

/** Whether numbers of money may be sent to this caller; ask before putting one into any answer. */
export function mayViewPrices(caller: Caller | null): boolean {
  if (!caller) return false;
  return caller.loginType === 'admin' || caller.permissions.includes(permissions.viewPrices);
}
