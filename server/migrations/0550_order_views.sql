-- Saved views of my orders: each person keeps filters, sorting and columns under names of his own (spec §2 My orders).

create table order_views (
  user_id         bigint      not null,
  company_id      bigint      not null,
  name            text        not null check (name = btrim(name) and length(name) between 1 and 60),
  status          text        check (status in ('unpaid', 'canceled', 'toBeShipped', 'inTransit', 'completed', 'pendingApproval', 'notApproved')),
  keyword         text        check (length(keyword) between 1 and 100),
  from_day        date,
  to_day          date,
  is_machine_down boolean     not null default false,
  sort            text        not null check (sort ~ '^[a-z]+(Asc|Desc)$'),
  hidden          text[]      not null default '{}' check (cardinality(hidden) <= 7),
  changed_at      timestamptz not null default now(),
  primary key (company_id, user_id, name),
  constraint order_views_user foreign key (user_id, company_id) references users (id, company_id),
  constraint order_views_days check (from_day <= to_day)
);
comment on table order_views is 'What a person sees of the orders of his company under a name he gave.';
comment on column order_views.hidden is 'Columns that do not show.';
