// Starts programs: quietly with a sign of life now and then, or in the foreground with our signals handed on.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { childEnvironment, node24, ROOT } from './project.js';

const SIGN_OF_LIFE = 30_000;

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, label?: string }} RunOptions */

/**
 * Runs to the end and keeps the output; with a label, tells every 30 s that it is still at it.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function runQuietly(program, args, options = {}) {
  const startedAt = Date.now();
  const seconds = () => (Date.now() - startedAt) / 1000;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...childEnvironment(), NO_COLOR: '1', FORCE_COLOR: undefined, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const timer = setInterval(() => {
      if (options.label) process.stdout.write(`  ${options.label}: ${Math.round(seconds())} s\n`);
    }, SIGN_OF_LIFE);
    const forward = forwardSignals(child);
    /** @param {number} code @param {string} more */
    const end = (code, more) => {
      clearInterval(timer);
      forward.stop();
      resolve({ code, output: stripVTControlCharacters(output + more), seconds: seconds() });
    };
    child.once('error', (error) => end(127, `${error.message}\n`));
    child.once('close', (code) => end(code ?? 1, ''));
  });
}

/**
 * Runs a TypeScript or JavaScript program on Node 24 in the foreground; answers its exit code.
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function runInForeground(args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(node24(), args, {
      cwd: options.cwd ?? ROOT,
      env: { ...childEnvironment(), ...options.env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const forward = forwardSignals(child);
    stopWithNpm(child);
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(127);
    });
    child.once('exit', (code, signal) => {
      forward.stop();
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/**
 * Hands SIGINT and SIGTERM on, and so keeps us alive until the child has drained.
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const handlers = signals.map((signal) => {
    const handler = () => void child.kill(signal);
    process.on(signal, handler);
    return { signal, handler };
  });
  return {
    stop: () => {
      for (const { signal, handler } of handlers) process.off(signal, handler);
    },
  };
}

/**
 * Stops the child when the npm that started us is gone without a signal, so that killing npm leaves nothing behind.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  timer.unref();
}
