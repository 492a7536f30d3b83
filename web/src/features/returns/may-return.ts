// Who may ask for a return: whoever may order (spec §6).
import { mayOrder } from '../../client/session/permissions.rules.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';

/** Whether this person may ask for a return. */
export function useMayReturn(): boolean {
  const user = useStore(session)?.user;
  return user !== undefined && mayOrder(user);
}
