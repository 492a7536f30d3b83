// What guards and menus need to know of every row, without the screens (spec §2: routes may carry a role list).
import type { Permission, Role } from '@outrigger/contract';
import type { GuardedRow } from './guard.rules.ts';
import type { TitleKey } from './titles.ts';

/** The guarded side of a row with its title. */
export interface KnownRow extends GuardedRow {
  path: string;
  title: TitleKey;
  roles?: readonly Role[];
  permission?: Permission;
}

const known = new Map<string, KnownRow>();

/** Notes a row when the table is made. */
export function register(path: string, row: Omit<KnownRow, 'path'>): void {
  known.set(path, { ...row, path });
}

/** The row of an exact path; undefined for what the table does not hold. */
export function rowOf(path: string): KnownRow | undefined {
  return known.get(path);
}

/** All rows of the table. */
export function allRows(): readonly KnownRow[] {
  return [...known.values()];
}
