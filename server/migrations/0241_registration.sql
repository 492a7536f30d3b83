-- Registration: which terms a person agreed to, and what the parts desk decided about a company (product §3: Registration).

create table terms_agreements (
  id        bigint      generated always as identity primary key,
  user_id   bigint      not null references users (id),
  version   text        not null check (length(version) between 1 and 40),
  language  text        not null check (language in ('en', 'es', 'pt', 'fa', 'zh')),
  agreed_at timestamptz not null default now()
);
comment on table terms_agreements is 'Which version of the terms was agreed to, by whom, in which language and when; only ever added to.';
create index terms_agreements_user on terms_agreements (user_id, id desc);
create trigger terms_agreements_append_only before update or delete on terms_agreements
  for each row execute function refuse_change();

alter table companies add column country text references countries (code);
alter table companies add column decided_by bigint references users (id);
alter table companies add column decided_at timestamptz;
alter table companies add column decision_reason text check (length(decision_reason) between 1 and 1000);
alter table companies add check ((decided_by is null) = (decided_at is null));
comment on column companies.country is 'Where the firm sits, as it registered.';
comment on column companies.decided_by is 'The administrator who last approved or refused it.';
comment on column companies.decision_reason is 'Why it was refused, in the words that were mailed.';
create index companies_waiting on companies (created_at, id) where status = 'waiting';
