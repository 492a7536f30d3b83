-- What lies in the store of a large file is named before it is stored and until it is gone: a process that ends in between leaves nothing that no row names.
alter table large_file_pieces
  drop constraint large_file_pieces_large_file_id_fkey,
  drop constraint large_file_pieces_pkey,
  add column is_stored boolean not null default false,
  add column created_at timestamptz not null default now();
alter table large_file_pieces
  add primary key (store_key),
  alter column large_file_id drop not null,
  alter column piece_no drop not null,
  add constraint large_file_pieces_large_file_id_fkey foreign key (large_file_id) references large_files (id) on delete set null;
alter table large_file_pieces drop constraint large_file_pieces_store_key_key;
update large_file_pieces set is_stored = true;
create unique index large_file_pieces_in_turn on large_file_pieces (large_file_id, piece_no) where is_stored;
create index large_file_pieces_file on large_file_pieces (large_file_id);
comment on table large_file_pieces is 'What lies in the file store of a large file on its way, under store_key: its pieces, counted from 0, and the whole while it is made of them.';
comment on column large_file_pieces.large_file_id is 'Null where the file was forgotten: the bytes are then removed, and the row after them.';
comment on column large_file_pieces.piece_no is 'Null for the whole.';
comment on column large_file_pieces.is_stored is 'Whether its bytes are known to be there; the row is older than they are.';
