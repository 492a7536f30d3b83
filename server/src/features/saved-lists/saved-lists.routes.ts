// Calls of saved lists (product §6: lists beside favourites).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { addToList } from './add-to-list.ts';
import { deleteList } from './delete-list.ts';
import { readList } from './read-list.ts';
import { saveList } from './save-list.ts';
import { readBuyers, readLists } from './saved-lists.reads.ts';
import { sendList } from './send-list.ts';
import { takeList } from './take-list.ts';

/** Mounts the saved-lists feature. */
export function savedListRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.savedLists, {
    savedLists: ({ db, caller }) => readLists(db, caller),
    savedList: readList,
    saveList,
    addToList,
    deleteList,
    listBuyers: ({ db, caller }) => readBuyers(db, caller),
    sendList,
    takeList,
  });
}
