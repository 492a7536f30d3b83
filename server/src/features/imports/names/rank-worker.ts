// Places parts off the thread that imports: comparing a million names takes seconds (product §5; quality 10).
import { parentPort } from 'node:worker_threads';
import { makeNameRanking, type PartRow } from './rank-names.ts';

/** Parts to add, or null once there are no more. */
export type ToPlacing = readonly PartRow[] | null;

/** First how the parts were placed, then the lines, then null. */
export type FromPlacing = { isAll: boolean; isFirst: boolean } | string | null;

const placing = makeNameRanking();
const say = (word: FromPlacing) => parentPort?.postMessage(word);

parentPort?.on('message', (rows: ToPlacing) => {
  if (rows) return placing.add(rows);
  const { isAll, isFirst, lines } = placing.place();
  say({ isAll, isFirst });
  for (const piece of lines) say(piece);
  say(null);
  parentPort?.close();
});
