// The thread that reads one file: takes its bytes, gives what it says.
import { parentPort, workerData } from 'node:worker_threads';
import { readText } from './read-text.ts';

parentPort?.postMessage({ read: await readText(workerData as Uint8Array) });
