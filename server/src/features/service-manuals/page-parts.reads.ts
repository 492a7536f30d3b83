// The parts of codes that are printed on a page (product §5 Service manuals).
import type { Language } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { namedAs } from '../../platform/db/localized-name.ts';

/** A part by how its code is compared. */
export interface NamedPart {
  codeNorm: string;
  partId: number;
  code: string;
  name: string;
  nameLang?: 'en' | null;
}

/** The parts that have one of these codes; an old code is a part as well, whose page says what replaced it. */
export const readPartsOfCodes = async (db: Db, language: Language, codes: readonly string[]): Promise<NamedPart[]> =>
  codes.length === 0
    ? []
    : await db<NamedPart[]>`
      select p.code_norm, p.id as part_id, p.code, ${namedAs(db, 'p', language)} from parts p where p.code_norm = any(${codes as string[]})`;
