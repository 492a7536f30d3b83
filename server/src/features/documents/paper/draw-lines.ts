// The lines of a document, over as many pages as they need, each page with its head row.
import type { DocumentFacts, DocumentLine } from '../facts/document-facts.ts';
import { wordsOf } from '../words/words-of.ts';
import { INK, PAGE, type Paper } from './paper.ts';
import { moneyIn } from './written.ts';

/** Where columns begin, and those of numbers end. */
const AT = { line: PAGE.left, part: 76, quantity: 388, price: 466, amount: PAGE.right } as const;
const LABEL = { size: 8, colour: INK.soft } as const;

/** Draws all of them below y; answers where what follows begins. */
export function drawLines(paper: Paper, facts: DocumentFacts, top: number): number {
  let y = drawColumns(paper, facts, top);
  for (const line of facts.lines) {
    const texts = textsOf(paper, line, facts);
    const height = texts.length * 12 + 8;
    if (y + height > PAGE.bottom) y = drawColumns(paper, facts, nextPage(paper));
    drawLine(paper, facts, { line, texts, y });
    y += height;
    paper.rule(y - 3);
  }
  return y;
}

/** Begins a page; answers its top. */
export function nextPage(paper: Paper): number {
  paper.doc.addPage();
  return PAGE.top;
}

function drawColumns(paper: Paper, { language }: DocumentFacts, y: number): number {
  const words = wordsOf(language);
  paper.text(AT.line, y, words.line, LABEL);
  paper.text(AT.part, y, words.part, LABEL);
  paper.text(0, y, words.quantity, { ...LABEL, right: AT.quantity });
  paper.text(0, y, words.unitPrice, { ...LABEL, right: AT.price });
  paper.text(0, y, words.amount, { ...LABEL, right: AT.amount });
  paper.rule(y + 14);
  return y + 20;
}

type Text = { text: string; isSoft: boolean };

// Code and name, then for which machine it is and what the buyer calls it.
function textsOf(paper: Paper, line: DocumentLine, { language }: DocumentFacts): Text[] {
  const words = wordsOf(language);
  const width = AT.quantity - AT.part - 56;
  const soft = [
    line.machineSerial && `${words.machine} ${line.machineSerial}`,
    line.reference && `${words.reference} ${line.reference}`,
  ].filter((one): one is string => Boolean(one));
  return [
    { text: line.code, isSoft: false },
    ...paper.linesOf(line.name, width).map((text) => ({ text, isSoft: false })),
    ...soft.flatMap((one) => paper.linesOf(one, width, LABEL)).map((text) => ({ text, isSoft: true })),
  ];
}

type Drawn = { line: DocumentLine; texts: readonly Text[]; y: number };

function drawLine(paper: Paper, { language, currency }: DocumentFacts, { line, texts, y }: Drawn): void {
  paper.text(AT.line, y, String(line.lineNo), { colour: INK.soft });
  texts.forEach(({ text, isSoft }, nth) =>
    paper.text(AT.part, y + nth * 12, text, isSoft ? LABEL : { weight: nth === 0 ? 'semibold' : 'regular' }),
  );
  paper.text(0, y, new Intl.NumberFormat('en').format(line.quantity), { right: AT.quantity });
  paper.text(0, y, moneyIn(language, currency, line.unitPriceMinor), { right: AT.price });
  paper.text(0, y, moneyIn(language, currency, line.totalMinor), { right: AT.amount });
}
