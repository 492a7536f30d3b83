// Parts the sheet of all screens in three: what the login's sheet has already, what lists of parts need at once, and the rest.
import { isImportant, layersOf, type Placed } from './sheet-layers.rules.ts';
import { rulesOf, type SheetRule, sheetOf } from './sheet-rules.rules.ts';

/** The two sheets as Tailwind wrote them, and the texts of the modules that need their looks at once. */
interface Written {
  first: string;
  all: string;
  atOnce: string;
}

/** What the files hold in the end, and the class names that only the last one knows. */
export interface Sheets {
  first: string;
  shop: string;
  rest: string;
  restClasses: ReadonlySet<string>;
}

const FIRST = 0;
const SHOP = 1;
const REST = 2;
const UTILITIES = '@layer utilities';
// Fallbacks for browsers older than those the build is made for (`cssTarget`).
const FALLBACK_LAYER = '@layer properties';
const ALWAYS_TRUE = /^@supports \(color:\s*color-mix\(in lab/;

const isUtility = (rule: SheetRule): boolean => rule.around[0] === UTILITIES;
const keyOf = (rule: SheetRule): string => `${rule.around.join('{')}{${rule.head}`;

function neededRules(css: string): SheetRule[] {
  return rulesOf(css)
    .filter(({ around, head }) => head !== FALLBACK_LAYER && around[0] !== FALLBACK_LAYER)
    .map((rule) => ({ ...rule, around: rule.around.filter((at) => !ALWAYS_TRUE.test(at)) }));
}

/** The class a utility is asked for by: the first of its selector, without escapes. */
export function classOf(selector: string): string | undefined {
  const escaped = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/i.exec(selector)?.[1];
  return escaped
    ?.replace(/\\([0-9a-f]{1,6}) ?/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}

/** The words of a module's text among which its class names are. */
export const wordsOf = (text: string): Set<string> => new Set(text.split(/[\s"'`]+/));

function inLayer({ around, ...rule }: SheetRule, layer: number): SheetRule {
  return { ...rule, around: [UTILITIES, `@layer l${layer}`, ...around.slice(1)] };
}

/** The login's sheet with its utilities in their layers. What the shop wrote itself stands where it stood, above Tailwind's layers. */
function firstSheet(first: readonly SheetRule[], layers: ReadonlyMap<string, number>): string {
  const all = Array.from({ length: Math.max(0, ...layers.values()) + 1 }, (_none, layer) => `l${layer}`);
  const order = { around: [UTILITIES], head: `@layer ${all.join(',')}`, body: undefined };
  const at = first.findIndex(isUtility);
  const layered = first.map((rule) => {
    const layer = layers.get(keyOf(rule));
    return layer === undefined ? rule : inLayer(rule, layer);
  });
  return sheetOf([...layered.slice(0, at), order, ...layered.slice(at)]);
}

/** The registered variables that a sheet uses and no sheet before it has. */
function variablesFor(sheet: string, all: readonly SheetRule[], before: string): SheetRule[] {
  return all.filter(
    ({ head }) => head.startsWith('@property') && !before.includes(head) && sheet.includes(head.slice(10)),
  );
}

/** Each utility with the file it goes to. */
function placedRules(all: readonly SheetRule[], known: ReadonlySet<string>, atOnce: string): Placed[] {
  return all.filter(isUtility).map((rule) => {
    if (isImportant(rule.body)) return { rule, sheet: SHOP };
    if (known.has(keyOf(rule))) return { rule, sheet: FIRST };
    return { rule, sheet: atOnce.includes(classOf(rule.head) ?? '') ? SHOP : REST };
  });
}

/** Parts the sheets. Every rule of the whole sheet is in one of the three, and beats those it beat there. */
export function partedSheets({ first, all, atOnce }: Written): Sheets {
  const firstRules = neededRules(first);
  const allRules = neededRules(all);
  const known = new Set(firstRules.map(keyOf));
  const placed = placedRules(allRules, known, atOnce);
  const layers = layersOf(placed);
  const rulesIn = (wanted: number): SheetRule[] =>
    placed
      .flatMap(({ rule, sheet }, at) => (sheet === wanted ? [{ rule, layer: layers[at] ?? 0 }] : []))
      .toSorted((a, b) => a.layer - b.layer)
      .map(({ rule, layer }) => inLayer(rule, layer));
  const shop = sheetOf(rulesIn(SHOP));
  const rest = sheetOf(rulesIn(REST));
  const variables = variablesFor(shop, allRules, first);
  const elsewhere = allRules.filter((rule) => !isUtility(rule) && !rule.head.startsWith('@property'));
  return {
    first: firstSheet(firstRules, new Map(placed.map(({ rule }, at) => [keyOf(rule), layers[at] ?? 0]))),
    shop: sheetOf([...variables, ...elsewhere.filter((rule) => !known.has(keyOf(rule)))]) + shop,
    rest: sheetOf(variablesFor(rest, allRules, first + sheetOf(variables))) + rest,
    restClasses: new Set(placed.flatMap(({ rule, sheet }) => (sheet === REST ? (classOf(rule.head) ?? []) : []))),
  };
}
