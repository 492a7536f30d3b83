// One word a thing (docs/glossary.md) in what the server says itself: mails, exports, printed papers and refusals.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What recognises the words others use keeps all of them. */
const RECOGNISES = /(?:header-words|rows-in-line)\.rules\.ts$|\.test\.ts$|\.make\.ts$/;
const root = new URL('../../', import.meta.url).pathname;
const spoken = [
  ...globSync('server/src/**/*.ts', { cwd: root }),
  ...globSync('contract/src/messages/*.json', { cwd: root }),
]
  .filter((file) => !RECOGNISES.test(file))
  .map((file) => ({ file, lines: readFileSync(`${root}${file}`, 'utf8').split('\n') }));
const saying = (wrong: RegExp) =>
  spoken.flatMap(({ file, lines }) =>
    lines.filter((line) => wrong.test(line)).map((line) => `${file}: ${line.trim()}`),
  );

test('glossary: Chinese mails call a part 配件 and its code 配件编码', () => {
  expect(spoken.length).toBeGreaterThan(500);
  expect(saying(/件号|配件编号|零件/)).toEqual([]);
});

test('glossary: Spanish mails call a part a repuesto and its code its referencia', () => {
  expect(saying(/\bpiezas?\b.*['"]|recambio|códigos? de (?:la )?(?:pieza|repuesto)/i)).toEqual([]);
});

test('French mails: no line begins with a lone sign, since the space before it does not break', () => {
  const french = /'[^']*[a-zà-ÿ}] [:;!»](?: [^']*)?'/;
  expect(saying(french).filter((line) => /[à-ÿ’]/.test(line))).toEqual([]);
});

test.each([
  ['purchase-order number', /pedido del cliente|pedido de compra|commande client|采购订单/i],
  ['freight', /freight: '(?:Frais de p|Gastos de p|P)ort(?:es?)?'/],
  ['warehouse', /armaz(?:ém|éns)|del depósito/i],
])('glossary: %s has one name in mails, exports, printed papers and refusals', (_, wrong) => {
  expect(saying(wrong)).toEqual([]);
});
