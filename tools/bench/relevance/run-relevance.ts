// One whole measurement of relevance: fill a demo shop, ask it every judged query, score (product §5 Search).
import { onBenchShop } from '../catalogue/bench-shop.ts';
import { signIn, startApi, untilIndexed } from '../catalogue/processes.ts';
import { askShop } from './ask-shop.ts';
import { codeQueries } from './code-queries.ts';
import { type Score, scoreOf } from './score.ts';
import { type OwnMachine, triedOut } from './tried-out.ts';
import { type Judged, truthOf } from './truth.ts';
import { wordQueries } from './word-queries.ts';

/** A query, what it was worth and what stood first. */
export interface Asked {
  query: Judged;
  score: Score;
  answer: readonly string[];
}

const BUYER = 'buyer@demo.outrigger.example';

/** Runs it on a demo of size S; `data` keeps the filled database for the next run. */
export async function runRelevance({ seed, data }: { seed: number; data?: string | undefined }): Promise<Asked[]> {
  const truth = truthOf(seed);
  const asked: Asked[] = [];
  await onBenchShop({ size: 'S', seed, data }, async (shop) => {
    const fleet = await shop.db<OwnMachine[]>`
      select m.serial_number as serial, c.own_name as "ownName" from company_machines c join machines m on m.id = c.machine_id
        join users u on u.company_id = c.company_id where u.email = ${BUYER} order by m.id`;
    const queries = [...codeQueries(truth, seed), ...wordQueries(truth, seed), ...triedOut(truth, fleet)];
    const machines = await shop.db<{ id: number; serial: string }[]>`select id, serial_number as serial from machines`;
    const api = await startApi(shop);
    try {
      await untilIndexed(api.port);
      const token = await signIn(api.port, BUYER);
      const ask = askShop(api.port, token, new Map(machines.map(({ id, serial }) => [id, serial])));
      for (const query of queries) {
        const answer = await ask(query);
        asked.push({ query, score: scoreOf(query, answer), answer: answer.slice(0, 3) });
      }
    } finally {
      await api.stop();
    }
  });
  return asked;
}
