-- Files of the catalogue that are too large for one request come in pieces, each kept until all are there (product §8 manuals).
create table large_files (
  id         bigint      generated always as identity primary key,
  user_id    bigint      not null references users (id),
  name       text        not null check (length(name) between 1 and 255),
  size_bytes bigint      not null check (size_bytes > 0),
  mark       text        not null check (length(mark) between 1 and 64),
  file_id    bigint      references files (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table large_files is 'A file that comes in pieces, for a day; whoever breaks off goes on where he was.';
comment on column large_files.mark is 'When the sender last changed it: tells one state of a file from another.';
comment on column large_files.file_id is 'The upload that was made of its pieces; null as long as it is on its way.';
create unique index large_files_on_the_way on large_files (user_id, name, size_bytes, mark) where file_id is null;
create index large_files_file on large_files (file_id);

create table large_file_pieces (
  large_file_id bigint  not null references large_files (id) on delete cascade,
  piece_no      integer not null check (piece_no >= 0),
  store_key     text    not null unique,
  primary key (large_file_id, piece_no)
);
comment on table large_file_pieces is 'A piece of a large file, counted from 0; its bytes lie in the file store under store_key.';
