-- What everything stands on and what belongs to nobody: settings, counters, jobs, sent messages, the log of changes (product §1, §2).

create table shop_settings (
  key        text        primary key,
  value      jsonb       not null,
  changed_at timestamptz not null default now()
);
comment on table shop_settings is 'Settings of this shop that live in the database: brand colour, first start, demo seed.';

create table counters (
  name         text        not null,
  subject      text        not null,
  window_start timestamptz not null,
  hits         integer     not null default 0,
  primary key (name, subject, window_start)
);
comment on table counters is 'Rate counters per account and per address, shared by all processes.';
comment on column counters.subject is 'Who is counted: an account or an address.';
comment on column counters.window_start is 'The beginning of the span that hits are counted in.';
create index counters_window on counters (window_start);

create table outbox (
  id           bigint      generated always as identity primary key,
  job          text        not null,
  facts        jsonb       not null default '{}',
  run_at       timestamptz not null default now(),
  attempts     smallint    not null default 0,
  unique_key   text,
  last_error   text,
  created_at   timestamptz not null default now(),
  locked_until timestamptz,
  done_at      timestamptz,
  failed_at    timestamptz,
  asked_again  boolean     not null default false
);
comment on table outbox is 'Work written in the transaction that caused it and done later by a worker.';
comment on column outbox.unique_key is 'Work of one kind under one key waits only once.';
comment on column outbox.locked_until is 'Until then one worker has it; afterwards any may take it.';
comment on column outbox.asked_again is
  'Set while a worker does the job and the same work is asked for: it then waits again in place of being done.';
create index outbox_due on outbox (run_at, id) where done_at is null and failed_at is null;
create unique index outbox_unique_key on outbox (job, unique_key) where done_at is null and failed_at is null;
create index outbox_abandoned on outbox (locked_until) where locked_until is not null and done_at is null and failed_at is null;

create table mailbox (
  id         bigint      generated always as identity primary key,
  channel    text        not null default 'mail' check (channel in ('mail', 'message')),
  recipient  text        not null,
  subject    text        not null default '',
  body_text  text        not null,
  body_html  text,
  language   text        not null default 'en',
  created_at timestamptz not null default now(),
  sent_at    timestamptz,
  sent_by    text
);
comment on table mailbox is 'Mails and messages as they were sent, readable in the office where no gateway is set.';
comment on column mailbox.sent_by is 'The gateway that took it; empty where none is set and it is only kept here.';
create index mailbox_recipient on mailbox (recipient, id desc);

create table change_log (
  id         bigint      generated always as identity primary key,
  topic      text        not null,
  subject    text,
  changed_at timestamptz not null default now(),
  writer     xid8        not null default pg_current_xact_id()
);
comment on table change_log is 'What changed, for caches of other processes; read at reconnect and every few seconds.';
comment on column change_log.topic is
  'parts, prices, stock, codes, catalogue, listed, people, or fleet:7 for the own machines of company 7.';
comment on column change_log.subject is
  'Part ids with commas between, empty where no part is named; null or anything else means all of the catalogue.';
comment on column change_log.writer is 'The transaction that wrote the row; readers go on from the oldest one that was still running.';
create index change_log_age on change_log (changed_at);
create index change_log_writer on change_log (writer);
create index change_log_parts on change_log (id) where topic = 'parts';

create function refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end $$;
comment on function refuse_change is 'Refuses whatever would change or take away rows that are only ever added.';

create function refuse_snapshot_change() returns trigger
language plpgsql as $$
begin
  raise exception 'what % kept when it was placed does not change', tg_table_name using errcode = 'restrict_violation';
end $$;
comment on function refuse_snapshot_change is 'Refuses to change what a row kept when it was written.';
