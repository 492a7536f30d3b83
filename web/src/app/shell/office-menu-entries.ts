// What stands in the menu of the office (product §8): its pages in groups, each with the roles that work there.
import type { OfficeRole } from '@outrigger/contract';
import { rowOf, type KnownRow } from '../rows.ts';

type GroupName = 'work' | 'customers' | 'money' | 'books' | 'content' | 'house';
type Entry = readonly [path: string, ...roles: OfficeRole[]];

/** The groups in order, each page with its roles (`super` everywhere); the queue is everybody's, and what names no role is for `super` alone. */
const GROUPS: readonly (readonly [name: GroupName, ...entries: Entry[]])[] = [
  [
    'work',
    ['/office', 'catalogue', 'orders', 'finance', 'support'],
    ['/office/orders', 'orders', 'finance'],
    ['/office/shipments', 'orders'],
    ['/office/inbox', 'support'],
    ['/office/returns', 'orders', 'finance'],
  ],
  ['customers', ['/office/companies', 'support'], ['/office/subaccounts', 'support'], ['/office/activity', 'support']],
  ['money', ['/office/credit', 'finance'], ['/office/seller', 'finance'], ['/office/currencies', 'finance']],
  [
    'books',
    ['/office/searches', 'catalogue'],
    ['/office/figures', 'catalogue'],
    ['/office/models3d', 'catalogue'],
    ['/office/manuals', 'catalogue'],
  ],
  [
    'content',
    ['/office/notices', 'support'],
    ['/office/newsletter', 'support'],
    ['/office/content', 'support'],
    ['/office/pages', 'support'],
    ['/office/ratings', 'support'],
    ['/office/tools', 'support'],
  ],
  ['house', ['/office/mailbox', 'support'], ['/office/users'], ['/office/audit']],
];

/** The page of the menu that one of these stands below. */
const ABOVE: Readonly<Record<string, string>> = {
  '/office/order': '/office/orders',
  '/office/shipment': '/office/shipments',
  '/office/packinglist': '/office/shipments',
  '/office/question': '/office/inbox',
  '/office/return': '/office/returns',
  '/office/company': '/office/companies',
  '/office/figure': '/office/figures',
  '/office/model3d': '/office/models3d',
  '/office/manual': '/office/manuals',
  '/office/notice': '/office/notices',
  '/office/page': '/office/pages',
  '/office/mail': '/office/mailbox',
};

/** A group with the pages that somebody finds in it. */
export interface OfficeGroup {
  name: GroupName;
  pages: readonly KnownRow[];
}

/** What somebody with these roles finds in the menu; groups without a page for him are left out. */
export function officeMenuFor(roles: readonly OfficeRole[]): OfficeGroup[] {
  const isHis = (workers: readonly OfficeRole[]) => roles.some((role) => role === 'super' || workers.includes(role));
  return GROUPS.map(([name, ...entries]) => ({
    name,
    pages: entries.flatMap(([path, ...workers]) => (isHis(workers) && rowOf(path)) || []),
  })).filter(({ pages }) => pages.length > 0);
}

/** The page of the menu where somebody is, by the address. */
export const placeInMenu = (path: string): string => ABOVE[path] ?? path;
