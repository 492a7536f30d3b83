// `npm run demo [-- ARGUMENTS]`: generates the data files of the demo shop (architecture §9).
import { install } from './install.js';
import { runMain } from './problem.js';
import { inProject } from './project.js';
import { runInForeground } from './run.js';

await runMain(async () => {
  await install();
  return runInForeground([inProject('demo/src/main.ts'), ...process.argv.slice(2)]);
});
