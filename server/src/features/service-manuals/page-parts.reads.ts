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

/** Who reads, in which language, and beside which machine. */
interface Reader {
  db: Db;
  language: Language;
  companyId: number | null;
  machineId: number | undefined;
}

/** The parts that one of these codes means to the company, each with its first item in the book of the machine: as the shop calls it, by an alias of it alone, or as the company calls it. An old code is a part as well, whose page says what replaced it. */
export const readPartsOfCodes = async (
  { db, language, companyId, machineId }: Reader,
  codes: readonly string[],
): Promise<NamedPart[]> =>
  codes.length === 0
    ? []
    : await db<NamedPart[]>`
      with meant as (
        select distinct on (code_norm) code_norm, part_id from (
          select code_norm, id as part_id, 1 as place from parts where code_norm = any(${codes as string[]})
          union all
          select code_norm, min(part_id), 2 from part_aliases where code_norm = any(${codes as string[]})
          group by code_norm having count(distinct part_id) = 1
          union all
          select code_norm, part_id, 3 from customer_part_codes
          where company_id = ${companyId}::bigint and code_norm = any(${codes as string[]})
        ) hits order by code_norm, place, part_id
      )
      select meant.code_norm, p.id as part_id, p.code, ${namedAs(db, 'p', language)}, (
        select jsonb_build_object('figureId', i.figure_id, 'itemNo', i.item_no)
        from machines h join figure_models fm on fm.variant_id = h.variant_id join items i on i.figure_id = fm.figure_id
          join item_lines l on l.item_id = i.id and l.part_id = p.id
        where h.id = ${machineId ?? null}::bigint order by fm.chapter_id, fm.position, i.position, i.id limit 1) as place
      from meant join parts p on p.id = meant.part_id`;
