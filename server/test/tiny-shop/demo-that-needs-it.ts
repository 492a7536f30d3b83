// Stands in for the demo generator: a table of its own, and two seconds of work in the database.
import { connect } from '../../src/platform/db/connect.ts';
import { readConfig, requireDatabaseUrl } from '../../src/platform/config.ts';
import { workToEnd } from '../../src/platform/supervisor/begin.ts';

const db = connect(requireDatabaseUrl(readConfig()), { max: 1 });
async function fill(): Promise<void> {
  await db`insert into shop_settings (key, value) values ('tinyDemo', '1')`;
  process.stdout.write('filling\n');
  await db`select pg_sleep(2)`;
}
workToEnd(fill);
