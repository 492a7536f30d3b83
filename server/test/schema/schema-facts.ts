// What the database itself says about tables, columns, triggers and functions, for the document of the schema.
import type { Db } from '../../src/platform/db/db.ts';

/** A column; `only` are the values a CHECK leaves it, `points` the tables that a key beginning with it points at. */
export type Column = {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  isIdentity: boolean;
  isGenerated: boolean;
  value: string | null;
  about: string | null;
  points: string[];
  checks: string[];
};

/** A trigger with the whole statement that makes it. */
export type Trigger = { table: string; name: string; does: string; statement: string };

/** A table or a function with its comment; functions carry their arguments. */
export type Named = { name: string; takes: string; about: string | null };

/** Columns in the order they have in their tables. */
export const readColumns = (db: Db) => db<Column[]>`
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as is_nullable, a.attidentity <> '' as is_identity, a.attgenerated <> '' as is_generated,
    pg_get_expr(d.adbin, d.adrelid) as value, col_description(c.oid, a.attnum) as about,
    array(
      select k.confrelid::regclass::text || coalesce(' with ' || (
        select string_agg('\`' || b.attname || '\`', ', ' order by n.at) from unnest(k.conkey) with ordinality n(num, at)
          join pg_attribute b on b.attrelid = c.oid and b.attnum = n.num
        where n.at > 1), '')
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.conkey[1] = a.attnum
      order by cardinality(k.conkey), k.conname
    ) as points,
    array(
      select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname
    ) as checks
  from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  order by c.relname, a.attnum`;

/** Triggers that migrations made, in the order they fire. */
export const readTriggers = (db: Db) => db<Trigger[]>`
  select t.tgrelid::regclass::text as table, t.tgname as name, p.proname as does, pg_get_triggerdef(t.oid, true) as statement
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where not t.tgisinternal
  order by 1, 2`;

/** Tables with their comments. */
export const readTables = (db: Db) => db<Named[]>`
  select c.relname as name, '' as takes, obj_description(c.oid, 'pg_class') as about
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  order by 1`;

/** Functions of the shop, without those an extension brought. */
export const readFunctions = (db: Db) => db<Named[]>`
  select p.proname as name, pg_get_function_identity_arguments(p.oid) as takes, obj_description(p.oid, 'pg_proc') as about
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1, 2`;
