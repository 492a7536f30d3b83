// Telephone numbers as they are pasted (spec §3 and §5: address with country calling code).
import { expect, it } from 'vitest';
import { splitPhone, tidyPhone } from './phone-number.ts';

const codes = ['+1', '+1868', '+33', '+49', '+86'];

it.each([
  ['+49 (0)30 1234567', { callingCode: '+49', number: '30 1234567' }],
  ['0033 1 23 45 67 89', { callingCode: '+33', number: '1 23 45 67 89' }],
  ['+18681234567', { callingCode: '+1868', number: '1234567' }],
  ['+1 (415) 555-0100', { callingCode: '+1', number: '(415) 555-0100' }],
  [' +8613800138000 ', { callingCode: '+86', number: '13800138000' }],
])('§3 splits %j', (text, parts) => expect(splitPhone(text, codes)).toEqual(parts));

it.each(['030 1234567', '+999 1', '', 'call me'])('leaves %j to be typed as it is', (text) =>
  expect(splitPhone(text, codes)).toBeNull(),
);

it('§5 keeps digits and grouping marks only', () => {
  expect(tidyPhone('(030) 12-34 ext.')).toBe('(030) 12-34 .');
  expect(tidyPhone('12<script>34')).toBe('1234');
});
