// Product §6 paste anything: what a line calls a machine.
import { expect, test } from 'vitest';
import { type KnownNames, machineCalledIn, rowsForMachines } from './machine-lines.rules.ts';

test.each([
  ['Machine: S1012RT', 'S1012RT'],
  ['for machine no. S1012RT:', 'S1012RT'],
  ['S/N 0300187654', '0300187654'],
  ['- Serial number = GS1930-12345', 'GS1930-12345'],
  ['Máquina nº S1012RT', 'S1012RT'],
  ['N° de série : S1012RT', 'S1012RT'],
  ['Maschine – S1012RT', 'S1012RT'],
  ['Seriennummer: S1012RT', 'S1012RT'],
  ['用于设备：S1012RT', 'S1012RT'],
  ['unit 12', '12'],
])('product §6 %j names %s', (line, name) => {
  expect(machineCalledIn(line)).toBe(name);
});

test.each([
  'SN-12345',
  '2 x NV-0110668 for the machine',
  'The machine is down since 8:30',
  'machine parts',
  'Total units: 45',
  'Unit price',
])('product §6 %j calls no machine anything', (line) => {
  expect(machineCalledIn(line)).toBeNull();
});

const SERIALS: Record<string, number> = { S1012RT: 1, S2000RT: 2 };
const names: KnownNames = {
  isPart: (spelling) => spelling.startsWith('NV-'),
  machineOf: (spelling) => (SERIALS[spelling] ? { hostId: SERIALS[spelling], serialNumber: spelling } : undefined),
};
const read = (rows: string[][]) => {
  const columns = { code: 0, quantity: 1, name: 2, note: null };
  const found = rowsForMachines({ header: null, rows, columns, leftOut: [], leftAt: [], sheets: [], sheet: 0 }, names);
  return [found.rows.map(([code], at) => `${code} ${found.machines[at]?.serialNumber}`), found.leftOut];
};

test('product §6 nothing is dropped: a machine that no row is for, and one of two, are said', () => {
  expect(read([['S1012RT'], ['S2000RT'], ['NV-1', '2']])).toEqual([['NV-1 S2000RT'], ['S1012RT']]);
  expect(read([['NV-1', '2'], ['S1012RT']])).toEqual([['NV-1 undefined'], ['S1012RT']]);
  expect(
    read([
      ['', '', 'S1012RT or S2000RT'],
      ['NV-1', '2'],
    ]),
  ).toEqual([['NV-1 S1012RT, S2000RT'], ['S1012RT or S2000RT']]);
});
