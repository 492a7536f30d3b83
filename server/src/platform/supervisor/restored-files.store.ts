// Which unpacked files the database was restored with: a row written in the restore's own transaction (product §1).
import type { Db, Trx } from '../db/db.ts';

const NAME = 'restoredFiles';

/** Says, if and only if the restore commits, that its unpacked files are the shop's. */
export async function keepRestoreToken(trx: Trx, token: string): Promise<void> {
  await trx`
    insert into shop_settings (key, value) values (${NAME}, ${trx.json(token)})
    on conflict (key) do update set value = excluded.value`;
}

/** The token of the last restore whose files may not be in their place yet. */
export async function readRestoreToken(db: Db): Promise<string | undefined> {
  const [row] = await db<{ value: string }[]>`select value from shop_settings where key = ${NAME}`;
  return row?.value;
}

/** Forgets it once they are. */
export async function forgetRestoreToken(db: Db): Promise<void> {
  await db`delete from shop_settings where key = ${NAME}`;
}
