// Spec §2 quick add in the header: which pasted texts are lists of parts.
import { expect, test } from 'vitest';
import { isPartList } from './pasted-list.ts';

test.each([
  'NV-1000001\t2\nNV-1000002\t1',
  '2 x 12 6602-107\n3 x 14 1837-685\n',
  'NV-1 4\r\nNV-2 5 pcs',
  '2 NV-1\n1 NV-2',
  'Code\tQty\tName\nNV-1000001\t2\tJoystick',
  'NV-1000001\n12-6602.107 joystick\n',
])('§2 %j is a list', (text) => {
  expect(isPartList(text)).toBe(true);
});

test.each([
  'NV-1000001 2',
  'NV-1000001\t2\tJoystick',
  'NORRVIK\nSERIAL NO. S324507\nMAX LOAD 320 kg\nYEAR 2019',
  'hydraulic\ncylinder',
  '',
])('§2 %j is none', (text) => {
  expect(isPartList(text)).toBe(false);
});
