// `npm run bench -- relevance [--seed N] [--data DIRECTORY] [--worst N] [--least PERCENT]`: more than 400 judged queries of ten kinds, and those once asked in vain, of a demo shop; prints NDCG@10 and "right among the first three", and fails below the least (product §5 Search).
import { parseArgs } from 'node:util';
import { runMain } from '../setup/problem.js';
import { type Asked, runRelevance } from './relevance/run-relevance.ts';
import { meanOf } from './relevance/score.ts';
import { KINDS } from './relevance/truth.ts';

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '2026' },
      data: { type: 'string' },
      worst: { type: 'string', default: '20' },
      least: { type: 'string', default: '0' },
    },
  });
  const asked = await runRelevance({ seed: Number(values.seed), data: values.data });
  console.log(`${'kind'.padEnd(26)}${['queries', 'NDCG@10', 'right in 3'].map((name) => name.padStart(12)).join('')}`);
  for (const kind of KINDS)
    print(
      kind,
      asked.filter(({ query }) => query.kind === kind),
    );
  const { ndcg } = print('together', asked);
  const worst = asked.toSorted((a, b) => a.score.isRight - b.score.isRight || a.score.ndcg - b.score.ndcg);
  for (const { query, score, answer } of worst.slice(0, Number(values.worst)))
    console.log(
      `${score.ndcg.toFixed(2)}  ${query.kind}: ${JSON.stringify(query.keyword)} found ${answer.join(', ') || 'nothing'}`,
    );
  return ndcg * 100 >= Number(values.least) ? 0 : 1;
});

function print(name: string, asked: readonly Asked[]): { ndcg: number } {
  const { ndcg, isRight } = meanOf(asked.map(({ score }) => score));
  const cells = [String(asked.length), ndcg.toFixed(3), `${(isRight * 100).toFixed(1)} %`];
  console.log(`${name.padEnd(26)}${cells.map((cell) => cell.padStart(12)).join('')}`);
  return { ndcg };
}
