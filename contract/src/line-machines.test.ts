// Product §5: how many pieces of a line are for which machine, as an order, its packing list and the desk write it.
import { expect, test } from 'vitest';
import { lineMachines } from './line-machines.ts';

test('product §5 a line says how many of its pieces are for which machine', () => {
  const one = [{ serialNumber: 'S1', quantity: 2 }];
  const two = [...one, { serialNumber: 'S2', quantity: 1 }];
  expect(lineMachines({ quantity: 4, machineSerial: 'S1, S2', machines: two })).toBe('2 × S1, 1 × S2');
  expect(lineMachines({ quantity: 3, machineSerial: 'S1', machines: one })).toBe('2 × S1');
  expect(lineMachines({ quantity: 2, machineSerial: 'S1', machines: one })).toBe('S1');
  // A shipment that holds fewer pieces than were ordered.
  expect(lineMachines({ quantity: 1, machineSerial: 'S1, S2', machines: two })).toBe('S1, S2');
  expect(lineMachines({ quantity: 2, machineSerial: 'S1', machines: [] })).toBe('S1');
  expect(lineMachines({ quantity: 3, machineSerial: null, machines: [] })).toBeNull();
});
