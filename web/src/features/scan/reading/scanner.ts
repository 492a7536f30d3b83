// The page's side of the scanner's worker: pictures go there, texts come back; started with the first picture, ended with the screen.
import { startOwnWorker } from '../../../client/loading/own-worker.ts';
import type { CalloutRead, PlateProgress, ReadAnswer, ReadRequest } from './scanner-messages.ts';
// oxlint-disable-next-line import/default -- the build makes it
import workerUrl from './scanner-worker.ts?worker&url';

/** Reading did not come to an end: the program did not load, or it broke. */
class ReadingFailed extends Error {
  override name = 'ReadingFailed';
}

/** Reads pictures off the page's own thread. */
export interface Scanner {
  read(
    kind: Exclude<ReadRequest['kind'], 'callouts'>,
    bitmap: ImageBitmap,
    tell?: (progress: PlateProgress) => void,
  ): Promise<string[]>;
  /** The numbers that stand on a drawing. */
  readCallouts(bitmap: ImageBitmap, tell?: (progress: PlateProgress) => void): Promise<CalloutRead[]>;
  /** Ends what is being read, which then fails; the next picture starts anew. */
  stop(): void;
}

interface Waiting {
  resolve: (answer: ReadAnswer) => void;
  reject: (error: Error) => void;
  tell: ((progress: PlateProgress) => void) | undefined;
}

/** A scanner whose worker starts with its first picture. */
export function makeScanner(): Scanner {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  const stop = () => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new ReadingFailed('ended'));
    waiting.clear();
  };
  const hear = ({ data }: MessageEvent<ReadAnswer>) => {
    const one = waiting.get(data.id);
    if ('progress' in data) return one?.tell?.(data.progress);
    waiting.delete(data.id);
    if ('failed' in data) one?.reject(new ReadingFailed(data.failed));
    else one?.resolve(data);
  };
  const started = () => {
    worker ??= startOwnWorker(workerUrl);
    worker.onmessage = hear;
    worker.onerror = stop;
    return worker;
  };
  const ask = (kind: ReadRequest['kind'], bitmap: ImageBitmap, tell: Waiting['tell']): Promise<ReadAnswer> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject, tell });
      const request: ReadRequest = { id: lastId, kind, bitmap };
      started().postMessage(request, [bitmap]);
    });
  return {
    stop,
    read: async (kind, bitmap, tell) => {
      const answer = await ask(kind, bitmap, tell);
      return 'texts' in answer ? answer.texts : [];
    },
    readCallouts: async (bitmap, tell) => {
      const answer = await ask('callouts', bitmap, tell);
      return 'callouts' in answer ? answer.callouts : [];
    },
  };
}
