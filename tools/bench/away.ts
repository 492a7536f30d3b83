// `npm run bench -- away [--seconds N] [--fault]`: the database goes away under ordering, stopped, killed and frozen with its connections open, and comes back; orders are refused in the envelope, within 3.3 s where it is gone, taken again within 5 s, and nothing is lost (quality 5).
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import { createDatabase } from '@outrigger/server/src/platform/db/create-database.ts';
import { migrate } from '@outrigger/server/src/platform/db/migrate.ts';
import { launchPostgres } from '@outrigger/server/src/platform/postgres/launch.ts';
import { startShopProcess } from './kills/shop-process.ts';
import { type Claim, conclude } from './orders/verdict.ts';
import { firstGoodAfter, type Probe, type Probes, startProbes, within } from './outage/probes.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, fault: { type: 'boolean', default: false } },
});
/** The 3 s that a connection may take, and the delay of timers on a busy machine. */
const REFUSED_MS = 3300;
/** What was asked before it froze is waited for so long: a statement's 30 s, and 5 s for the server to say so itself. */
const ANSWER_MS = 35_000;
const BACK_MS = 5000;
const REFUSED = '503 unavailable';
const HOW = ['stopped', 'killed', 'frozen'] as const;
type How = (typeof HOW)[number];
const awayMs = Number(values.seconds) * 1000;

const place = await mkdtemp(join(tmpdir(), 'outrigger-away-'));
await chmod(place, 0o711);
let server = await launchPostgres({ dataDir: place });
const { socketDirectory } = server;
const url = await createDatabase(server.url);
const db = connect(url, { max: 2 });
await migrate(db);
const shop = await startShopProcess({ settings: { DATABASE_URL: url } });
const claims: Claim[] = [];
try {
  const probes = await startProbes(shop.url, db);
  for (const how of HOW) {
    const before = probes.acknowledged.length;
    await within(20_000, () => probes.acknowledged.length > before + 20);
    claims.push(...(await goAway(how, probes)));
  }
  await probes.end();
  if (values.fault) await forget(probes.acknowledged.at(-1) ?? '');
  const { lost, broken } = await probes.wrong(db);
  console.log(`${probes.acknowledged.length} orders acknowledged`);
  claims.push({ says: 'acknowledged orders lost', wanted: [], found: lost });
  claims.push({ says: 'what does not add up', wanted: [], found: broken });
  conclude(claims, values.fault);
} finally {
  await db.end({ timeout: 1 });
  await shop.stop();
  await server.stop();
  await rm(place, { recursive: true, force: true });
}

// The planted fault: a database that came back without its last commit.
async function forget(orderNo: string): Promise<void> {
  await db.begin(async (trx) => {
    await trx`set local session_replication_role = replica`;
    await trx`delete from orders where order_no = ${orderNo}`;
  });
}

async function goAway(how: How, probes: Probes): Promise<Claim[]> {
  const goneAt = Date.now();
  await (how === 'frozen' ? freeze() : restart(how));
  const backAt = Date.now();
  await within(BACK_MS * 3, () => firstGoodAfter(probes.orders, backAt) !== undefined);
  return claimsOf(how, probes, { goneAt, backAt });
}

async function restart(how: How): Promise<void> {
  process.kill(server.pid, how === 'killed' ? 'SIGKILL' : 'SIGINT');
  await server.exited;
  await sleep(awayMs);
  server = await launchPostgres({ dataDir: place, socketDirectory });
}

// Nobody answers and nobody hangs up: the system still takes connections in its name.
async function freeze(): Promise<void> {
  process.kill(server.pid, 'SIGSTOP');
  const frozen = [server.pid, ...(await childrenOf(server.pid))];
  for (const pid of frozen) signal(pid, 'SIGSTOP');
  await sleep(awayMs);
  for (const pid of frozen) signal(pid, 'SIGCONT');
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  // The parent stands second after the name, which may hold spaces and brackets.
  const parents = await Promise.all(
    pids.map((pid) =>
      readFile(`/proc/${pid}/stat`, 'utf8').then(
        (stat) => stat.split(') ').at(-1)?.split(' ')[1],
        () => '',
      ),
    ),
  );
  return pids.filter((_, at) => parents[at] === String(parent)).map(Number);
}

// One that ended by itself meanwhile is as good as frozen.
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function claimsOf(
  how: How,
  { orders, reads }: Probes,
  { goneAt, backAt }: { goneAt: number; backAt: number },
): Claim[] {
  const isMeanwhile = (one: Probe) => one.begunAt >= goneAt && one.endedAt < backAt;
  const isTouched = (one: Probe) => one.endedAt >= goneAt && one.begunAt < backAt;
  const refused = orders.filter(isMeanwhile);
  // Also what still hung when it was back: no request of theirs may hang.
  const timed = [...orders, ...reads].filter(isTouched);
  const longest = Math.max(0, ...timed.map((one) => one.endedAt - one.begunAt));
  // What was asked of a frozen server is answered once it goes on, or given up.
  const bound = REFUSED_MS + (how === 'frozen' ? Math.min(awayMs, ANSWER_MS) : 0);
  const back = firstGoodAfter(orders, backAt) ?? Number.POSITIVE_INFINITY;
  const kinds = [...new Set(refused.map(({ status, reason }) => `${status} ${reason}`))];
  console.log(
    `${how}: ${refused.length} orders refused, the slowest after ${longest} ms; taken again after ${back} ms`,
  );
  return [
    // A server that is frozen for less than a connection takes refuses nobody: all of them wait.
    how === 'frozen'
      ? {
          says: 'frozen: other answers than 503 unavailable',
          wanted: [],
          found: kinds.filter((one) => one !== REFUSED),
        }
      : { says: `${how}: how orders are answered meanwhile`, wanted: [REFUSED], found: kinds },
    { says: `${how}: within ${bound} ms`, wanted: true, found: longest <= bound },
    { says: `${how}: orders are taken again within ${BACK_MS} ms`, wanted: true, found: back <= BACK_MS },
  ];
}
