// The thread that reads one file: takes its path, gives what it says, or what it is before its text is read.
import { parentPort, workerData } from 'node:worker_threads';
import { readHead, readText } from './read-text.ts';

const { path, isHead } = workerData as { path: string; isHead: boolean };
parentPort?.postMessage({ read: await (isHead ? readHead(path) : readText(path)) });
