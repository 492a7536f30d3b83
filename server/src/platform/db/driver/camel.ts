// Columns are named as the program names them (architecture §5).
const CAMEL = new Map<string, string>();
/** More names than the schema has: columns named by data are not remembered. */
const MOST_NAMES = 5000;

/** `a_name` as aName. */
export function camelOf(name: string): string {
  const known = CAMEL.get(name);
  if (known !== undefined) return known;
  const camel = name.replaceAll(/(?<=.)_(.?)/g, (_, letter: string) => letter.toUpperCase());
  if (CAMEL.size < MOST_NAMES) CAMEL.set(name, camel);
  return camel;
}
