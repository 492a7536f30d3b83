// Tools as people and the parts desk read them, and an inquiry as it is mailed (spec §2 Service tools).
import type { DeskTool, Language, Tool } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { textAs } from '../../platform/db/localized-name.ts';

const MOST = 500;

/** The tools in the caller's language. */
export async function readTools(db: Db, language: Language): Promise<Tool[]> {
  return await db<Tool[]>`
    select t.id, ${textAs(db, language, { alias: 't', column: 'name', as: 'name' })},
      ${textAs(db, language, { alias: 't', column: 'description', as: 'description' })},
      t.version, t.updated_on::text, t.link,
      case when f.id is not null then json_build_object('name', f.name, 'sizeBytes', f.size_bytes) end as file
    from service_tools t left join files f on f.id = t.file_id order by t.position, t.updated_on desc, t.id limit ${MOST}`;
}

/** The tools in all languages. */
export async function readDeskTools(db: Db): Promise<DeskTool[]> {
  return await db<DeskTool[]>`
    select t.id, t.version, t.updated_on::text, t.link, t.position,
      json_build_object('en', t.name_en, 'es', t.name_es, 'pt', t.name_pt, 'fa', t.name_fr, 'zh', t.name_zh) as names,
      json_build_object('en', t.description_en, 'es', t.description_es, 'pt', t.description_pt,
        'fa', t.description_fr, 'zh', t.description_zh) as descriptions,
      case when f.id is not null then
        json_build_object('fileId', f.id, 'name', f.name, 'mediaType', f.media_type, 'sizeBytes', f.size_bytes) end as file
    from service_tools t left join files f on f.id = t.file_id order by t.position, t.updated_on desc, t.id limit ${MOST}`;
}

/** The file of a tool, or null. */
export async function readToolFile(db: Db, toolId: number): Promise<number | null> {
  const [row] = await db<{ fileId: number | null }[]>`select file_id from service_tools where id = ${toolId}`;
  return row?.fileId ?? null;
}

/** Whether an inquiry with the key is kept. */
export async function hasInquiry(db: Db, sendKey: string): Promise<boolean> {
  const rows = await db`select 1 from inquiries where send_key = ${sendKey}`;
  return rows.length > 0;
}

/** An inquiry with the firm of who asked, where he was signed in. */
interface AskedInquiry {
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
  topic: string;
  urgency: string;
  serialNumber: string | null;
  licencePlate: string | null;
  message: string;
}

/** The inquiry behind a job; null where it is gone. */
export async function readInquiry(db: Db, id: number): Promise<AskedInquiry | null> {
  const [row] = await db<AskedInquiry[]>`
    select i.name, c.name as company, i.email, i.phone, i.topic, i.urgency, i.serial_number, i.licence_plate, i.message
    from inquiries i left join companies c on c.id = i.company_id where i.id = ${id}`;
  return row ?? null;
}
