// Figures by their codes, as labels and pages of a manual print them, and a number to try (product §5 Scan).
import type { Language } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { namedAs } from '../../platform/db/localized-name.ts';

/** A figure and the first model whose book holds it. */
export interface FoundFigure {
  id: number;
  code: string;
  title: string;
  titleLang?: 'en' | null;
  model: string | null;
}

const MOST = 8;

/** Those that are called exactly so, whatever dashes and spaces were typed. */
export async function readFiguresCalled(db: Db, language: Language, codes: readonly string[]): Promise<FoundFigure[]> {
  return await db<FoundFigure[]>`
    select g.id, g.code, ${namedAs(db, 'g', language, 'title')}, (
      select v.model from figure_models fm join model_variants v on v.id = fm.variant_id
      where fm.figure_id = g.id order by v.position, v.id limit 1) as model
    from figures g where normal_code(g.code) = any(${codes as string[]}::text[]) order by g.code limit ${MOST}`;
}

/** The serial number of a machine that somebody has; null where there is none. */
export async function readSampleSerial(db: Db): Promise<string | null> {
  const [found] = await db<{ serialNumber: string }[]>`
    select m.serial_number from company_machines own join machines m on m.id = own.machine_id
    where own.removed_at is null order by own.opened_at, m.id limit 1`;
  return found?.serialNumber ?? null;
}
