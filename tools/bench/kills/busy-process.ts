// Keeps every core busy from a process of its own, as a neighbour on the same machine does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

// It ends with whoever started it, also one that is killed.
const PROGRAM = `
process.on('disconnect', () => process.exit());
const { Worker } = require('node:worker_threads');
for (let core = 0; core < ${availableParallelism()}; core += 1) new Worker('for (;;);', { eval: true });`;

/** Runs the work beside the neighbour. */
export async function besideBusyProcess<T>(work: () => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const ended = once(child, 'exit');
  try {
    return await work();
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}
