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

create table imported_files (
  kind      text        primary key check (length(kind) between 1 and 60),
  digest    bytea       not null check (length(digest) = 32),
  row_count integer     not null check (row_count >= 0),
  import_id integer     not null references imports (id),
  place     text        not null,
  writer    xid8        not null default pg_current_xact_id(),
  seen      pg_snapshot not null
);
comment on table imported_files is
  'The last file of each kind that the shop held as it came once its import was done: the same file is known by its digest '
  'and not read again.';
comment on column imported_files.place is 'The database it was true in, since a copy counts its transactions otherwise.';
comment on column imported_files.writer is 'The transaction of the import itself.';
comment on column imported_files.seen is 'What the import saw when it began.';

create table written_tables (
  name       text        not null,
  writer     xid8        not null default pg_current_xact_id(),
  written_at timestamptz not null default now(),
  primary key (name, writer)
);
comment on table written_tables is
  'Which transactions wrote a table that files of imports are known by; whoever writes adds a row and waits for nobody.';

create function note_written() returns trigger
language plpgsql as $$
begin
  insert into written_tables (name) values (tg_table_name) on conflict do nothing;
  return null;
end $$;
comment on function note_written is
  'Notes that this transaction wrote a table; a table without it is never taken as unchanged.';

-- Undoing an import leans on these rows.
create trigger import_rows_append_only before update or delete on import_rows for each row execute function refuse_change();
