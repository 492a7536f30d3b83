// Cleans the HTML of a mail by the allow-list of descriptions before a page shows it: text and tables, no attribute; links are pressed in its text.
import { DESCRIPTION_MARKS } from '@outrigger/contract';
import sanitizeHtml from 'sanitize-html';

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...DESCRIPTION_MARKS],
  allowedAttributes: {},
  transformTags: { h1: 'p', h2: 'p', thead: 'tbody' },
  nonTextTags: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'textarea', 'title'],
  nestingLimit: 20,
};

/** The mail with these marks and nothing else of its markup. */
export const cleanMail = (html: string): string => sanitizeHtml(html, RULES);
