// `npm run shop -- COMMAND`: the operator commands, such as backup and restore (product §1).
import { install } from './install.js';
import { runMain } from './problem.js';
import { shopProgram } from './project.js';
import { runInForeground } from './run.js';

await runMain(async () => {
  await install();
  return runInForeground([shopProgram('shop'), ...process.argv.slice(2)]);
});
