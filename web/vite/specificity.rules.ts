// How strong a selector is, so that layers, which come before strength, never turn a winner into a loser.

const FUNCTION = /:(where|is|not|has)\(([^()]*)\)/;

const COUNTED: readonly (readonly [RegExp, number])[] = [
  [/\[[^\]]*\]/g, 100],
  [/::[\w-]+/g, 1],
  [/:(before|after|first-letter|first-line)\b/g, 1],
  [/:[\w-]+(\([^)]*\))?/g, 100],
  [/#[\w-]+/g, 10_000],
  [/\.[\w-]+/g, 100],
  [/[a-z][\w-]*/gi, 1],
];

/** A number that is greater for the stronger of two selectors. */
export function specificityOf(selector: string): number {
  let left = selector.replace(/\\([0-9a-f]{1,6} ?|.)/gi, 'x');
  let sum = 0;
  for (let found = FUNCTION.exec(left); found; found = FUNCTION.exec(left)) {
    const [whole, name, list = ''] = found;
    if (name !== 'where') sum += Math.max(...list.split(',').map(specificityOf));
    left = left.replace(whole, '');
  }
  for (const [form, weight] of COUNTED) {
    sum += (left.match(form)?.length ?? 0) * weight;
    left = left.replace(form, ' ');
  }
  return sum;
}
