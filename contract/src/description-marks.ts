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
