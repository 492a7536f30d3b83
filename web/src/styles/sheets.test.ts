// The sheets in parts: whoever wins in the whole sheet wins in the parts, and nothing is lost or loaded twice.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layersOf, type Placed } from '../../vite/sheet-layers.rules.ts';
import { rulesOf, sheetOf } from '../../vite/sheet-rules.rules.ts';
import { classOf, partedSheets } from '../../vite/sheets.rules.ts';
import { specificityOf } from '../../vite/specificity.rules.ts';

const bodies = ['display:flex', 'padding:1px', 'padding-inline:2px', 'color:red', 'padding-left:3px', 'gap:1px'];
const endings = ['', ':hover', '[data-open]:hover', ' img', ':is(:where(.group):hover *)'];

const piece = fc.record({
  body: fc.constantFrom(...bodies),
  end: fc.constantFrom(...endings),
  sheet: fc.nat({ max: 2 }),
});
const pieces = fc.array(piece, { maxLength: 24 });

const placedOf = (all: readonly { body: string; end: string; sheet: number }[]): Placed[] =>
  all.map(({ body, end, sheet }, at) => ({ rule: { around: [], head: `.c${at}${end}`, body }, sheet }));

/** True where the second of two rules beats the first among the parts, whichever of the later files came first. */
function beatsInParts([one, two]: readonly [Placed, Placed], [low, high]: readonly [number, number]): boolean {
  if (low !== high) return high > low;
  const [weak, strong] = [specificityOf(one.rule.head), specificityOf(two.rule.head)];
  if (weak !== strong) return strong > weak;
  return one.sheet === two.sheet || one.sheet === 0;
}

describe('§2 first load: the looks in parts', () => {
  test('of two rules for one property the same one wins as in the whole sheet', () => {
    fc.assert(
      fc.property(pieces, (all) => {
        const placed = placedOf(all);
        const layers = layersOf(placed);
        const pairs = placed.flatMap((one, a) =>
          placed.slice(a + 1).map((two, b) => [one, two, a, a + 1 + b] as const),
        );
        for (const [one, two, a, b] of pairs) {
          const isSame = one.rule.body?.split(/[-:]/)[0] === two.rule.body?.split(/[-:]/)[0];
          if (!isSame) continue;
          const isBeaten = specificityOf(one.rule.head) > specificityOf(two.rule.head);
          const at = [layers[a] ?? 0, layers[b] ?? 0] as const;
          expect(isBeaten ? beatsInParts([two, one], [at[1], at[0]]) : beatsInParts([one, two], at)).toBe(true);
        }
      }),
    );
  });

  test('each look is in one file: the login has it, or lists of parts need it, or the rest brings it', () => {
    const first = '@layer utilities{.flex{display:flex}@media (width>=64rem){.desk\\:p-2{padding:2px}}}';
    const all =
      '@layer properties{*{--tw-a:0}}@property --tw-a{syntax:"*"}' +
      '@layer utilities{.flex{display:flex}.grid{display:grid}.m-0\\!{margin:0!important}.p-4{padding:4px}.p-6{padding:var(--tw-a)}' +
      '@media (width>=64rem){.desk\\:p-2{padding:2px}}}';
    const sheets = partedSheets({ first, all, atOnce: 'className="p-4 flex desk:p-2"' });
    expect(sheets.first).toContain('.flex{');
    expect(sheets.shop).toContain('.p-4{');
    expect(sheets.shop).toContain('.m-0\\!{');
    expect(sheets.rest).toContain('@property --tw-a{');
    expect(sheets.shop + sheets.rest).not.toMatch(/\.flex|desk|@layer properties/);
    expect([...sheets.restClasses]).toEqual(['grid', 'p-6']);
    // The look for wide screens is in the file that loads first, and still beats the plain one.
    const layerOf = (css: string, head: string) => rulesOf(css).find((rule) => rule.head === head)?.around[1];
    expect(layerOf(sheets.first, '.desk\\:p-2')).toBe('@layer l2');
    expect(layerOf(sheets.shop, '.p-4')).toBe('@layer l0');
    expect(sheets.first).toContain('@layer l0,l1,l2;');
  });

  test('a sheet is read and written whole', () => {
    const css =
      '@layer a,b;@layer a{.x:is(.y,.z){content:"};{"}@media print{.w-\\[1\\,2\\]{width:1px}}}@property --p{syntax:"*"}.q{}';
    expect(sheetOf(rulesOf(css))).toBe(css);
    expect(rulesOf('/* a{} */.a , .b:is(x,y){color:red}').map(({ head }) => head)).toEqual(['.a', '.b:is(x,y)']);
  });

  test('strength and class are read from the selector', () => {
    expect(specificityOf('.hover\\:x:hover')).toBe(200);
    expect(specificityOf('.group-hover\\:x:is(:where(.group):hover *)')).toBe(200);
    expect(specificityOf('.part-ground img')).toBe(101);
    expect(specificityOf(':where(.a .b)::before')).toBe(1);
    expect(specificityOf('.x:not(#a,.b)[href="a"]:nth-child(2)')).toBe(10_300);
    expect(classOf('.\\32 xl\\:w-\\[1\\,5\\]:hover')).toBe('2xl:w-[1,5]');
  });
});
