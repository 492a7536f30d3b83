// Measures one kind of question: asked for the first time, asked again, and as fast as it goes beside the bare server.
import { atFullSpeed, atRate, type Times } from './drive.ts';
import type { BareAnswer } from './bare-server.ts';
import { readMetrics, startBare } from './processes.ts';
import type { Kind } from './questions.ts';
import { getRequest } from './wire.ts';

/** What came out for a kind; `wrong` names answers that were refused or differed from one time to the next. */
export interface Figures {
  kind: Kind;
  first: Times;
  /** First answers the server gave, and those within the aim by its own clock; the times beside it hold the asking process, too. */
  counted: { all: number; within: number };
  /** How long the server's event loop was held at most until these were answered for the first time. */
  longestHoldMs: number;
  again: Times;
  /** The bare server at the same rate, where first answers are told apart. */
  bareAtRate: Times | null;
  perSecond: number;
  barePerSecond: number;
  bytes: number;
  wrong: string[];
  answers: Map<string, Buffer>;
}

/** How hard to ask: questions in a second, and seconds at full speed. */
export interface Load {
  rate: number;
  seconds: number;
  headers: Record<string, string>;
}

const ROUNDS = 3;

/** Runs one kind against the API at `port`. */
export async function measure(port: number, kind: Kind, load: Load): Promise<Figures> {
  const target = { port, requests: kind.paths.map((path) => getRequest(path, load.headers)) };
  const answers = new Map<string, Buffer>();
  const asSent = new Map<string, BareAnswer>();
  const wrong: string[] = [];
  const before = await answeredBy(port, kind);
  const first = await atRate(target, load.rate, (at, { status, head, body }) => {
    const path = kind.paths[at] ?? '';
    answers.set(path, body ?? Buffer.alloc(0));
    asSent.set(`/api${path}`, { headers: headersOf(head), body: body ?? Buffer.alloc(0) });
    if (status !== 200) wrong.push(`${path} answered ${status}`);
  });
  const after = await answeredBy(port, kind);
  const again = await atRate(target, load.rate, (at, { body }) => {
    const path = kind.paths[at] ?? '';
    if (body && !answers.get(path)?.equals(body)) wrong.push(`${path} answered differently the second time`);
  });
  const speeds =
    wrong.length > 0
      ? { perSecond: 0, barePerSecond: 0, bareAtRate: null }
      : await compare({ ...target, rate: kind.firstAsked ? load.rate : 0 }, asSent, load.seconds);
  const bytes = [...answers.values()].reduce((sum, body) => sum + body.byteLength, 0) / Math.max(1, answers.size);
  const counted = { all: after.all - before.all, within: after.within - before.within };
  const longestHoldMs = Math.max(before.holdMs, after.holdMs);
  return { kind, first, counted, longestHoldMs, again, ...speeds, bytes, wrong, answers };
}

/** Answers of a kind so far, all and those within its aim, as the shop counts them itself; and how long it was held at most since it was last asked. */
async function answeredBy(port: number, { paths, aimMs }: Kind) {
  const metric = await readMetrics(port);
  const labels = `method="GET",route="/api${paths[0]?.split('?')[0]}",status="200"`;
  return {
    all: metric(`http_request_duration_seconds_count{${labels}}`),
    holdMs: metric('nodejs_eventloop_lag_max_seconds') * 1000,
    within: metric(`http_request_duration_seconds_bucket{le="${aimMs / 1000}",${labels}}`),
  };
}

// By turns, so that what else the machine does falls on both.
async function compare(
  { rate, ...target }: { port: number; requests: Buffer[]; rate: number },
  answers: Map<string, BareAnswer>,
  seconds: number,
): Promise<Pick<Figures, 'perSecond' | 'barePerSecond' | 'bareAtRate'>> {
  const bare = await startBare(answers);
  const rates = { shop: 0, bare: 0 };
  let bareAtRate: Times | null = null;
  try {
    // Both as they run in a shop: compiled.
    await atFullSpeed({ ...target, port: bare.port }, seconds);
    await atFullSpeed(target, seconds);
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.shop += await atFullSpeed(target, seconds / ROUNDS);
      rates.bare += await atFullSpeed({ ...target, port: bare.port }, seconds / ROUNDS);
    }
    if (rate > 0) bareAtRate = await atRate({ ...target, port: bare.port }, rate, () => {});
  } finally {
    await bare.stop();
  }
  return { perSecond: rates.shop / ROUNDS, barePerSecond: rates.bare / ROUNDS, bareAtRate };
}

/** Written by node:http itself at every answer. */
const ITS_OWN = new Set(['date', 'connection', 'keep-alive']);

/** The headers of an answer, names and values by turns. */
function headersOf(head: string): string[] {
  const lines = head.split('\r\n').slice(1);
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);
  return pairs.filter(([name = '']) => !ITS_OWN.has(name.toLowerCase())).flat();
}
