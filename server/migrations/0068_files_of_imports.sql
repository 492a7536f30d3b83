-- Files of an import are stored as drafts and put in place once its rows are sure, so that "all or nothing" holds for files too (product §8 Import).

create table import_drafts (
  id bigint generated always as identity primary key,
  names text[] not null check (cardinality(names) > 0),
  import_id integer references imports (id),
  created_at timestamptz not null default now()
);
comment on table import_drafts is 'The files an import brings, until they are in place; it names the import once that is sure, and until then they are to be thrown away.';
