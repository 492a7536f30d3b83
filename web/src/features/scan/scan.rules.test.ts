// Where what was scanned is opened: papers of orders in the shop, and in the office for the parts desk (product §5 Scan, §7).
import { expect, test } from 'vitest';
import { hrefOfMatch, signInCodeIn } from './scan.rules.ts';

const paper = (kind: 'order' | 'packingList' | 'return', code: string) => ({ kind, id: 1, code });
const at = (isDesk: boolean) => ({ back: '', isDesk });

test.each([
  [paper('order', 'OR260000021'), '/details?orderNo=OR260000021', '/office/order?orderNo=OR260000021'],
  [
    paper('packingList', 'OR260000021-12'),
    '/packinglist?orderNo=OR260000021&batchNo=12',
    '/office/shipment?orderNo=OR260000021&batchNo=12',
  ],
  [paper('return', 'RT26000007'), '/returns?returnNo=RT26000007', '/office/return?returnNo=RT26000007'],
])('§5 scan: a paper leads to its page in the shop, and in the office', (match, inShop, inOffice) => {
  expect(hrefOfMatch(match, at(false))).toBe(inShop);
  expect(hrefOfMatch(match, at(true))).toBe(inOffice);
});

test('product §3 the picture of a login is known by its address, and nothing else is taken for one', () => {
  const code = 'aB3_-'.repeat(8) + 'xyz';
  expect(signInCodeIn(` https://parts.example/qr_sign_in?code=${code} `)).toBe(code);
  for (const text of [
    `https://parts.example/qr_sign_in?code=${code}x`,
    'https://parts.example/qr_sign_in',
    `https://parts.example/scan?code=${code}`,
    `qr_sign_in?code=${code}`,
    code,
  ])
    expect(signInCodeIn(text)).toBeUndefined();
});
