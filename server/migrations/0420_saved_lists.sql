-- Named lists of parts beside favourites: kept to be ordered again, shared in the company, or filled by one person and ordered by another (product §0 technician and buyer).

create table saved_lists (
  id         bigint      generated always as identity primary key,
  company_id bigint      not null references companies (id),
  owner_id   bigint      not null,
  name       text        not null check (name = btrim(name) and length(name) between 1 and 100),
  is_shared  boolean     not null default false,
  machine_id bigint      references machines (id),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  sent_at    timestamptz,
  sent_note  text        check (length(sent_note) between 1 and 1000),
  taken_by   bigint,
  taken_at   timestamptz,
  order_id   bigint      references orders (id),
  constraint saved_lists_name unique (company_id, owner_id, name),
  constraint saved_lists_owner foreign key (owner_id, company_id) references users (id, company_id),
  constraint saved_lists_taker foreign key (taken_by, company_id) references users (id, company_id),
  constraint saved_lists_note_of_sent check (sent_note is null or sent_at is not null),
  constraint saved_lists_taken check ((taken_by is null) = (taken_at is null)),
  constraint saved_lists_ordered check (order_id is null or taken_at is not null)
);
comment on table saved_lists is 'Named lists of parts; a list that was sent is read by the main account, too.';
comment on column saved_lists.machine_id is 'The machine the parts are meant for.';
comment on column saved_lists.sent_at is 'When its owner last sent it to the main account to be ordered.';
comment on column saved_lists.taken_at is 'When somebody else put it into a cart; its owner is told of the order that follows.';
comment on column saved_lists.order_id is 'The order that followed, once its owner was told.';
create index saved_lists_waiting on saved_lists (taken_by) where taken_at is not null and order_id is null;

create table saved_list_lines (
  list_id   bigint  not null references saved_lists (id) on delete cascade,
  part_id   bigint  not null references parts (id),
  position  integer not null check (position >= 0),
  quantity  integer not null check (quantity between 1 and 9999),
  reference text    check (length(reference) between 1 and 100),
  primary key (list_id, part_id)
);
comment on table saved_list_lines is 'Parts of a list in their order; each once.';
create index saved_list_lines_part on saved_list_lines (part_id);
