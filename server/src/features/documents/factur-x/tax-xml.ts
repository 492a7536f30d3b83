// The tax of a line, of a charge, or of the whole (EN 16931: BG-30, BG-23); none is charged, and the category says why.
import { minorToText } from '@outrigger/contract';
import type { DocumentFacts } from '../facts/document-facts.ts';
import { taxNoteOf } from '../facts/tax-note.ts';
import type { TaxCategory } from '../facts/tax.rules.ts';
import { EXEMPTION_CODES } from './codes.ts';
import { field, group, type Xml } from './xml.ts';

// What is not subject to tax has no rate (BR-O-05).
const rate = (category: TaxCategory): Xml => field('ram:RateApplicablePercent', category === 'O' ? null : '0.00');

/** Of a line or a charge. */
export const taxXml = (name: string, category: TaxCategory): Xml =>
  group(name, field('ram:TypeCode', 'VAT'), field('ram:CategoryCode', category), rate(category));

/** Of the whole: on what it is not charged, and why. */
export const taxBreakdownXml = (facts: DocumentFacts, category: TaxCategory): Xml =>
  group(
    'ram:ApplicableTradeTax',
    field('ram:CalculatedAmount', '0.00'),
    field('ram:TypeCode', 'VAT'),
    field('ram:ExemptionReason', taxNoteOf(facts, category)),
    field('ram:BasisAmount', minorToText(facts.totalMinor)),
    field('ram:CategoryCode', category),
    field('ram:ExemptionReasonCode', EXEMPTION_CODES[category]),
    rate(category),
  );
