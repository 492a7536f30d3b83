// Cleans the HTML of pages and notices by an allow-list, when it is stored and when it is handed out: the marks of a description, headings, and links that lead to the shop, the web, a mail address or a telephone.
import { type FiveTexts, isPageLink, LANGUAGES, PAGE_MARKS } from '@outrigger/contract';
import type sanitizeHtml from 'sanitize-html';
import { cleanedBy, SILENT } from './clean-description.ts';
import { refuseFields } from './refuse.ts';

const NONE: Record<string, string> = {};
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...PAGE_MARKS],
  allowedAttributes: { a: ['href'] },
  // The contract's own rule decides about addresses, below.
  allowedSchemes: ['https', 'mailto', 'tel'],
  nonTextTags: SILENT,
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: isPageLink(href) ? { href } : NONE }),
  },
};

/** The text with the marks of the contract and nothing else of its markup; what is clean already stays as it is. */
export const cleanPageText = (html: string): string => cleanedBy(RULES, html);

/** The texts of all languages, cleaned; refused where of the English one nothing is left, as it was marks alone. */
export function cleanPageTexts(texts: FiveTexts, field: string): FiveTexts {
  const cleaned = Object.fromEntries(LANGUAGES.map((one) => [one, cleanPageText(texts[one])])) as FiveTexts;
  if (cleaned.en === '') refuseFields([{ field: `${field}.en`, problem: 'required' }]);
  return cleaned;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as it stands in such HTML. */
export const escapedText = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const TEXTS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Such HTML as plain text for a mail, a paragraph or item a line. */
export const plainLinesOf = (html: string): string[] =>
  cleanPageText(html)
    .replaceAll(/<\/?(?:p|h[1-6]|ul|ol|li|br|table|tr)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (sign) => TEXTS[sign] ?? sign)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
