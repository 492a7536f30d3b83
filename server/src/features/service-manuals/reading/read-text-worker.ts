// The thread that reads one file: takes its bytes, gives what it says, or what it is before its text is read.
import { parentPort, workerData } from 'node:worker_threads';
import { readHead, readText } from './read-text.ts';

const { bytes, isHead } = workerData as { bytes: Uint8Array; isHead: boolean };
parentPort?.postMessage({ read: await (isHead ? readHead(bytes) : readText(bytes)) });
