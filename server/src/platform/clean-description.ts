// Cleans the HTML of a description by an allow-list, when it is stored and when it is handed out (spec §2 localized HTML description).
import { DESCRIPTION_MARKS } from '@outrigger/contract';
import sanitizeHtml from 'sanitize-html';

/** Elements whose text is no text for people. */
export const SILENT = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
  'title',
];

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...DESCRIPTION_MARKS],
  allowedAttributes: {},
  nonTextTags: SILENT,
  nestingLimit: 20,
};

/** More than any text needs; each time nests less than the one before. */
const MOST_TIMES = 5;

/** The description with the marks of the contract and nothing else of its markup; what is clean already stays as it is. */
export const cleanDescription = (html: string): string => cleanedBy(RULES, html);

/** Cleans by these rules until nothing changes any more. */
export function cleanedBy(rules: sanitizeHtml.IOptions, html: string): string {
  if (!/[<&]/.test(html)) return html;
  let clean = sanitizeHtml(html, rules);
  // What was left open is closed at the end, and rows that come to stand in rows so are read differently the next time.
  for (let times = 1; times < MOST_TIMES; times += 1) {
    const again = sanitizeHtml(clean, rules);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}
