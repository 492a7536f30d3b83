-- The audit trail is a chain: each row carries the hash of the one before, so that a row changed or taken out behind the shop's back is found (product §8).

alter table audit
  add column position  bigint,
  add column prev_hash bytea,
  add column hash      bytea;

create function audit_hash(row_of audit) returns bytea
language sql immutable as $$
  select sha256(coalesce(row_of.prev_hash, '') || convert_to(jsonb_build_array(
    row_of.position, (extract(epoch from row_of.at) * 1000000)::bigint, row_of.user_id, row_of.company_id,
    row_of.action, row_of.subject, row_of.facts, row_of.request_id)::text, 'UTF8'))
$$;
comment on function audit_hash is 'What a row of the audit trail must carry as its hash: the one before and everything the row says.';

create function chain_audit() returns trigger
language plpgsql as $$
declare
  last audit;
begin
  -- A restored row brings its place along.
  if new.hash is not null then
    return new;
  end if;
  -- One writer at a time until its transaction ends, so that the chain has no forks.
  perform pg_advisory_xact_lock(hashtext('audit'));
  select * into last from audit order by position desc limit 1;
  new.position := coalesce(last.position, 0) + 1;
  new.prev_hash := last.hash;
  new.hash := audit_hash(new);
  return new;
end $$;
comment on function chain_audit is 'Hangs a new row of the audit trail onto the last one.';

alter table audit disable trigger audit_append_only;
do $$
declare
  one audit;
  before bytea;
  at_position bigint := 0;
begin
  for one in select * from audit order by id loop
    at_position := at_position + 1;
    one.position := at_position;
    one.prev_hash := before;
    before := audit_hash(one);
    update audit set position = one.position, prev_hash = one.prev_hash, hash = before where id = one.id;
  end loop;
end $$;
alter table audit enable trigger audit_append_only;

alter table audit
  alter column position set not null,
  alter column hash set not null,
  add constraint audit_position_key unique (position),
  add constraint audit_hash_check check (length(hash) = 32),
  add constraint audit_first check ((position = 1) = (prev_hash is null));
create trigger audit_chained before insert on audit for each row execute function chain_audit();
create index audit_action on audit (action, position desc);

comment on column audit.position is 'Its place in the chain, 1 and up without gaps.';
comment on column audit.prev_hash is 'The hash of the row before; empty for the first.';
comment on column audit.hash is 'SHA-256 over prev_hash and everything the row says (audit_hash).';
comment on column audit.action is 'What was done, by the name of its use case, such as approveSubAccount.';
comment on column audit.subject is 'What it was done to, such as user 12 or currency EUR.';
