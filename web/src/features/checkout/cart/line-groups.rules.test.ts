// Product §6: lines of one cart for several machines are kept together by machine.
import { expect, test } from 'vitest';
import { lineGroups } from './line-groups.rules.ts';

const machine = (hostId: number, qty = 1) => ({ hostId, serialNumber: `S${hostId}`, qty });
const line = (part: string, ...machines: ReturnType<typeof machine>[]) => ({ part, line: { qty: 2, machines } });
const shown = (...lines: ReturnType<typeof line>[]) =>
  lineGroups(lines).map((group) => [
    typeof group.machine === 'object' ? (group.machine?.hostId ?? null) : group.machine,
    group.lines.map(({ part }) => part).join(''),
  ]);

test('product §6 one machine needs no groups; several have one each, then what is for several, then what is for none', () => {
  expect(shown(line('A', machine(1)), line('B'), line('C', machine(1)))).toEqual([[null, 'ABC']]);
  expect(
    shown(
      line('A'),
      line('B', machine(2)),
      line('C', machine(1), machine(2)),
      line('D', machine(1)),
      line('E', machine(2)),
    ),
  ).toEqual([
    [2, 'BE'],
    [1, 'D'],
    ['several', 'C'],
    [null, 'A'],
  ]);
});
