// Reads a style sheet as a flat list of rules, each with the at-rules around it, and writes such a list again.

/** One rule: what stands around it (`@media …`), its selector or at-rule, and its declarations; undefined for a statement. */
export interface SheetRule {
  around: readonly string[];
  head: string;
  body: string | undefined;
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
// Of these the inside is declarations, or belongs to the rule.
const WHOLE = /^@(property|keyframes|font-face|page)/;

/** The place after a piece in quotes, or after an escaped character; otherwise the next place. */
function after(css: string, at: number): number {
  const sign = css[at];
  if (sign === '\\') return at + 2;
  if (sign !== '"' && sign !== "'") return at + 1;
  let end = at + 1;
  while (end < css.length && css[end] !== sign) end += css[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** The place of the first of the signs outside of quotes, or the end. */
function next(css: string, from: number, signs: string): number {
  let at = from;
  while (at < css.length && !signs.includes(css.charAt(at))) at = after(css, at);
  return at;
}

/** The place of the brace that closes the one before `from`. */
function closing(css: string, from: number): number {
  let depth = 1;
  let at = from;
  while (at < css.length) {
    at = next(css, at, '{}');
    depth += css[at] === '{' ? 1 : -1;
    if (depth === 0) break;
    at += 1;
  }
  return at;
}

/** Every rule of the sheet in its order; selectors in a list become rules of their own. */
export function rulesOf(css: string, around: readonly string[] = []): SheetRule[] {
  const text = css.replace(COMMENT, '');
  const rules: SheetRule[] = [];
  for (let at = 0; at < text.length; ) {
    const end = next(text, at, '{;');
    const head = text.slice(at, end).trim();
    if (text[end] !== '{') {
      if (head) rules.push({ around, head, body: undefined });
      at = end + 1;
      continue;
    }
    const close = closing(text, end + 1);
    const body = text.slice(end + 1, close).trim();
    if (head.startsWith('@') && !WHOLE.test(head)) rules.push(...rulesOf(body, [...around, head]));
    else for (const one of head.startsWith('@') ? [head] : selectorsOf(head)) rules.push({ around, head: one, body });
    at = close + 1;
  }
  return rules;
}

/** `.a,.b:is(x,y)` are two selectors: only a comma outside of brackets parts them. */
function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at = after(list, at)) {
    const sign = list.charAt(at);
    if ('(['.includes(sign)) depth += 1;
    else if (')]'.includes(sign)) depth -= 1;
    else if (sign === ',' && depth === 0) {
      selectors.push(list.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...selectors, list.slice(from).trim()];
}

/** The sheet of these rules in this order. */
export function sheetOf(rules: readonly SheetRule[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { around, head, body } of rules) {
    let same = 0;
    while (same < open.length && open[same] === around[same]) same += 1;
    css +=
      '}'.repeat(open.length - same) +
      around
        .slice(same)
        .map((at) => `${at}{`)
        .join('');
    css += body === undefined ? `${head};` : `${head}{${body}}`;
    open = around;
  }
  return css + '}'.repeat(open.length);
}
