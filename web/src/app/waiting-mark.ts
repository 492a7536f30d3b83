// Whether entries beside the cart wait for who is signed in, encrypted (`waiting-entries.ts`), told without loading what reads them.
import { readContent, storageKey } from '../client/stored/stored.ts';

/** Where they wait. */
export const WAITING = { name: 'waiting', owner: 'user' } as const;
/** Whether any do. */
export const isAnythingWaiting = (): boolean => readContent(storageKey(WAITING)) !== undefined;
