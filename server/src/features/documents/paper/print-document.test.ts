// Documents on paper: every sign has a face, the file is PDF/A-3, and one document is always the same bytes (product §7 Invoice).
import { LANGUAGES } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { makeCreditNoteFacts, makeInvoiceFacts } from '../documents.make.ts';
import { printDocument } from './print-document.ts';
import { wrapped } from './wrap.rules.ts';
import { textsOfPdf } from '../../../../test/pdf-text.ts';

test('product §7 an invoice is printed in five languages, with names of five alphabets', async () => {
  const odd = 'Łódź Şişli Ждановъ Αθήνα 液压缸';
  for (const language of LANGUAGES) {
    const facts = makeInvoiceFacts(1, { language, purchaseOrderNo: odd });
    const text = (await textsOfPdf(await printDocument(facts))).join('');
    expect(text).toContain('INV-000012');
    expect(text.replaceAll(/\s/g, '')).toContain(odd.replaceAll(/\s/g, ''));
  }
});

test('product §7 an invoice says by when it was wanted and that a machine stood still; a credit note does not', async () => {
  const urgent = { wantedBy: '2026-03-09', isMachineDown: true };
  const [invoice] = await textsOfPdf(await printDocument(makeInvoiceFacts(1, urgent)));
  expect(invoice).toMatch(/Wanted by\s*Mar 9, 2026/);
  expect(invoice).toMatch(/Machine down\s*Yes/);
  const calm = await textsOfPdf(await printDocument(makeInvoiceFacts(1)));
  const [note] = await textsOfPdf(await printDocument(makeCreditNoteFacts(urgent)));
  for (const text of [calm[0], note]) expect(text).not.toMatch(/Wanted by|Machine down/);
});

test('product §7 long invoices go over pages, each with its head and its number', async () => {
  const pages = await textsOfPdf(await printDocument(makeInvoiceFacts(30)));
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((page, nth) => expect(page).toContain(`Page ${nth + 1} of ${pages.length}`));
  expect(pages[1]).toContain('Unit price');
  expect(pages.at(-1)).toContain('€760.00');
});

test('product §7 in euro the file holds the machine-readable invoice, in dollars it does not; both are PDF/A-3', async () => {
  const euro = (await printDocument(makeInvoiceFacts())).toString('latin1');
  const dollars = (await printDocument(makeInvoiceFacts(2, { currency: 'USD' }))).toString('latin1');
  for (const pdf of [euro, dollars]) {
    expect(pdf).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(pdf).toContain('/OutputIntents');
    expect(pdf).not.toContain('/Helvetica');
  }
  expect(euro).toContain('/AFRelationship /Alternative');
  expect(euro).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(dollars).not.toContain('factur-x.xml');
});

test('product §7 the same document is the same bytes', async () => {
  const [one, other] = [await printDocument(makeCreditNoteFacts()), await printDocument(makeCreditNoteFacts())];
  expect(one.equals(other)).toBe(true);
});

test('lines break between words, between Chinese signs, and within what is too long', () => {
  const byLength = (text: string) => text.length;
  expect(wrapped('seal kit, lift cylinder', 10, byLength)).toEqual(['seal kit,', 'lift', 'cylinder']);
  expect(wrapped('液压缸密封件，套装', 6, byLength)).toEqual(['液压缸密封件，', '套装']);
  expect(wrapped('ABCDEFGHIJKL x', 5, byLength)).toEqual(['ABCDE', 'FGHIJ', 'KL x']);
  expect(wrapped('one\ntwo', 9, byLength)).toEqual(['one', 'two']);
  expect(wrapped('', 9, byLength)).toEqual(['']);
});
