// How the machine-readable invoice is paid, and what it comes to (EN 16931: BG-16, BG-20 to BG-23).
import { documentNo, minorToText } from '@outrigger/contract';
import type { DocumentFacts } from '../facts/document-facts.ts';
import { givenBackIn } from '../facts/given-back.ts';
import type { TaxCategory } from '../facts/tax.rules.ts';
import { type Totals, totalsOf } from '../facts/totals.rules.ts';
import { wordsOf } from '../words/words-of.ts';
import { paymentMeansOf } from './codes.ts';
import { momentXml } from './moment-xml.ts';
import { taxBreakdownXml, taxXml } from './tax-xml.ts';
import { field, group, type Xml } from './xml.ts';

/** Everything about money of the whole document. */
export function settlementXml(facts: DocumentFacts, category: TaxCategory): Xml {
  const totals = totalsOf(facts);
  return group(
    'ram:ApplicableHeaderTradeSettlement',
    field('ram:PaymentReference', documentNo(facts.kind, facts.number)),
    field('ram:InvoiceCurrencyCode', facts.currency),
    meansXml(facts),
    taxBreakdownXml(facts, category),
    category === 'K' ? periodXml(facts) : '',
    feeXml(facts, totals, category),
    freightXml(facts, totals, category),
    termsXml(facts, totals),
    sumsXml(facts, totals),
    facts.kind === 'creditNote' ? invoiceReferenceXml(facts.invoice) : '',
  );
}

function meansXml(facts: DocumentFacts): Xml {
  const code = paymentMeansOf(facts);
  const { iban, bic, name } = facts.seller;
  return group(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    field('ram:TypeCode', code),
    code === '30'
      ? group('ram:PayeePartyCreditorFinancialAccount', field('ram:IBANID', iban), field('ram:AccountName', name))
      : '',
    code === '30' ? group('ram:PayeeSpecifiedCreditorFinancialInstitution', field('ram:BICID', bic)) : '',
  );
}

// Goods for elsewhere in the Union need a day or a period (BR-IC-11); an invoice goes ahead of its goods, so it is the time of the sale.
const periodXml = ({ placedAt, issuedAt }: DocumentFacts): Xml =>
  group(
    'ram:BillingSpecifiedPeriod',
    group('ram:StartDateTime', momentXml('udt', placedAt < issuedAt ? placedAt : issuedAt)),
    group('ram:EndDateTime', momentXml('udt', issuedAt)),
  );

type Charge = { isCharge: boolean; amountMinor: number; code: string | null; reason: string; category: TaxCategory };

function chargeXml({ isCharge, amountMinor, code, reason, category }: Charge): Xml {
  if (amountMinor === 0) return '';
  return group(
    'ram:SpecifiedTradeAllowanceCharge',
    group('ram:ChargeIndicator', field('udt:Indicator', String(isCharge))),
    field('ram:ActualAmount', minorToText(amountMinor)),
    field('ram:ReasonCode', code),
    field('ram:Reason', reason),
    taxXml('ram:CategoryTradeTax', category),
  );
}

const freightXml = ({ language }: DocumentFacts, { freightMinor }: Totals, category: TaxCategory): Xml =>
  chargeXml({ isCharge: true, amountMinor: freightMinor, code: 'FC', reason: wordsOf(language).freight, category });

// What the house keeps is taken off what is credited; the list of allowances has no code for it.
const feeXml = ({ language }: DocumentFacts, { feeMinor }: Totals, category: TaxCategory): Xml =>
  chargeXml({ isCharge: false, amountMinor: feeMinor, code: null, reason: wordsOf(language).restockingFee, category });

function termsXml(facts: DocumentFacts, { dueMinor, dueOn }: Totals): Xml {
  if (dueMinor === 0) return '';
  const terms = facts.kind === 'creditNote' ? givenBackIn(facts) : wordsOf(facts.language).onCredit;
  return group(
    'ram:SpecifiedTradePaymentTerms',
    field('ram:Description', terms),
    dueOn === null ? '' : group('ram:DueDateDateTime', momentXml('udt', dueOn)),
  );
}

function sumsXml({ currency }: DocumentFacts, totals: Totals): Xml {
  const amount = (name: string, minor: number, attributes = {}) => field(name, minorToText(minor), attributes);
  return group(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    amount('ram:LineTotalAmount', totals.itemsMinor),
    amount('ram:ChargeTotalAmount', totals.freightMinor),
    amount('ram:AllowanceTotalAmount', totals.feeMinor),
    amount('ram:TaxBasisTotalAmount', totals.totalMinor),
    amount('ram:TaxTotalAmount', 0, { currencyID: currency }),
    amount('ram:GrandTotalAmount', totals.totalMinor),
    amount('ram:TotalPrepaidAmount', totals.paidMinor),
    amount('ram:DuePayableAmount', totals.dueMinor),
  );
}

const invoiceReferenceXml = ({ number, issuedAt }: { number: number; issuedAt: Date }): Xml =>
  group(
    'ram:InvoiceReferencedDocument',
    field('ram:IssuerAssignedID', documentNo('invoice', number)),
    group('ram:FormattedIssueDateTime', momentXml('qdt', issuedAt)),
  );
