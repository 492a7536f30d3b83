// What a document comes to, why no tax is charged, and how what is due is paid; all of it stays on one page.
import { documentNo } from '@outrigger/contract';
import type { DocumentFacts } from '../facts/document-facts.ts';
import { givenBackIn } from '../facts/given-back.ts';
import { taxNoteOf } from '../facts/tax-note.ts';
import { taxCategoryOf } from '../facts/tax.rules.ts';
import { type Totals, totalsOf } from '../facts/totals.rules.ts';
import { wordsOf } from '../words/words-of.ts';
import { nextPage } from './draw-lines.ts';
import { INK, PAGE, type Paper } from './paper.ts';
import { dayIn, moneyIn } from './written.ts';

const LEFT = 320;

interface Sum {
  name: string;
  minor: number;
  isStrong?: boolean;
}

/** Draws below y, or on a page of their own where there is no room. */
export function drawSums(paper: Paper, facts: DocumentFacts, top: number): void {
  const totals = totalsOf(facts);
  const sums = sumsOf(facts, totals);
  const notes = notesOf(facts, totals).flatMap((note) => paper.linesOf(note, PAGE.right - PAGE.left));
  const height = sums.length * 16 + notes.length * 13 + 40;
  let y = (top + height > PAGE.bottom ? nextPage(paper) : top) + 8;
  for (const { name, minor, isStrong = false } of sums) {
    const setting = isStrong ? ({ size: 11, weight: 'semibold' } as const) : {};
    if (isStrong) y += 4;
    if (isStrong) paper.rule(y - 4, LEFT);
    paper.text(LEFT, y, name, setting);
    paper.text(0, y, moneyIn(facts.language, facts.currency, minor), { ...setting, right: PAGE.right });
    y += isStrong ? 20 : 15;
  }
  y += 12;
  for (const note of notes) {
    paper.text(PAGE.left, y, note, { colour: INK.soft });
    y += 13;
  }
}

function sumsOf(facts: DocumentFacts, totals: Totals): Sum[] {
  const words = wordsOf(facts.language);
  const some = (name: string, minor: number): Sum[] => (minor === 0 ? [] : [{ name, minor }]);
  return [
    { name: words.items, minor: totals.itemsMinor },
    ...(facts.kind === 'invoice'
      ? [{ name: words.freight, minor: totals.freightMinor }]
      : some(words.freight, totals.freightMinor)),
    ...some(words.restockingFee, -totals.feeMinor),
    { name: words.noTax, minor: 0 },
    { name: facts.kind === 'invoice' ? words.total : words.credited, minor: totals.totalMinor, isStrong: true },
    ...(facts.kind === 'invoice' ? paidOf(facts, totals) : []),
  ];
}

// What was paid and what is left, where the total alone does not say it.
function paidOf(facts: DocumentFacts, { storeCreditMinor, totalMinor, paidMinor, dueMinor }: Totals): Sum[] {
  const words = wordsOf(facts.language);
  const byProvider = paidMinor - storeCreditMinor;
  return [
    ...(storeCreditMinor > 0 ? [{ name: words.storeCreditUsed, minor: -storeCreditMinor }] : []),
    ...(byProvider > 0 && facts.paymentMethod !== 'credit'
      ? [{ name: words.paidBy[facts.paymentMethod], minor: -byProvider }]
      : []),
    ...(dueMinor === totalMinor ? [] : [{ name: words.due, minor: dueMinor, isStrong: true }]),
  ];
}

function notesOf(facts: DocumentFacts, { dueMinor, dueOn }: Totals): string[] {
  const { language, seller } = facts;
  const words = wordsOf(language);
  const tax = taxNoteOf(facts, taxCategoryOf(seller, facts.buyer));
  if (facts.kind === 'creditNote') return [tax, givenBackIn(facts)];
  if (dueMinor === 0) return [tax];
  const account = [seller.bankName, seller.iban && spaced(seller.iban), seller.bic].filter(Boolean).join('  ·  ');
  return [
    tax,
    words.onCredit,
    ...(dueOn === null ? [] : [`${words.payUntil} ${dayIn(language, dueOn)}`]),
    ...(account === '' ? [] : [`${words.bank}  ${account}  ·  ${documentNo('invoice', facts.number)}`]),
  ];
}

const spaced = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
