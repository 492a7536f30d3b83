// Secrets of payments, made with the database and the same in every process.
import type { Db } from '../../db/db.ts';

/** One secret of 32 bytes. */
export async function readPaymentSecret(db: Db, name: 'returns' | 'testProvider'): Promise<Buffer> {
  const [row] = await db<{ secret: Buffer }[]>`select secret from payment_secrets where name = ${name}`;
  if (!row) throw new Error(`the database has no payment secret ${name}`);
  return row.secret;
}
