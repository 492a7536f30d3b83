// An import in a process of its own, as `npm run shop -- import` is: what asks the shop meanwhile neither waits for it nor holds it up.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import { type TimedImport, timedImport } from './timed-import.ts';

/** What to import where; an exclusive one may keep readers out. */
export interface ImportOrder {
  url: string;
  folder: string;
  isExclusive: boolean;
}

const PROGRAM = fileURLToPath(import.meta.url);

/** Runs it to its end; one that is refused throws. */
export async function importInProcess(order: ImportOrder): Promise<TimedImport> {
  const child = fork(PROGRAM, [JSON.stringify(order)]);
  const told = once(child, 'message') as Promise<[TimedImport]>;
  const over = once(child, 'exit');
  const failed = over.then(([code]) => Promise.reject(new Error(`the import ended with ${code} and told nothing`)));
  const [timed] = await Promise.race([told, failed]);
  failed.catch(() => {});
  await over;
  return timed;
}

async function main({ url, folder, isExclusive }: ImportOrder): Promise<void> {
  const db = connect(url, { max: 2, statementTimeout: 0, lockTimeout: 0 });
  try {
    process.send?.(await timedImport(db, folder, isExclusive));
  } finally {
    await db.end();
  }
}

if (process.argv[1] === PROGRAM) {
  await main(JSON.parse(process.argv[2] ?? '') as ImportOrder);
  process.disconnect?.();
}
