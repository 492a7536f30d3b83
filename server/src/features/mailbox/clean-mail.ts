// Cleans the HTML of a mail by an allow-list before a page shows it: text, tables and links, nothing that loads or runs.
import sanitizeHtml from 'sanitize-html';

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'p',
    'br',
    'b',
    'strong',
    'em',
    'ul',
    'ol',
    'li',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  nonTextTags: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'textarea', 'title'],
  nestingLimit: 20,
};

/** The mail with these marks and nothing else of its markup. */
export const cleanMail = (html: string): string => sanitizeHtml(html, RULES);
