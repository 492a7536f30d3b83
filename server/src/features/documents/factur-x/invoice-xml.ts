// The machine-readable invoice: UN/CEFACT cross industry invoice in the profile EN 16931 of Factur-X 1.07 (product §7 Invoice).
import { documentNo, minorToText } from '@outrigger/contract';
import type { DocumentFacts, DocumentLine } from '../facts/document-facts.ts';
import { type TaxCategory, taxCategoryOf } from '../facts/tax.rules.ts';
import { TYPE_CODES, unitCodeOf } from './codes.ts';
import { buyerXml, sellerXml, shipToXml } from './party-xml.ts';
import { settlementXml } from './settlement-xml.ts';
import { taxXml } from './tax-xml.ts';
import { field, group, type Xml } from './xml.ts';
import { momentXml } from './moment-xml.ts';

const NAMESPACES = [
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
  'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
  'xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"',
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"',
].join(' ');

/** The whole file; elements stand in the order the schema wants. */
export function invoiceXml(facts: DocumentFacts): string {
  const category = taxCategoryOf(facts.seller, facts.buyer);
  const content = [
    group(
      'rsm:ExchangedDocumentContext',
      group('ram:GuidelineSpecifiedDocumentContextParameter', field('ram:ID', 'urn:cen.eu:en16931:2017')),
    ),
    headXml(facts),
    group(
      'rsm:SupplyChainTradeTransaction',
      facts.lines.map((line) => lineXml(line, category)),
      agreementXml(facts, category),
      group('ram:ApplicableHeaderTradeDelivery', shipToXml(facts.buyer)),
      settlementXml(facts, category),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice ${NAMESPACES}>${content.join('')}</rsm:CrossIndustryInvoice>\n`;
}

const headXml = (facts: DocumentFacts): Xml =>
  group(
    'rsm:ExchangedDocument',
    field('ram:ID', documentNo(facts.kind, facts.number)),
    field('ram:TypeCode', TYPE_CODES[facts.kind]),
    group('ram:IssueDateTime', momentXml('udt', facts.issuedAt)),
    facts.kind === 'creditNote' ? group('ram:IncludedNote', field('ram:Content', facts.reason)) : '',
  );

function lineXml(line: DocumentLine, category: TaxCategory): Xml {
  const notes = [line.machineSerial, line.reference].filter((note) => note !== null && note !== '').join(' · ');
  return group(
    'ram:IncludedSupplyChainTradeLineItem',
    group(
      'ram:AssociatedDocumentLineDocument',
      field('ram:LineID', String(line.lineNo)),
      group('ram:IncludedNote', field('ram:Content', notes)),
    ),
    group('ram:SpecifiedTradeProduct', field('ram:SellerAssignedID', line.code), field('ram:Name', line.name)),
    group(
      'ram:SpecifiedLineTradeAgreement',
      group('ram:NetPriceProductTradePrice', field('ram:ChargeAmount', minorToText(line.unitPriceMinor))),
    ),
    group(
      'ram:SpecifiedLineTradeDelivery',
      field('ram:BilledQuantity', String(line.quantity), { unitCode: unitCodeOf(line.unit) }),
    ),
    group(
      'ram:SpecifiedLineTradeSettlement',
      taxXml('ram:ApplicableTradeTax', category),
      group(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        field('ram:LineTotalAmount', minorToText(line.totalMinor)),
      ),
    ),
  );
}

const agreementXml = (facts: DocumentFacts, category: TaxCategory): Xml =>
  group(
    'ram:ApplicableHeaderTradeAgreement',
    field('ram:BuyerReference', facts.costCentre),
    sellerXml(facts.seller, category),
    buyerXml(facts.buyer, category),
    group('ram:SellerOrderReferencedDocument', field('ram:IssuerAssignedID', facts.orderNo)),
    group('ram:BuyerOrderReferencedDocument', field('ram:IssuerAssignedID', facts.purchaseOrderNo)),
  );
