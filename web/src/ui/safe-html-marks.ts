// Which marks of a stored description are drawn (spec §2 localized HTML description); everything else is shown as the text it holds.

const DRAWN = [
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
/** A mark that is drawn; it never carries an attribute. */
export type DrawnMark = (typeof DRAWN)[number];

/** The mark an element is drawn as; undefined where only its text stays. */
export function drawnMark(name: string): DrawnMark | undefined {
  return DRAWN.find((mark) => mark === name.toLowerCase());
}

/** True for elements whose text is no text for people. */
export function isSilent(name: string): boolean {
  return ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math'].includes(name.toLowerCase());
}
