// `npm run bench -- NAME [ARGUMENTS]`: runs one measurement of tools/bench and prints its figures (architecture §9).
import { existsSync, readdirSync } from 'node:fs';
import { install } from './install.js';
import { runMain, SetupProblem } from './problem.js';
import { inProject } from './project.js';
import { runInForeground } from './run.js';

await runMain(async () => {
  await install();
  const [name = '', ...rest] = process.argv.slice(2);
  const program = inProject('tools/bench', `${name}.ts`);
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(program)) {
    throw new SetupProblem(
      `Name one of the measurements: ${known().join(', ')}. For example: npm run bench -- ${known()[0]}`,
    );
  }
  return runInForeground([program, ...rest]);
});

/** Every file of tools/bench that says it can be run alone, by its name. */
function known() {
  const names = readdirSync(inProject('tools/bench')).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  return names.map((name) => name.slice(0, -3));
}
