// Quality 10: what a buyer pastes or sends is read in a time that grows with its length, whatever it is made of.
import { quantityIn } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { knownNames } from './known-codes.ts';
import { namesIn, rowsForMachines } from './machine-lines.rules.ts';
import { machineCalledIn } from './machine-words.rules.ts';
import { matchMachines } from './match-machines.ts';
import { readInWorker } from './read-in-worker.ts';
import { rowsInLine } from './rows-in-line.rules.ts';

const SHORT = 1000;
const LONG = 100_000;
const known = { parts: new Set(['NV11']), machines: [] };
const names = knownNames(known);
const columns = { code: 0, quantity: 1, name: 2, note: null };
const listOf = (rows: string[][]) => ({ header: null, columns, rows, leftOut: [], leftAt: [], sheets: [], sheet: 0 });

/** Everything that a line goes through. */
function timeOf(line: string): number {
  const begun = performance.now();
  machineCalledIn(line);
  rowsInLine(line, names);
  const list = { ...listOf([[line, line, line]]), leftOut: [line], leftAt: [0] };
  namesIn(list, 500);
  rowsForMachines(list, names);
  quantityIn(line);
  return performance.now() - begun;
}

test.each([
  ['dots behind the name of a machine', 'machine a', '.', '!'],
  ['dots within a word', 'a1', '.', 'b'],
  ['dashes behind a code', 'NV-11 ', '-', 'a'],
  ['commas behind a code', 'NV-11', ',', 'b'],
  ['quantities behind a code', 'NV-11 ', 'qty1.', ''],
  ['blanks behind a figure', '1', ' ', '!'],
  ['codes', '', 'NV-11 ', ''],
  ['what machines are called', '', 'machine no.no.', '1!'],
])('quality 10 a line of 100,000 %s takes no more than its length', (_, start, filler, end) => {
  const lineOf = (length: number) => start + filler.repeat(length / filler.length) + end;
  timeOf(lineOf(SHORT));
  const short = Math.min(timeOf(lineOf(SHORT)), timeOf(lineOf(SHORT)));
  const long = timeOf(lineOf(LONG));
  // Quadratic, it would be 10,000 times as long.
  const most = Math.max(100, short * 1000);
  expect(long, `short ${short} ms, long ${long} ms`).toBeLessThan(most);
});

test('quality 10 a large file has its names found in a thread, and its cells cut', async () => {
  const dots = `S1012RT${'.'.repeat(LONG)}!`;
  const bytes = Buffer.from(`Code;Qty;Note\n${`NV-11;2;${dots}\n`.repeat(10)}`);
  const read = await readInWorker({ bytes, maxRows: 500 });
  expect(read).toMatchObject({ names: ['NV11', 'S1012RT'], list: { rows: { length: 10 } } });
  expect('list' in read && read.list.rows[0]?.[2]).toHaveLength(200);
  const machine = { norm: 'S1012RT', hostId: 7, serialNumber: 'S1012RT', isFleetNumber: false, isOwn: true };
  const rows = Array.from({ length: 300 }, () => ['NV-11', '2', `${'x'.repeat(200)} S1012RT`]);
  const found = await matchMachines({ list: listOf(rows), known: { ...known, machines: [machine] } });
  expect('table' in found && found.table.machines[299]?.hostId).toBe(7);
});
