// An invoice or credit note on paper: head, parties, lines, sums, and on every page who sends it (product §7 Invoice).
import { documentNo, htmlLangOf } from '@outrigger/contract';
import type { DocumentFacts } from '../facts/document-facts.ts';
import { wordsOf } from '../words/words-of.ts';
import { drawHead } from './draw-head.ts';
import { drawLines } from './draw-lines.ts';
import { drawSums } from './draw-sums.ts';
import { INK, PAGE, Paper } from './paper.ts';

/** The file without what a machine reads. */
export function drawDocument(facts: DocumentFacts): Paper {
  const title = documentNo(facts.kind, facts.number);
  const paper = new Paper({ title, lang: htmlLangOf(facts.language), at: facts.issuedAt });
  const y = drawLines(paper, facts, drawHead(paper, facts));
  drawSums(paper, facts, y);
  drawFeet(paper, facts);
  return paper;
}

function drawFeet(paper: Paper, facts: DocumentFacts): void {
  const { seller } = facts;
  const words = wordsOf(facts.language);
  const said = [
    seller.name,
    seller.email,
    seller.phone,
    seller.registrationNo && `${words.registrationNo} ${seller.registrationNo}`,
  ]
    .filter((one) => one !== null && one !== '')
    .join('  ·  ');
  const { count } = paper.doc.bufferedPageRange();
  for (let page = 1; page <= count; page += 1) {
    paper.doc.switchToPage(page - 1);
    paper.rule(PAGE.bottom + 12);
    const numbered = words.page.replace('{page}', String(page)).replace('{pages}', String(count));
    const setting = { size: 7.5, colour: INK.soft };
    const room = PAGE.right - PAGE.left - paper.widthOf(numbered, setting) - 16;
    paper.text(PAGE.left, PAGE.bottom + 18, paper.linesOf(said, room, setting)[0] ?? '', setting);
    paper.text(0, PAGE.bottom + 18, numbered, { ...setting, right: PAGE.right });
  }
}
