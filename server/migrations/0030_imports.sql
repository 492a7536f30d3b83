-- The record of imports: what each brought, and what was there before (product §8 Import).

create table imports (
  id          integer     generated always as identity primary key,
  source      text        not null check (length(source) between 1 and 500),
  user_id     bigint      references users (id),
  status      text        not null default 'done' check (status in ('done', 'undone')),
  started_at  timestamptz not null default now(),
  finished_at timestamptz,
  row_counts  jsonb       not null default '{}',
  undone_at   timestamptz,
  undone_by   bigint      references users (id),
  check ((status = 'undone') = (undone_at is not null))
);
comment on table imports is 'One import of a folder or file; rows it wrote carry its id and their source row.';
comment on column imports.row_counts is 'What it wrote, by kind of file.';

create table import_rows (
  id         bigint  generated always as identity primary key,
  import_id  integer not null references imports (id),
  kind       text    not null check (length(kind) between 1 and 60),
  source_row integer not null check (source_row > 0),
  row_key    jsonb   not null,
  previous   jsonb   not null
);
comment on table import_rows is
  'The previous values of a row that an import changed, for the difference and for undo; rows it added need none.';
comment on column import_rows.row_key is 'The key of the row in its table.';
create index import_rows_import on import_rows (import_id, kind);

create table import_drafts (
  id         bigint      generated always as identity primary key,
  names      text[]      not null check (cardinality(names) > 0),
  import_id  integer     references imports (id),
  created_at timestamptz not null default now()
);
comment on table import_drafts is
  'The files an import brings, until they are in place; it names the import once that is sure, and until then they are to be thrown away.';
comment on column import_drafts.names is 'Names of the files as they will stand in the file store.';

-- Undoing an import leans on these rows.
create trigger import_rows_append_only before update or delete on import_rows for each row execute function refuse_change();
