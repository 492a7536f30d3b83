// Writes the list of tools (product §8).
import type { calls, ParsedOf } from '@outrigger/contract';
import type { Trx } from '../../platform/db/db.ts';

type GivenTool = ParsedOf<typeof calls.serviceTools.saveTool>;

/** Writes a tool; null where the one to change is not there. */
export async function writeTool(trx: Trx, { id, names, descriptions, ...tool }: GivenTool): Promise<number | null> {
  const columns = trx`name_en, name_es, name_pt, name_fr, name_zh, description_en, description_es, description_pt,
    description_fr, description_zh, version, updated_on, link, position, file_id`;
  const values = trx`${names.en}::text, ${names.es || null}::text, ${names.pt || null}::text, ${names.fa || null}::text,
    ${names.zh || null}::text, ${descriptions.en || null}::text, ${descriptions.es || null}::text,
    ${descriptions.pt || null}::text, ${descriptions.fa || null}::text, ${descriptions.zh || null}::text,
    ${tool.version || null}::text, ${tool.updatedOn}::date, ${tool.link || null}::text, ${tool.position}::int,
    ${tool.fileId}::bigint`;
  const [row] = await trx<{ id: number }[]>`${
    id === undefined
      ? trx`insert into service_tools (${columns}) values (${values}) returning id`
      : trx`update service_tools set (${columns}) = (select ${values}) where id = ${id} returning id`
  }`;
  return row?.id ?? null;
}

/** The file of a tool, which nobody else changes meanwhile; null where it has none. */
export async function lockToolFile(trx: Trx, id: number): Promise<number | null> {
  const [row] = await trx<{ fileId: number | null }[]>`select file_id from service_tools where id = ${id} for update`;
  return row?.fileId ?? null;
}

/** Takes a tool away and answers its name and file; null where there is none. */
export async function removeTool(trx: Trx, id: number): Promise<{ name: string; fileId: number | null } | null> {
  const [row] = await trx<{ name: string; fileId: number | null }[]>`
    delete from service_tools where id = ${id} returning name_en as name, file_id`;
  return row ?? null;
}
