// Runs a program that packs an index in a thread of its own, until it hands the arrays over.
import { Worker } from 'node:worker_threads';
import { isSegment, type PartSegmentData } from '../part-segment.ts';

/** A build under way; `stop` gives it up, and then nothing comes of it. */
export interface Building {
  data: Promise<PartSegmentData>;
  stop(): Promise<unknown>;
}

/** Starts the program, which is told the address of the database. */
export function buildInWorker(program: URL, databaseUrl: string): Building {
  const worker = new Worker(program, { workerData: databaseUrl });
  const data = new Promise<PartSegmentData>((resolve, reject) => {
    // Node itself posts messages in the worker's name first where the shop is watched for changed sources.
    worker.on('message', (message: unknown) => {
      if (isSegment(message)) resolve(message);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the search index's worker ended with ${code}`)));
  });
  return { data, stop: () => worker.terminate() };
}
