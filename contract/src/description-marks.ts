/** The marks a part's description may hold in an answer (spec §2 localized HTML description): none carries an attribute, all else is escaped text. */

/** The marks, as they stand between angle brackets. */
export const DESCRIPTION_MARKS = [
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'b',
  'strong',
  'i',
  'em',
  'sub',
  'sup',
  'table',
  'tbody',
  'tr',
  'td',
  'th',
] as const;

/** One of them. */
export type DescriptionMark = (typeof DESCRIPTION_MARKS)[number];

/** The marks a page or a notice may hold: those of a description, headings, and links. */
export const PAGE_MARKS = [...DESCRIPTION_MARKS, 'h2', 'h3', 'thead', 'a'] as const;

/** One of them. */
export type PageMark = (typeof PAGE_MARKS)[number];

const REST = String.raw`[^\s<>"'\\]`;
const PAGE_LINK = new RegExp(
  String.raw`^(?:/(?![/\\])${REST}*|#[\w-]+|https://(?!/)${REST}+|mailto:(?:(?!@)${REST})+@(?:(?!@)${REST})+|tel:\+?[\d-]+)$`,
);

/** Whether a link of a page may lead there: within the shop, to a place on the page, to the web, a mail address or a telephone. */
export const isPageLink = (href: string): boolean => PAGE_LINK.test(href);
