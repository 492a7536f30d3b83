// `npm run check`: types, lint, format, rules of the house and unused exports (architecture §9).
import { runChecks } from './checks.js';
import { install } from './install.js';
import { runMain } from './problem.js';

await runMain(async () => {
  await install();
  const { passed, failed } = await runChecks();
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
});
