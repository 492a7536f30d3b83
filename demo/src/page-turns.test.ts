// Product §1, §5: what is awaited comes before all, then the page that was opened last is drawn first, each page in the order of its pictures.
import { expect, test } from 'vitest';
import { makeTurns } from './page-turns.ts';

test('product §5 a figure that is opened does not wait for the pictures of the list before it', () => {
  let time = 0;
  const turns = makeTurns<string>(() => time);
  const ask = (at: number, name: string) => {
    time = at;
    turns.add(name);
  };
  for (const [at, name] of ['list 1', 'list 2', 'list 3'].entries()) ask(at * 100, name);
  expect(turns.next()).toBe('list 1');
  ask(2000, 'figure');
  ask(2100, 'its model');
  expect([turns.next(), turns.next()]).toEqual(['figure', 'its model']);
  // What comes late of the same page still is of it.
  ask(2200, 'its row');
  expect([1, 2, 3, 4].map(() => turns.next())).toEqual(['its row', 'list 2', 'list 3', undefined]);
  ask(9000, 'another');
  expect([turns.next(), turns.next()]).toEqual(['another', undefined]);
});

test('product §5 an illustration that is awaited comes before the pictures of the list it was opened from', () => {
  const turns = makeTurns<string>(() => 0);
  for (const name of ['list 1', 'list 2']) turns.add(name);
  for (const name of ['figure', 'the next figure']) turns.add(name, true);
  turns.add('list 3');
  const order = Array.from({ length: 6 }, () => turns.next());
  expect(order).toEqual(['the next figure', 'figure', 'list 1', 'list 2', 'list 3', undefined]);
});

test('product §5 what waits among pictures moves ahead when it is opened, and comes once', () => {
  const turns = makeTurns<string>(() => 0);
  for (const name of ['list 1', 'list 2', 'list 3']) turns.add(name);
  expect(turns.next()).toBe('list 1');
  // One is being drawn, another waits.
  for (const name of ['list 1', 'list 3']) turns.hasten(name);
  expect([1, 2, 3].map(() => turns.next())).toEqual(['list 3', 'list 2', undefined]);
});
