-- Links by which an upload is fetched once, within a minute (product §2).

create table file_links (
  token_hash bytea       primary key check (length(token_hash) = 32),
  file_id    bigint      not null references files (id) on delete cascade,
  expires_at timestamptz not null
);
comment on table file_links is 'Links to uploads that still wait to be followed; one that was followed is gone.';
comment on column file_links.token_hash is 'SHA-256 of the secret in the link.';
create index file_links_file on file_links (file_id);
create index file_links_expiry on file_links (expires_at);
create index files_user on files (user_id);
