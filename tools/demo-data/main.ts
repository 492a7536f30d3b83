// `npm run demo -- --size S|M|L --seed N --out FOLDER`: writes the demo shop as a folder of the import format.
import { parseArgs } from 'node:util';
import { DEMO_SIZES, type DemoSizeName } from './catalogue/sizes.ts';
import { writeDemo } from './catalogue/write-demo.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'S' },
    seed: { type: 'string', default: '2026' },
    out: { type: 'string', default: 'demo-data' },
  },
});
const size = values.size.toUpperCase();
const seed = Number(values.seed);
if (!(size in DEMO_SIZES) || !Number.isSafeInteger(seed) || seed < 0) {
  console.error('Usage: npm run demo -- --size S|M|L --seed NUMBER --out FOLDER');
  process.exit(2);
}
const began = performance.now();
writeDemo({ size: size as DemoSizeName, seed, folder: values.out, say: console.log });
console.log(`Written to ${values.out} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
