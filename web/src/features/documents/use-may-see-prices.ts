// Whether this person finds invoices here, or packing lists alone (product §4).
import { permissions } from '@outrigger/contract';
import { isPermitted } from '../../client/session/permissions.rules.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';

export function useMaySeePrices(): boolean {
  const user = useStore(session)?.user;
  return user !== undefined && (user.role !== 'sub' || isPermitted(user, permissions.viewPrices));
}
