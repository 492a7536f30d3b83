// The machine-readable invoice holds the published schema and the sums of EN 16931 (product §7 Invoice).
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { beforeAll, expect, test } from 'vitest';
import { makeCreditNoteFacts, makeInvoiceFacts, makeSeller } from '../documents.make.ts';
import type { DocumentFacts } from '../facts/document-facts.ts';
import { invoiceXml } from './invoice-xml.ts';

const SCHEMA = fileURLToPath(new URL('../../../../test/factur-x/Factur-X_1.07.3_EN16931.xsd', import.meta.url));
let schema: XsdValidator;

beforeAll(async () => {
  xmlRegisterFsInputProviders();
  schema = XsdValidator.fromDoc(XmlDocument.fromBuffer(await readFile(SCHEMA), { url: SCHEMA }));
});

/** The file, once it has passed the schema. */
function valid(facts: DocumentFacts): string {
  const xml = invoiceXml(facts);
  schema.validate(XmlDocument.fromString(xml));
  return xml;
}

const texts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:ram|udt):${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text = '']) => text);
const cents = (xml: string, name: string): number =>
  texts(xml, name).reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);

/** BR-CO-10 to BR-CO-16: lines, charges, allowances and what is paid come to what is due. */
function expectSums(xml: string): void {
  const [lines = '', ...more] = texts(xml, 'LineTotalAmount').toReversed();
  expect(Math.round(Number(lines) * 100)).toBe(more.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0));
  const basis = Math.round(Number(lines) * 100) + cents(xml, 'ChargeTotalAmount') - cents(xml, 'AllowanceTotalAmount');
  expect(cents(xml, 'TaxBasisTotalAmount')).toBe(basis);
  expect(cents(xml, 'GrandTotalAmount')).toBe(basis + cents(xml, 'TaxTotalAmount'));
  expect(cents(xml, 'DuePayableAmount')).toBe(cents(xml, 'GrandTotalAmount') - cents(xml, 'TotalPrepaidAmount'));
  // BR-CO-25: what is due says until when or how.
  expect(xml.includes('<ram:SpecifiedTradePaymentTerms>')).toBe(cents(xml, 'DuePayableAmount') > 0);
}

const home = { ...makeInvoiceFacts().buyer, country: 'NL', taxNumber: null };
const abroad = { ...home, country: 'NO' };
const CASES: [string, DocumentFacts, string][] = [
  ['a firm elsewhere in the Union', makeInvoiceFacts(2), 'K'],
  ['outside the Union', makeInvoiceFacts(1, { buyer: abroad, paymentMethod: 'card' }), 'G'],
  ['at home', makeInvoiceFacts(3, { buyer: home, seller: makeSeller({ taxNote: 'Small firm <25>' }) }), 'E'],
  ['by a seller without a VAT number', makeInvoiceFacts(1, { seller: makeSeller({ vatId: null, iban: null }) }), 'O'],
  ['by a seller outside the Union', makeInvoiceFacts(1, { seller: makeSeller({ country: 'US', iban: null }) }), 'O'],
  ['with store credit', makeInvoiceFacts(1, { storeCreditMinor: 3000, purchaseOrderNo: 'A & "B"' }), 'K'],
  ['a return', makeCreditNoteFacts(), 'K'],
  ['taken back whole', { ...makeInvoiceFacts(1), ...makeWhole() }, 'K'],
];

function makeWhole(): DocumentFacts {
  return makeCreditNoteFacts({ isStoreCredit: false, feeMinor: 0, freightMinor: 1000, totalMinor: 3500 });
}

test.each(CASES)('product §7 the invoice passes schema and sums: %s', (_name, facts, category) => {
  const xml = valid(facts);
  expectSums(xml);
  expect(new Set(texts(xml, 'CategoryCode'))).toEqual(new Set([category]));
  expect(texts(xml, 'ExemptionReason')).toHaveLength(1);
  // BR-O-02: what is not subject to tax names no VAT numbers; all else names the seller's, and the buyer's within the Union.
  expect(texts(xml, 'ID').includes('NL000000000B00')).toBe(category !== 'O');
  expect(texts(xml, 'ID').includes('SE556055501201')).toBe(category === 'K');
  // BR-CO-26: the seller is known by a number.
  expect(xml).toMatch(
    /<ram:SellerTradeParty>.*(?:SpecifiedLegalOrganization|schemeID="VA").*<\/ram:SellerTradeParty>/s,
  );
  // BR-IC-11: when.
  expect(xml.includes('<ram:BillingSpecifiedPeriod>')).toBe(category === 'K');
});

test.each([
  ['one of VAT', makeInvoiceFacts(1), '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">SE556055501201</ram:ID>'],
  [
    'another one',
    makeInvoiceFacts(1, { buyer: { ...abroad, taxNumber: '923 609 016 MVA' } }),
    '<ram:ID>923 609 016 MVA</ram:ID>',
  ],
  [
    'where no tax applies',
    makeInvoiceFacts(1, { seller: makeSeller({ country: 'US' }) }),
    '<ram:ID>SE 556055501201</ram:ID>',
  ],
])('product §7 the buyer is known by his tax number: %s', (_name, facts, said) => {
  const [buyer = ''] = /<ram:BuyerTradeParty>.*<\/ram:BuyerTradeParty>/s.exec(valid(facts)) ?? [];
  expect(buyer).toContain(said);
  expect(buyer.match(/<ram:ID/g)).toHaveLength(1);
});

test('product §7 a credit note says where what was paid went, for an order on credit apart', () => {
  const terms = (facts: DocumentFacts) => texts(invoiceXml(facts), 'Description').at(-1);
  expect(terms({ ...makeWhole(), paymentMethod: 'card' })).toBe('Given back the way it was paid.');
  expect(terms({ ...makeWhole(), paymentMethod: 'credit' })).toBe(
    'What is still owed on your credit line is free again; what has been paid is store credit.',
  );
  expect(terms(makeCreditNoteFacts({ paymentMethod: 'credit' }))).toBe('Granted as store credit.');
});

test('product §7 the schema refuses what is out of order', () => {
  const xml = invoiceXml(makeInvoiceFacts());
  const moved = xml.replace(/(<ram:TypeCode>380<\/ram:TypeCode>)(<ram:IssueDateTime>.*?<\/ram:IssueDateTime>)/, '$2$1');
  expect(moved).not.toBe(xml);
  expect(() => schema.validate(XmlDocument.fromString(moved))).toThrow();
});

test('product §7 what people typed stays text, and what XML cannot hold is left out', () => {
  const [line] = makeInvoiceFacts(1).lines;
  const lines = line ? [{ ...line, name: 'O-ring </ram:Name>\u0000<x> & "seal"', reference: '\ud800' }] : [];
  const document = XmlDocument.fromString(valid(makeInvoiceFacts(1, { lines })));
  const name = document.get('//ram:SpecifiedTradeProduct/ram:Name', {
    ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  });
  expect(name?.content).toBe('O-ring </ram:Name> <x> & "seal"');
});
