// What stands in the menus (spec §2 user centre menu): paths in order, shown only where the person may open them.
import type { OfficeRole } from '@outrigger/contract';
import { isOffered, type Viewer } from '../guard.rules.ts';
import { builtRow, type KnownRow } from '../rows.ts';

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
/** The menu of the office: paths in order, each with the roles that work there (`super` everywhere); the queue is everybody's. */
const OFFICE_MENU: readonly (readonly [path: string, ...roles: OfficeRole[]])[] = [
  ['/office', 'catalogue', 'orders', 'finance', 'support'],
  ['/office/shipments', 'orders'],
  ['/office/inbox', 'support'],
  ['/office/returns', 'orders', 'finance'],
  ['/office/companies', 'support'],
  ['/office/subaccounts', 'support'],
  ['/office/searches', 'catalogue'],
  ['/office/figures', 'catalogue'],
  ['/office/models3d', 'catalogue'],
  ['/office/manuals', 'catalogue'],
  ['/office/credit', 'finance'],
  ['/office/seller', 'finance'],
  ['/office/currencies', 'finance'],
  ['/office/notices', 'support'],
  ['/office/ratings', 'support'],
  ['/office/tools', 'support'],
  ['/office/activity', 'support'],
  ['/office/mailbox', 'support'],
  // Without a role of its own: for `super` alone.
  ['/office/users'],
  ['/office/audit'],
];

/** What somebody with these roles finds in it. */
export function officeMenuFor(roles: readonly OfficeRole[]): KnownRow[] {
  return OFFICE_MENU.flatMap(([path, ...workers]) => {
    const isHis = roles.some((role) => role === 'super' || workers.includes(role));
    return (isHis && builtRow(path)) || [];
  });
}

/** The rows of these paths that are built and exist for the person, in their order. */
export function menuFor(paths: readonly string[], user: Viewer['user']): KnownRow[] {
  return paths.flatMap((path) => {
    const row = builtRow(path);
    return row && isOffered(row, user) ? [row] : [];
  });
}
