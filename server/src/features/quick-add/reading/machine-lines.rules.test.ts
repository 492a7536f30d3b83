// Product §6 paste anything: what a line calls a machine.
import { expect, test } from 'vitest';
import { type KnownNames, namesIn, rowsForMachines } from './machine-lines.rules.ts';
import { isMeant, isOfMachines, machineCalledIn } from './machine-words.rules.ts';

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

const SERIALS: Record<string, number> = { S1012RT: 1, S2000RT: 2, '1234567': 3 };
const namesOf = (own: readonly string[]): KnownNames => ({
  isPart: (spelling) => spelling.startsWith('NV-'),
  machineOf: (spelling) =>
    SERIALS[spelling]
      ? { hostId: SERIALS[spelling], serialNumber: spelling, isOwn: own.includes(spelling) }
      : undefined,
});
const columns = { code: 0, quantity: 1, name: 2, note: null };
const listOf = (rows: string[][], header: string[] | null = null) => ({
  header,
  rows,
  columns,
  leftOut: [] as string[],
  leftAt: [],
  sheets: [],
  sheet: 0,
});
const read = (rows: string[][], { header = null as string[] | null, own = [] as string[] } = {}) => {
  const found = rowsForMachines(listOf(rows, header), namesOf(own));
  return [
    found.rows.map(([code], at) => {
      const machine = found.machines[at];
      return `${code} ${machine ? `${machine.hostId} ${machine.serialNumber}` : 'none'}`;
    }),
    found.leftOut,
  ];
};

test('product §6 nothing is dropped: a machine that no row is for, and one of two, are said', () => {
  expect(read([['S1012RT'], ['S2000RT'], ['NV-1', '2']])).toEqual([['NV-1 2 S2000RT'], ['S1012RT']]);
  expect(read([['NV-1', '2'], ['S1012RT']])).toEqual([['NV-1 none'], ['S1012RT']]);
  const two = [
    ['', '', 'S1012RT or S2000RT'],
    ['NV-1', '2'],
  ];
  expect(read(two)).toEqual([['NV-1 null S1012RT, S2000RT'], ['S1012RT or S2000RT']]);
  // One that the line may mean is not checked for, and the one before it is over.
  const maybe = [['S2000RT'], ['', '', 'parts S1012RT asked for'], ['NV-1', '2']];
  expect(read(maybe)).toEqual([['NV-1 null S1012RT'], ['S2000RT', 'parts S1012RT asked for']]);
  expect(read(maybe, { own: ['S1012RT'] })).toEqual([['NV-1 1 S1012RT'], ['S2000RT']]);
});

test("product §6 the serial number of anybody's machine in a note is none, but for the company's own and one spoken of as a machine", () => {
  const beside = (note: string, more?: Parameters<typeof read>[1]) => read([['NV-1', '2', note]], more)[0];
  for (const note of ['as fitted on S2000RT last year', '1234567', 'PO 1234567', 'ring 1234567 first'])
    expect(beside(note), note).toEqual(['NV-1 none']);
  expect(beside('S2000RT')).toEqual(['NV-1 2 S2000RT']);
  expect(beside('as fitted on S2000RT last year', { own: ['S2000RT'] })).toEqual(['NV-1 2 S2000RT']);
  for (const note of ['seal for 1234567', 'joint pour la 1234567', 'S/N: 1234567', '用于 1234567'])
    expect(beside(note), note).toEqual(['NV-1 3 1234567']);
  const under = (name: string) => beside('1234567', { header: ['Code', 'Qty', name] });
  expect(under('Machine S/N')).toEqual(['NV-1 3 1234567']);
  expect(beside('F-17', { header: ['Code', 'Qty', 'Fleet no.'] })).toEqual(['NV-1 null F-17']);
  for (const name of ['PO no', 'Line no', 'Unit', 'Note']) expect(under(name), name).toEqual(['NV-1 none']);
});

test('product §6 a model or hours in a column beside the parts leave the machine that is named above', () => {
  const under = (name: string, cell: string) =>
    read([['S2000RT'], ['NV-1', '2', cell]], { header: ['Code', 'Qty', name] })[0];
  expect(under('Machine model', 'X1012RT')).toEqual(['NV-1 2 S2000RT']);
  expect(under('Machine hours', '4512')).toEqual(['NV-1 2 S2000RT']);
  expect(under('Machine no.', '4512')).toEqual(['NV-1 null 4512']);
});

test('product §6 an unknown code that is a serial number, too, stays a row where somebody orders it', () => {
  expect(
    read([
      ['1234567', '2'],
      ['S2000RT', '3'],
      ['NV-1', '2'],
    ])[0],
  ).toEqual(['1234567 none', 'S2000RT none', 'NV-1 none']);
  expect(read([['1234567'], ['NV-1', '2']])[0]).toEqual(['1234567 none', 'NV-1 none']);
  expect(read([['1234567'], ['NV-1', '2']], { own: ['1234567'] })[0]).toEqual(['NV-1 3 1234567']);
});

test('what calls a column one of machines', () => {
  const numbers = [
    'Machine',
    'For machine',
    'Machine no.',
    'Machine #',
    'Serial no.',
    'Crane S/N',
    'Fleet',
    'Equipment ID',
    'Máquina',
    'Nº máquina',
    'Número de serie de la máquina',
    'Número da frota',
    'Equipamento',
    'N° de série',
    'Nº de la machine',
    'N° de parc',
    'Numéro d’équipement',
    'Maschine',
    'Gerät Nr.',
    '设备',
    '设备编号',
    '机器号',
    '整机序列号',
    'Machine name',
    'Machine tag',
    'Fleet code',
    'Equipment ref.',
    'Our machine',
    'Unit of fleet',
    'Nombre de la máquina',
    'Código del equipo',
    'Mi máquina',
    'Nome da máquina',
    'Ref. do equipamento',
    'Nossa máquina',
    'Nom de la machine',
    'Réf. équipement',
    'Notre machine',
    'Code machine',
    '设备名称',
    '机器代码',
    '我的设备',
  ];
  expect(numbers.filter((header) => !isOfMachines(header))).toEqual([]);
  const others = [
    'Unit price',
    'Unit',
    'Total',
    'PO no',
    'Part no',
    'Our no.',
    'Our ref.',
    'Name',
    'Code',
    'Machine model',
    'Machine model name',
    'Equipment type code',
    'Code modèle machine',
    'Machine hours',
    'Equipment type',
    'Fleet size',
    'Modelo de máquina',
    'Horas del equipo',
    'Modèle de la machine',
    'Maschinentyp',
    '设备型号',
    '机器工时',
    '设备小时',
  ];
  expect(others.filter(isOfMachines)).toEqual([]);
  expect(isMeant('0300187654', 'call me about 0300187654', false)).toBe('maybe');
});

test('product §6 of a list with more names than are looked up nothing is read', () => {
  const rows = (count: number) =>
    Array.from({ length: 1000 }, (_, row) => [...Array(count).keys()].map((cell) => `X${row}A${cell}`));
  expect(namesIn(listOf(rows(49)), 500)).toHaveLength(49_000);
  expect(namesIn(listOf(rows(51)), 500)).toBeNull();
  expect(namesIn(listOf(rows(51)), 2000)).toHaveLength(51_000);
});
