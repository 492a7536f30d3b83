// One word a thing (docs/glossary.md) and the spacing of a language, looked for in all texts of the pages.
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, string>>('./*/*.json', { eager: true, import: 'default' });
const textsIn = (code: string) =>
  Object.entries(files).flatMap(([path, texts]) => (path.startsWith(`./${code}/`) ? Object.values(texts) : []));
const withAny = (code: string, wrong: RegExp) => textsIn(code).filter((text) => wrong.test(text));

test('glossary: Chinese calls a part 配件 and its code 配件编码', () => {
  expect(withAny('zh', /件号|配件编号|零件/)).toEqual([]);
});

test('French: no line begins with a lone sign, since the space before it does not break', () => {
  expect(withAny('fa', / [;:?!»]|« /)).toEqual([]);
});

test.each(['en', 'es', 'pt', 'fa', 'zh'])(
  'design: a fit verdict has one wording in lists, on orders and in what is offered (%s)',
  (code) => {
    const { fits, doesNotFit, fitUnknown } = files[`./${code}/fit.json`] ?? {};
    expect(files[`./${code}/orders.json`]).toMatchObject({ fits, doesNotFit, fitUnknown });
    const offered = files[`./${code}/search.json`] ?? {};
    for (const [told, words] of [
      [offered['fits'], fits],
      [offered['doesNotFit'], doesNotFit],
    ])
      expect(told?.startsWith(words ?? '?')).toBe(true);
    expect(offered['fitUnknown']).toBe(fitUnknown);
  },
);

test.each(['en', 'es', 'pt', 'fa', 'zh'])(
  'glossary: a proof has one wording in the machine strip and in lists (%s)',
  (code) => {
    const { proofAsBuilt, proofOption, proofRange, proofModel } = files[`./${code}/fit.json`] ?? {};
    expect(files[`./${code}/app.json`]).toMatchObject({ proofAsBuilt, proofOption, proofRange, proofModel });
  },
);

test('glossary: Chinese calls fit 适配', () => {
  expect(withAny('zh', /匹配(?!结果)/)).toEqual([]);
});

test('glossary: Spanish calls a part a repuesto, but for what holds one', () => {
  expect(withAny('es', /\bpiezas?\b(?! de fijación)|recambio/i)).toEqual([]);
});

test('glossary: Spanish calls a part code a referencia everywhere', () => {
  expect(withAny('es', /códigos? de (?:la )?(?:pieza|repuesto)/i)).toEqual([]);
});

test.each(['checkout', 'orders'])('glossary: French has one name for the spending limit (%s)', (feature) => {
  expect(files[`./fa/${feature}.json`]?.['waitsSpendLimit']).toMatch(/plafond de dépense/);
});

test.each(['en', 'es', 'pt', 'fa', 'zh'])('design: what may be left empty is marked by one word (%s)', (code) => {
  const marks = Object.entries(files).flatMap(([path, texts]) =>
    path.startsWith(`./${code}/`) && texts['optional'] ? [texts['optional']] : [],
  );
  marks.push(files[`./${code}/companies.json`]?.['customerNumberNote'] ?? '');
  expect(marks.length).toBeGreaterThan(5);
  expect(new Set(marks).size).toBe(1);
});

/** What is another word for a thing that has one; each line by the English term. */
const OTHER_WORDS: [string, string, RegExp][] = [
  ['purchase-order number', 'es', /pedido del cliente|pedido de compra/i],
  ['purchase-order number', 'pt', /pedido de compra|pedido do cliente/i],
  ['purchase-order number', 'fa', /commande client/i],
  ['purchase-order number', 'zh', /采购订单/],
  ['packing list', 'es', /lista de empaque/i],
  ['packing list', 'pt', /lista de embalagem/i],
  ['warehouse', 'es', /depósitos?(?![a-zà-ÿ])/i],
  ['warehouse', 'pt', /armaz(?:ém|éns)/i],
  ['freight', 'es', /(?<![a-zà-ÿ])portes?(?![a-zà-ÿ])/i],
  ['freight', 'fa', /(?:le|de|ni|et|hors) port(?![a-zà-ÿ])/i],
  ['stock', 'es', /(?<![a-zà-ÿ])stock(?![a-zà-ÿ}])/i],
  ['dispatch', 'zh', /发运/],
  ['tracking code', 'zh', /运单号/],
  ['machine', 'zh', /机器/],
  ['practice carrier', 'zh', /练习承运商/],
  ['parts desk', 'zh', /服务台/],
  ['parts desk', 'es', /servicio de repuestos/i],
  ['parts desk', 'pt', /(?:setor|balcão) de peças/i],
  ['buyer', 'zh', /买家/],
  ['credit note', 'zh', /贷项/],
  ['credit note', 'es', /nota de crédito/i],
  ['credit note', 'fa', /note de crédit/i],
  ['company', 'fa', /(?<!@)entreprises?(?![a-zà-ÿ])/i],
  ['status', 'pt', /(?<![a-zà-ÿ{])status(?![a-zà-ÿ},]| \{)/i],
  ['status', 'fa', /(?<![a-zà-ÿ])statuts?(?![a-zà-ÿ]| \{)/i],
  ['cost centre', 'fa', /centres? de coûts/i],
  ['reference', 'fa', /repère client/i],
  ['order again', 'fa', /^recommander/i],
];

test.each(OTHER_WORDS)('glossary: %s has one name (%s)', (_, code, wrong) => {
  expect(withAny(code, wrong)).toEqual([]);
});
