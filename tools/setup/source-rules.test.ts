// The rules of the house catch what they are for: one planted fault each (architecture §3, §5).
import { describe, expect, it } from 'vitest';
import { brokenRules } from './source-rules.js';

const good = (path: string, body: string) => ({ path, text: `// What it is for.\n${body}` });

describe('architecture §3', () => {
  it.each([
    ['rule 6: SQL', good('server/src/features/orders/place/place-order.ts', 'await trx`update orders set x = 1`;')],
    ['rule 6: SQL', good('server/src/features/orders/place/place-order.ts', 'await db<{ id: number }[]>`select 1`;')],
    ['rule 6: fetch', good('web/src/features/orders/order-list-screen.tsx', "await fetch('/api');")],
    ['rule 8', good('server/src/platform/http/utils.ts', '')],
    ['opens with one sentence', { path: 'server/src/jobs.ts', text: 'export {};\n' }],
    [
      'the demo is a guest',
      good('server/src/jobs.ts', "const AT = new URL('../../demo/src/draw.ts', import.meta.url);"),
    ],
    ['the demo is a guest', good('server/src/jobs.ts', "const at = join(root, 'demo', 'start.ts');")],
    ['the demo is a guest', good('contract/src/money.ts', "await import('@outrigger/demo/src/guest.ts');")],
    ['the demo is a guest', good('web/src/app/shell.tsx', 'const picture = `../demo/src/${name}`;')],
    [
      'supersessions are read in features/supersession alone',
      good('server/src/features/fit/any.reads.ts', 'await db`select 1 from supersessions`;'),
    ],
    [
      'a door of 13 names',
      good(
        'web/src/features/parts/index.ts',
        `export { a, b, c, d, e, f, type G } from './x.ts';\nexport * as y from './y.ts';\nexport { h, i, j, k, l } from './z.ts';`,
      ),
    ],
    ['retired word', good('server/src/jobs.ts', 'const rest = waysFrom(part);')],
    ['has no doc comment', good('server/src/platform/clock.ts', 'export function now() {}')],
  ])('%s is noticed', (rule, source) => {
    expect(brokenRules([source])).toEqual([expect.stringContaining(rule)]);
  });

  it('rule 9: a table with two writers is noticed', () => {
    const write = 'export /** x */ const a = 1; trx`insert into carts (id) values (1)`;';
    const sources = ['cart', 'orders'].map((name) => good(`server/src/features/${name}/${name}.store.ts`, write));
    expect(brokenRules(sources)).toEqual([expect.stringContaining('rule 9: table carts is written by cart')]);
  });

  it('a namespace of which others use more than twelve names is noticed', () => {
    const door = good('server/src/features/parts/index.ts', "export * as kit from './kit.ts';");
    const use = (count: number) =>
      good(
        'server/src/features/fit/use.ts',
        `import { kit } from '../parts/index.ts';\n${Array.from({ length: count }, (_, at) => `kit.n${at}();`).join('\n')}`,
      );
    expect(brokenRules([door, use(13)])).toEqual([expect.stringContaining('others use 13 names of kit')]);
    expect(brokenRules([door, use(12)])).toEqual([]);
  });

  it('what is where it belongs passes', () => {
    expect(
      brokenRules([
        good('server/src/features/orders/orders.reads.ts', 'const rows = await db`select 1`;'),
        good('server/src/platform/outside/dhl.ts', "await fetch('https://api');"),
        good('server/src/jobs.ts', "const login = 'buyer@demo.outrigger.example'; const kind = 'demo';"),
        good('tools/bench/load.ts', "import { demo } from '@outrigger/demo/guest.ts';"),
        good('server/src/platform/clock.ts', '/** Milliseconds since 1970. */\nexport function now() {}'),
      ]),
    ).toEqual([]);
  });
});
