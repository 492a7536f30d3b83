// One question to the parts desk whole, with its files and the place of a row (product §8).
import type { Language, QuestionDetail, QuestionKind } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Fragment, namedIn } from '../../platform/db/localized-name.ts';

type Row = Omit<QuestionDetail, 'files' | 'place'>;
interface Which {
  kind: QuestionKind;
  id: number;
}

const answered = (db: Db, alias: string): Fragment => db`
  ${db(alias)}.answer, to_json(${db(alias)}.answered_at) #>> '{}' as answered_at,
  (select email from users where id = ${db(alias)}.answered_by) as answered_by,
  to_json(${db(alias)}.created_at) #>> '{}' as created_at`;

const READ: Record<QuestionKind, (db: Db, id: number) => Fragment> = {
  feedback: (db, id) => db`
    select 'feedback' as kind, f.id, f.status as state, f.question_type::text as topic, null as urgency,
      f.subject as about, f.message, f.name, f.email, c.name as company, f.language, f.phone, null as business_type,
      null as licence_plate, null as serial_number, ${answered(db, 'f')}
    from feedback f left join companies c on c.id = f.company_id where f.id = ${id}`,
  inquiry: (db, id) => db`
    select 'inquiry' as kind, i.id, i.status as state, i.topic, i.urgency, i.serial_number as about, i.message, i.name,
      i.email, c.name as company, i.language, i.phone, i.business_type, i.licence_plate, i.serial_number, ${answered(db, 'i')}
    from inquiries i left join companies c on c.id = i.company_id where i.id = ${id}`,
  rowReport: (db, id) => db`
    select 'rowReport' as kind, r.id, r.status as state, r.kind as topic, null as urgency,
      nullif(concat_ws(' · ', f.code, r.item_no, p.code), '') as about, r.message,
      coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) as name, u.email,
      c.name as company, r.language, u.phone, null as business_type, null as licence_plate, m.serial_number,
      ${answered(db, 'r')}
    from wrong_part_reports r join users u on u.id = r.user_id join companies c on c.id = r.company_id
      left join figures f on f.id = r.figure_id left join parts p on p.id = r.part_id
      left join machines m on m.id = r.machine_id where r.id = ${id}`,
};

/** The question, or null where there is none. */
export async function readQuestion(db: Db, language: Language, { kind, id }: Which): Promise<QuestionDetail | null> {
  const [row] = await db<Row[]>`${READ[kind](db, id)}`;
  if (!row) return null;
  const place = kind === 'rowReport' ? await readPlace(db, language, id) : null;
  return { ...row, place, files: await readFiles(db, { kind, id }) };
}

async function readPlace(db: Db, language: Language, id: number): Promise<QuestionDetail['place']> {
  const [row] = await db<NonNullable<QuestionDetail['place']>[]>`
    select r.machine_id as host_id, m.serial_number, r.figure_id, f.code as figure_code,
      ${namedIn(db, 'f', language)} as figure_name, r.item_no, p.code as part_code, ${namedIn(db, 'p', language)} as part_name
    from wrong_part_reports r left join machines m on m.id = r.machine_id left join figures f on f.id = r.figure_id
      left join parts p on p.id = r.part_id where r.id = ${id}`;
  return row ?? null;
}

async function readFiles(db: Db, { kind, id }: Which): Promise<QuestionDetail['files']> {
  if (kind === 'feedback') return [];
  const of =
    kind === 'inquiry'
      ? db`select file_id from inquiries where id = ${id}`
      : db`select file_id from wrong_part_report_photos where report_id = ${id}`;
  return await db<QuestionDetail['files']>`
    select id as file_id, name, media_type, size_bytes from files where id in (${of}) order by id`;
}

/** Who asked, where he was signed in: the one person of a company. */
export async function readAsker(db: Db, { kind, id }: Which): Promise<{ companyId: number; userId: number } | null> {
  const table = db({ feedback: 'feedback', inquiry: 'inquiries', rowReport: 'wrong_part_reports' }[kind]);
  const [row] = await db<{ companyId: number; userId: number }[]>`
    select company_id, user_id from ${table} where id = ${id} and company_id is not null and user_id is not null`;
  return row ?? null;
}
