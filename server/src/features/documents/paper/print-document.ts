// One document as a file, in whatever thread it is asked for.
import { embedXml } from '../factur-x/embed.ts';
import { invoiceXml } from '../factur-x/invoice-xml.ts';
import type { DocumentFacts } from '../facts/document-facts.ts';
import { drawDocument } from './draw-document.ts';

/** The PDF; in euro, where buyers' books read them, with the machine-readable invoice inside. */
export async function printDocument(facts: DocumentFacts): Promise<Buffer> {
  const paper = drawDocument(facts);
  if (facts.currency === 'EUR') embedXml(paper, invoiceXml(facts), facts.issuedAt);
  return await paper.bytes();
}
