// A pass over what providers are to be asked about: one that hangs or is away costs a pass one time-out, and keeps no other waiting (product §7 Payment).
import type { Log } from '../../log.ts';

/** What a pass does with each row, and what it knows already. */
interface Pass<Row, Said> {
  /** Reads a row as it stands when its turn comes; null where there is nothing to ask any more. */
  read(id: number): Promise<Row | null>;
  /** Asks its provider; throws while the answer is not known. */
  ask(row: Row): Promise<Said>;
  apply(row: Row, said: Said): Promise<void>;
  /** Providers that did not answer in this pass: they are asked again in the next. */
  away: Set<string>;
  log: Pick<Log, 'warn'>;
}

/** Asks about each in turn; a failure is logged, and where it was the provider's the rest of its rows wait for the next pass. */
export async function askInTurn<Row extends { provider: string }, Said>(
  ids: readonly number[],
  pass: Pass<Row, Said>,
): Promise<void> {
  for (const id of ids)
    await askOne(id, pass).catch((error) => pass.log.warn({ err: error, id }, 'what a provider said was not written'));
}

async function askOne<Row extends { provider: string }, Said>(id: number, pass: Pass<Row, Said>): Promise<void> {
  const { away, log } = pass;
  const row = await pass.read(id);
  if (!row || away.has(row.provider)) return;
  let said: Said;
  try {
    said = await pass.ask(row);
  } catch (error) {
    away.add(row.provider);
    log.warn(
      { err: error, id, provider: row.provider },
      'a provider did not answer, and is left alone until the next pass',
    );
    return;
  }
  await pass.apply(row, said);
}
