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
  /** Where it is an item in the book of a machine. */
  place: { figureId: number; itemNo: string } | null;
}

/** The parts that have one of these codes, each with its first item in the book of the machine; an old code is a part as well, whose page says what replaced it. */
export const readPartsOfCodes = async (
  { db, language, machineId }: { db: Db; language: Language; machineId: number | undefined },
  codes: readonly string[],
): Promise<NamedPart[]> =>
  codes.length === 0
    ? []
    : await db<NamedPart[]>`
      select p.code_norm, p.id as part_id, p.code, ${namedAs(db, 'p', language)}, (
        select jsonb_build_object('figureId', i.figure_id, 'itemNo', i.item_no)
        from machines h join figure_models fm on fm.variant_id = h.variant_id join items i on i.figure_id = fm.figure_id
          join item_lines l on l.item_id = i.id and l.part_id = p.id
        where h.id = ${machineId ?? null}::bigint order by fm.chapter_id, fm.position, i.position, i.id limit 1) as place
      from parts p where p.code_norm = any(${codes as string[]})`;
