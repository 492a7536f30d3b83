// The program of the printing thread: facts in, a file out; what it throws ends it, and the shop begins another.
import { parentPort } from 'node:worker_threads';
import type { DocumentFacts } from '../facts/document-facts.ts';
import { printDocument } from './print-document.ts';

const print = async (facts: DocumentFacts): Promise<void> =>
  parentPort?.postMessage(new Uint8Array(await printDocument(facts)));

parentPort?.on('message', (facts: DocumentFacts) => void print(facts));
