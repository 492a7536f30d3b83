// Lets the demo generator go on behind an open shop: what first start left for later is added by a process of its own (product §1).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** Starts the program once and leaves it to itself; answers how to end it. It tells its progress itself; what it does not finish, the next start goes on with. */
export function tendDemo(program: string, env: NodeJS.ProcessEnv, say: (line: string) => void): () => Promise<void> {
  if (!existsSync(program)) return async () => {};
  // A session of its own keeps Ctrl-C from reaching it before the shop ends it.
  const child = spawn(process.execPath, [program], {
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let isStopping = false;
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).then(
    ([code]) => {
      if (code !== 0 && !isStopping) say('The demo shop could not be completed; the next start tries again.');
    },
    () => {},
  );
  return async () => {
    isStopping = true;
    child.kill('SIGKILL');
    await ended;
  };
}
