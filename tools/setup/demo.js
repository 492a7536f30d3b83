// `npm run demo [-- ARGUMENTS]`: generates the data files of the demo shop (architecture §9).
import { install } from './install.js';
import { runMain, SetupProblem } from './problem.js';
import { HAS_DEMO, inProject } from './project.js';
import { runInForeground } from './run.js';

await runMain(async () => {
  await install();
  if (!HAS_DEMO) throw new SetupProblem('There is no demo workspace here.');
  return runInForeground([inProject('demo/src/main.ts'), ...process.argv.slice(2)]);
});
