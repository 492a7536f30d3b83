// Design: `/` search, `g` then a letter to go, `?` shows the list.
import { expect, test } from 'vitest';
import { rowOf } from '../rows.ts';
import '../routes.ts';
import { GO, meaningOf } from './shortcuts.rules.ts';

test('single keys search, filter, list and reload; others mean nothing', () => {
  expect(meaningOf('/', undefined, 0)).toEqual({ kind: 'search' });
  expect(meaningOf('f', undefined, 0)).toEqual({ kind: 'filter' });
  expect(meaningOf('f', 1000, 1100)).toEqual({ kind: 'go', path: '/favorite' });
  expect(meaningOf('?', undefined, 0)).toEqual({ kind: 'list' });
  expect(meaningOf('r', undefined, 0)).toEqual({ kind: 'reload' });
  expect(meaningOf('o', undefined, 0)).toEqual({ kind: 'nothing' });
});

test('g and then a letter goes, if it comes in time', () => {
  expect(meaningOf('g', undefined, 0)).toEqual({ kind: 'start' });
  expect(meaningOf('o', 1000, 2500)).toEqual({ kind: 'go', path: '/order' });
  expect(meaningOf('o', 1000, 2501)).toEqual({ kind: 'nothing' });
});

test('every place a letter goes to is a route', () => {
  for (const path of Object.values(GO)) expect(rowOf(path), path).toBeDefined();
});
