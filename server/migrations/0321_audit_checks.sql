-- How far the worker has checked the chain of the audit trail (product §8).

create table audit_checks (
  id         bigint      generated always as identity primary key,
  position   bigint      not null check (position >= 0),
  hash       bytea,
  checked_at timestamptz not null default now(),
  broken_at  bigint
);
comment on table audit_checks is 'Up to which entry the audit trail was found as it was written, and when; the last check alone is kept.';
comment on column audit_checks.position is 'The last entry that was checked and held; 0 for none.';
comment on column audit_checks.hash is 'Its hash, so that an end that was cut off or written anew is found at the next check.';
comment on column audit_checks.broken_at is 'The first entry that is not as it was written; null where all are.';

drop index audit_company;
drop index audit_user;
create index audit_company on audit (company_id, position desc);
create index audit_user on audit (user_id, position desc);
