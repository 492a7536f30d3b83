// `npm run dev`: the shop with reload; pages on PORT by Vite, the API behind it on a free port, both restarted when their files change (architecture §9).
import { spawn } from 'node:child_process';
import { install } from './install.js';
import { runMain } from './problem.js';
import { childEnvironment, inProject, node24, shopProgram } from './project.js';
import { runInForeground } from './run.js';
import { freePort, requireFreePort } from './shop-for-tests.js';

await runMain(async () => {
  await install();
  const port = process.env.PORT || '3000';
  await requireFreePort(Number(port));
  const apiPort = String(await freePort());
  const vite = spawn(
    node24(),
    [inProject('node_modules/vite/bin/vite.js'), '--port', port, '--strictPort', '--clearScreen', 'false'],
    {
      cwd: inProject('web'),
      env: { ...childEnvironment(), API_URL: `http://127.0.0.1:${apiPort}` },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  let isStopping = false;
  let hasPages = true;
  const isViteGone = new Promise((resolve) => vite.once('exit', resolve)).then(() => {
    if (isStopping) return;
    // A shop without its pages is told to stop as a person would.
    hasPages = false;
    process.kill(process.pid, 'SIGTERM');
  });
  const code = await runInForeground([shopProgram('start'), '--watch'], {
    env: {
      PORT: apiPort,
      HOST: '127.0.0.1',
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
      STRICT: 'on',
    },
  });
  isStopping = true;
  vite.kill('SIGTERM');
  await isViteGone;
  return hasPages ? code : 1;
});
