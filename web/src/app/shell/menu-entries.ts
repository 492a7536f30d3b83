// What stands in the menus (spec §2 user centre menu): paths in order, shown only where the person may open them.
import { isOffered, type Viewer } from '../guard.rules.ts';
import { rowOf, type KnownRow } from '../rows.ts';

/** The main menu at the desk and in the sheet on the phone. */
export const MAIN_MENU = ['/home', '/shop', '/history', '/manual/parts', '/quickadd', '/order', '/favorite'] as const;
/** The user centre menu; sign-out follows it. */
export const USER_MENU = [
  '/account',
  '/useraddress',
  '/password',
  '/usersetting',
  '/subaccount',
  '/order',
  '/documents',
  '/returns',
  '/credit',
  '/favorite',
  '/lists',
  '/notice',
] as const;
/** The rows of these paths that exist for the person, in their order. */
export function menuFor(paths: readonly string[], user: Viewer['user']): KnownRow[] {
  return paths.flatMap((path) => {
    const row = rowOf(path);
    return row && isOffered(row, user) ? [row] : [];
  });
}
