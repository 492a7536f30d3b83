-- The server process of the connection a key was claimed on: once it is gone, so is whoever claimed it (product §2).
alter table idempotency_keys add column holder integer;
comment on column idempotency_keys.holder is 'pg_backend_pid() of the claim; an attempt whose holder is gone has failed.';
