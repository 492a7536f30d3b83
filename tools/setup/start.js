// `npm start`: sets up what is missing, then runs the shop until Ctrl-C (product §1).
import { buildWeb } from './build-web.js';
import { install } from './install.js';
import { runMain } from './problem.js';
import { shopProgram } from './project.js';
import { runInForeground } from './run.js';

await runMain(async () => {
  await install();
  await buildWeb();
  return runInForeground([shopProgram('start')]);
});
