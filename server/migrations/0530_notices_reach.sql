-- Notices reach everybody, one company, one person, or whoever keeps certain machines; other features tell theirs too (spec §3 Notice; product §8).

alter table notices
  add column kind       text        not null default 'news'
    check (kind in ('news', 'service', 'recall', 'order', 'return', 'report', 'answer', 'account')),
  add column audience   text        not null default 'all' check (audience in ('all', 'company', 'person', 'machines')),
  add column user_id    bigint,
  add column link       text        check (link ~ '^(/|/[^/\\].*|https://.+)$'),
  add column told_key   text        unique check (length(told_key) between 1 and 128),
  add column created_at timestamptz not null default now(),
  add constraint notices_person foreign key (user_id, company_id) references users (id, company_id),
  add constraint notices_audience_of_company check ((audience in ('company', 'person')) = (company_id is not null)),
  add constraint notices_audience_of_person check ((audience = 'person') = (user_id is not null));
comment on table notices is 'Notices to all customers, to one company, to one person, or to whoever keeps certain machines; not shown before they are released.';
comment on column notices.company_id is 'Whose people it is for; empty where it is for more than one company.';
comment on column notices.user_id is 'The one person of the company it is for.';
comment on column notices.kind is 'news, service (bulletin) and recall are written by the office; the others are told by what happens in the shop.';
comment on column notices.audience is 'machines: whoever has a machine in its list that notice_models or notice_serials name.';
comment on column notices.link is 'Where it leads: a path of the shop, or an https address.';
comment on column notices.told_key is 'What a feature told, so that telling it again adds nothing.';

-- What one company is told does not stand in the way of what is for many.
drop index notices_released;
create index notices_released on notices (released_at desc) where company_id is null;
create index notices_company on notices (company_id, released_at desc) where company_id is not null;

create table notice_models (
  notice_id  bigint not null references notices (id) on delete cascade,
  variant_id bigint not null references model_variants (id),
  primary key (notice_id, variant_id)
);
comment on table notice_models is 'Models whose every machine a notice concerns.';

create table notice_serials (
  notice_id     bigint  not null references notices (id) on delete cascade,
  scheme_id     integer not null references serial_schemes (id),
  prefix        text    not null default '',
  first_ordinal bigint  not null,
  last_ordinal  bigint  not null,
  first_serial  text    not null check (length(first_serial) between 1 and 60),
  last_serial   text    not null check (length(last_serial) between 1 and 60),
  primary key (notice_id, scheme_id, prefix, first_ordinal),
  check (last_ordinal >= first_ordinal)
);
comment on table notice_serials is 'Ranges of serial numbers a notice concerns, both ends within, read as scheme, prefix and ordinal.';
comment on column notice_serials.first_serial is 'As it was written.';
comment on column notice_serials.last_serial is 'As it was written.';
create index notice_reads_user on notice_reads (user_id);
