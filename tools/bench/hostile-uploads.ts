// `npm run bench -- hostile-uploads [--fault]`: files made to break or deceive readers, to each call that takes one; each is taken for what its bytes say or refused within a second (quality 10).
import { parseArgs } from 'node:util';
import { gatheredFiles, MADE } from './hostile/hostile-files.ts';
import { attackWithFiles, claimsOfFiles, plantBrokenStore, SECOND } from './hostile/upload-attack.ts';
import { onScratchShop } from './orders/scratch-shop.ts';
import { conclude } from './orders/verdict.ts';

const { values } = parseArgs({ options: { fault: { type: 'boolean', default: false } } });

await onScratchShop(1, async (shop) => {
  if (values.fault) plantBrokenStore(shop);
  const files = values.fault ? MADE : [...MADE, ...gatheredFiles()];
  const tally = await attackWithFiles(shop, files);
  const { answers, heldMs, soundHeldMs, soundMs } = tally;
  console.log(`${files.length} files, ${answers.length} times sent`);
  for (const [how, { length }] of Map.groupBy(answers, ({ status, reason }) => `${status} ${reason}`))
    console.log(`${how}: ${length}`);
  const refused = answers.filter(({ status }) => status !== 200);
  const inTime = refused.filter(({ ms }) => ms <= SECOND);
  console.log(`refused within a second: ${inTime.length} of ${refused.length}`);
  const slowest = answers.toSorted((one, other) => other.ms - one.ms).slice(0, 5);
  for (const { to, name, status, ms } of slowest) console.log(`slow: ${ms.toFixed(0)} ms ${status} ${to} ${name}`);
  console.log(`slowest sound file: ${soundMs.toFixed(0)} ms`);
  console.log(
    `event loop held: ${heldMs.toFixed(0)} ms, by sound files ${soundHeldMs.toFixed(0)} ms, the sender's work in both`,
  );
  conclude(claimsOfFiles(tally, true), values.fault);
});
