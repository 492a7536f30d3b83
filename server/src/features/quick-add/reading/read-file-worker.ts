// The thread that reads one file: takes its bytes, gives the list in it.
import { parentPort, workerData } from 'node:worker_threads';
import { type ListAsked, readList } from './read-list.ts';

parentPort?.postMessage({ read: readList(workerData as ListAsked) });
