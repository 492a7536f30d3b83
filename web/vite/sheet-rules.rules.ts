// Reads a style sheet as a flat list of rules, each with the at-rules around it, and writes such a list again.
import { type Container, parse } from 'postcss';

/** One rule: what stands around it (`@media …`), its selector or at-rule, and its declarations; undefined for a statement. */
export interface SheetRule {
  around: readonly string[];
  head: string;
  body: string | undefined;
}

// Of these the inside is declarations, or belongs to the rule.
const WHOLE = new Set(['property', 'keyframes', 'font-face', 'page']);

const bodyOf = (node: Container): string => (node.nodes ?? []).map(String).join(';');

function rulesIn(node: Container, around: readonly string[]): SheetRule[] {
  return (node.nodes ?? []).flatMap((one): SheetRule[] => {
    if (one.type === 'rule') return one.selectors.map((head) => ({ around, head, body: bodyOf(one) }));
    if (one.type !== 'atrule') return [];
    const head = `@${one.name}${one.params ? ` ${one.params}` : ''}`;
    if (!one.nodes) return [{ around, head, body: undefined }];
    return WHOLE.has(one.name) ? [{ around, head, body: bodyOf(one) }] : rulesIn(one, [...around, head]);
  });
}

/** Every rule of the sheet in its order; selectors in a list become rules of their own. */
export const rulesOf = (css: string): SheetRule[] => {
  const sheet = parse(css);
  sheet.walkComments((comment) => void comment.remove());
  return rulesIn(sheet, []);
};

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
