-- A recall is mailed to each person it reaches, once (spec §3 Notice; product §8).

create table recall_mails (
  notice_id bigint      not null references notices (id) on delete cascade,
  user_id   bigint      not null references users (id),
  asked_at  timestamptz not null default now(),
  primary key (notice_id, user_id)
);
comment on table recall_mails is 'To whom a recall was mailed; written with the job that mails it.';
create index recall_mails_user on recall_mails (user_id);
