// Stands in for the API in tests of the supervisor: answers its process id, what the database holds and who makes files.
import { createServer } from 'node:http';
import { readConfig, requireDatabaseUrl } from '../../src/platform/config.ts';
import { connect } from '../../src/platform/db/connect.ts';
import { fileMakerOf } from '../../src/platform/outside/guest.ts';
import { endOnRequest, untilTold } from '../../src/platform/supervisor/begin.ts';

await untilTold();
const config = readConfig();
const db = connect(requireDatabaseUrl(config), { max: 2, name: 'tiny-api' });
await db`create schema if not exists tiny`;
await db`create table if not exists tiny.notes (id bigint generated always as identity, text text not null)`;

const server = createServer((request, response) => {
  const answer = async () => {
    if (request.method === 'POST') await db`insert into tiny.notes (text) values (${request.url ?? ''})`;
    const [row] = await db`select count(*) as notes from tiny.notes`;
    return { pid: process.pid, notes: row?.['notes'], fileMaker: fileMakerOf() ?? null };
  };
  answer().then(
    (body) => response.end(JSON.stringify(body)),
    () => response.writeHead(503).end(),
  );
});
server.listen(config.port, config.host, () => process.send?.({ type: 'ready' }));

endOnRequest(async () => {
  await new Promise((resolve) => server.close(resolve));
  await db.end({ timeout: 1 });
});
