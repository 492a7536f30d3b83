// Cleans the HTML of a description by an allow-list, when it is stored and when it is handed out (spec §2 localized HTML description).
import { DESCRIPTION_MARKS } from '@outrigger/contract';
import sanitizeHtml from 'sanitize-html';

/** Elements whose text is no text for people. */
const SILENT = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'textarea', 'title'];

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...DESCRIPTION_MARKS],
  allowedAttributes: {},
  nonTextTags: SILENT,
  nestingLimit: 20,
};

/** The description with the marks of the contract and nothing else of its markup; what is clean already stays as it is. */
export const cleanDescription = (html: string): string => (/[<&]/.test(html) ? sanitizeHtml(html, RULES) : html);
