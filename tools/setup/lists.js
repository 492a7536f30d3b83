// `npm run lists -- carrier|inventree|ldraw SOURCE OUT [SEED]`: writes a real list as a folder of the import format.
import { install } from './install.js';
import { runMain } from './problem.js';
import { inProject } from './project.js';
import { runInForeground } from './run.js';

await runMain(async () => {
  await install();
  return runInForeground([inProject('tools/real-lists/main.ts'), ...process.argv.slice(2)]);
});
