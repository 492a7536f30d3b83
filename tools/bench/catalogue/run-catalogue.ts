// One whole catalogue measurement: fill, start, ask, compare, print (quality 12 and 13).
import type { DemoSizeName } from '@outrigger/demo/src/catalogue/sizes.ts';
import { onBenchShop } from './bench-shop.ts';
import { checkAnswers } from './check-answers.ts';
import { type Figures, measure } from './measure.ts';
import { type IndexBuilt, readMetrics, signIn, startApi, untilAtRest, untilIndexed } from './processes.ts';
import { makeQuestions } from './questions.ts';

/** What to measure and how hard. */
export interface CatalogueRun {
  size: DemoSizeName;
  seed: number;
  data?: string | undefined;
  folder?: string | undefined;
  /** Different questions of each kind. */
  questions: number;
  /** Questions in a second. */
  rate: number;
  /** Seconds at full speed, of each kind and server. */
  seconds: number;
  /** Answers of each kind compared with plain SQL. */
  checked: number;
  /** Only kinds with this in their name. */
  kind?: string;
  /** Asks so that no kept answer is given again before routing. */
  skipsFastPath?: boolean;
  /** Does not wait for the shop to rest: what is answered is looked at, not how fast. */
  isHurried?: boolean;
}

/** What came out; `wrong` is empty where every answer was right. */
export interface CatalogueResult {
  index: IndexBuilt;
  /** How long its event loop was held at most until the shop was calm after that. */
  calmingHoldMs: number;
  figures: Figures[];
  longestHoldMs: number;
  residentBytes: number;
  wrong: string[];
}

const BUYER = 'buyer@demo.outrigger.example';

/** Runs it; `onFigures` is told of each kind as it comes. */
export async function runCatalogue(
  run: CatalogueRun,
  onFigures: (figures: Figures) => void = () => {},
): Promise<CatalogueResult> {
  const { promise, resolve } = Promise.withResolvers<CatalogueResult>();
  await onBenchShop(run, async (shop) => {
    const api = await startApi(shop);
    try {
      const index = await untilIndexed(api.port);
      const calmingHoldMs = run.isHurried ? 0 : await untilAtRest(api.port);
      const token = await signIn(api.port, BUYER);
      const headers: Record<string, string> = { token, language: 'en', 'currency-name': 'USD' };
      // A request with a body, be it of no bytes, goes the whole way.
      if (run.skipsFastPath) headers['content-length'] = '0';
      const figures: Figures[] = [];
      await readMetrics(api.port);
      const kinds = await makeQuestions(shop.db, run.questions, run.seed);
      for (const kind of kinds.filter(({ name }) => name.includes(run.kind ?? ''))) {
        const one = await measure(api.port, kind, { rate: run.rate, seconds: run.seconds, headers });
        one.wrong.push(...(await checkAnswers(shop.db, one.answers, run.checked)));
        one.answers.clear();
        figures.push(one);
        onFigures(one);
      }
      const metric = await readMetrics(api.port);
      resolve({
        index,
        calmingHoldMs,
        figures,
        longestHoldMs: Math.max(
          metric('nodejs_eventloop_lag_max_seconds') * 1000,
          ...figures.map((one) => one.longestHoldMs),
        ),
        residentBytes: metric('process_resident_memory_bytes'),
        wrong: figures.flatMap((one) => one.wrong),
      });
    } finally {
      await api.stop();
    }
  });
  return await promise;
}
