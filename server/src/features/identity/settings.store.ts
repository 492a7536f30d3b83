// Writes a person's settings.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';

type UpdateSetting = typeof calls.settings.updateSetting;

/** Changes the given settings and gives all of them; null where the person is gone. */
export async function saveSettings(
  db: Db,
  userId: number,
  input: ParsedOf<UpdateSetting>,
): Promise<ResultOf<UpdateSetting> | null> {
  const [row] = await db<ResultOf<UpdateSetting>[]>`
    update users set language = coalesce(${input.language ?? null}, language),
      currency = coalesce(${input.currency ?? null}, currency),
      newsletter = coalesce(${input.newsletter ?? null}::boolean, newsletter)
    where id = ${userId} returning language, currency, newsletter`;
  return row ?? null;
}
