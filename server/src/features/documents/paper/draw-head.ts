// The head of a document: what it is, its numbers, the seller, the buyer and where the goods go.
import { documentNo } from '@outrigger/contract';
import type { DocumentFacts } from '../facts/document-facts.ts';
import { taxCategoryOf, vatIdOf } from '../facts/tax.rules.ts';
import { wordsOf } from '../words/words-of.ts';
import { INK, PAGE, type Paper, type Setting } from './paper.ts';
import { dayIn } from './written.ts';

const HALF = 300;

/** Draws it on the first page; answers where the lines begin. */
export function drawHead(paper: Paper, facts: DocumentFacts): number {
  const { seller } = facts;
  const words = wordsOf(facts.language);
  paper.text(PAGE.left, PAGE.top, words[facts.kind], { size: 22, weight: 'semibold' });
  const name = { size: 11, weight: 'semibold' } as const;
  let y = block(paper, HALF, PAGE.top + 4, [{ text: seller.name, ...name }, ...sellerLines(facts)]);
  y = Math.max(y, drawNumbers(paper, facts, PAGE.top + 40)) + 22;
  paper.rule(y);
  const left = block(paper, PAGE.left, y + 12, [titled(words.billTo), ...buyerLines(facts)]);
  const right = block(paper, HALF, y + 12, [titled(words.shipTo), ...shipToLines(facts)]);
  return Math.max(left, right) + 20;
}

interface Line extends Setting {
  text: string;
}

const plain = (...texts: (string | null)[]): Line[] => texts.flatMap((text) => (text ? [{ text }] : []));
const titled = (text: string): Line => ({ text, size: 8, colour: INK.soft });

/** Lines below each other, broken where they are too long; answers where the next would begin. */
function block(paper: Paper, x: number, top: number, lines: readonly Line[]): number {
  const width = x === PAGE.left ? HALF - PAGE.left - 20 : PAGE.right - x;
  let y = top;
  for (const { text, ...setting } of lines)
    for (const piece of paper.linesOf(text, width, setting)) {
      paper.text(x, y, piece, setting);
      y += (setting.size ?? 9) * 1.4;
    }
  return y;
}

function sellerLines({ seller, buyer, language }: DocumentFacts): Line[] {
  const words = wordsOf(language);
  const hasVat = seller.vatId !== null && taxCategoryOf(seller, buyer) !== 'O';
  return plain(
    seller.street,
    `${seller.postalCode} ${seller.city}`,
    seller.countryName,
    hasVat ? `${words.vatId} ${seller.vatId}` : null,
  );
}

function buyerLines({ buyer, language }: DocumentFacts): Line[] {
  const words = wordsOf(language);
  const label = vatIdOf(buyer.taxNumber) === null ? words.taxNumber : words.vatId;
  return [
    { text: buyer.name, weight: 'semibold' },
    ...plain(...placeOf(buyer), buyer.taxNumber ? `${label} ${buyer.taxNumber}` : null),
  ];
}

const shipToLines = ({ buyer }: DocumentFacts): Line[] => [
  { text: buyer.recipient, weight: 'semibold' },
  ...plain(...placeOf(buyer)),
];

const placeOf = ({ street, postalCode, city, state, countryName }: DocumentFacts['buyer']): string[] => [
  street,
  `${postalCode} ${city}`,
  state === city ? countryName : `${state}, ${countryName}`,
];

// Names and numbers in two columns, as many rows as there is something to say.
function drawNumbers(paper: Paper, facts: DocumentFacts, top: number): number {
  const rows = numbersOf(facts).filter((row): row is [string, string] => row[1] !== null && row[1] !== '');
  const label = { size: 9, colour: INK.soft };
  const column = Math.min(130, Math.max(...rows.map(([name]) => paper.widthOf(name, label))) + 14);
  let y = top;
  for (const [name, value] of rows) {
    const [names, values] = [paper.linesOf(name, column - 8, label), paper.linesOf(value, 240 - column)];
    names.forEach((line, nth) => paper.text(PAGE.left, y + nth * 12.6, line, label));
    values.forEach((line, nth) => paper.text(PAGE.left + column, y + nth * 12.6, line));
    y += Math.max(names.length, values.length) * 12.6 + 1;
  }
  return y;
}

function numbersOf(facts: DocumentFacts): [string, string | null][] {
  const { language } = facts;
  const words = wordsOf(language);
  return [
    [words.number, documentNo(facts.kind, facts.number)],
    [words.date, dayIn(language, facts.issuedAt)],
    [
      words.ofInvoice,
      facts.kind === 'creditNote'
        ? `${documentNo('invoice', facts.invoice.number)}, ${dayIn(language, facts.invoice.issuedAt)}`
        : null,
    ],
    [words.order, facts.orderNo],
    [words.placed, dayIn(language, facts.placedAt)],
    [words.purchaseOrder, facts.purchaseOrderNo],
    [words.costCentre, facts.costCentre],
    ...ofTheInvoice(facts),
    [words.reason, facts.kind === 'creditNote' && !facts.isStoreCredit ? facts.reason : null],
  ];
}

// What was wanted when is said of what was sold, not of what came back.
function ofTheInvoice({ kind, language, wantedBy, isMachineDown }: DocumentFacts): [string, string | null][] {
  if (kind !== 'invoice') return [];
  const words = wordsOf(language);
  return [
    [words.wantedBy, wantedBy && dayIn(language, new Date(wantedBy))],
    [words.machineDown, isMachineDown ? words.yes : null],
  ];
}
