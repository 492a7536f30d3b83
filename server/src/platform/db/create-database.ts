// Makes the shop's own database on the embedded server (product §1).
import { onDatabase } from '../postgres/on-database.ts';
import { connect } from './connect.ts';

const NAME = 'outrigger';

/** Creates the database if it is not there and answers its address. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const db = connect(serverUrl, { max: 1, name: 'outrigger-start' });
  try {
    const [found] = await db`select 1 from pg_database where datname = ${NAME}`;
    if (!found) await db`create database ${db(NAME)}`;
    return onDatabase(serverUrl, NAME);
  } finally {
    await db.end({ timeout: 1 });
  }
}
