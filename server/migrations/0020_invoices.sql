-- Invoices and credit notes without gaps, and returns (product §7).

create table number_series (
  name text primary key check (name in ('invoice', 'creditNote')),
  last_number bigint not null default 0 check (last_number >= 0)
);
comment on table number_series is 'The last number given in each series without gaps; the row is locked until the document that took a number is committed.';
insert into number_series (name) values ('invoice'), ('creditNote');
create trigger number_series_kept before delete on number_series for each row execute function refuse_change();
create trigger number_series_steps before update on number_series
  for each row when (new.last_number <> old.last_number + 1 or new.name <> old.name) execute function refuse_change();

create function take_number() returns trigger language plpgsql as $$
begin
  if new.number is not null then
    raise exception 'numbers of % are given by the series', tg_table_name using errcode = 'restrict_violation';
  end if;
  update number_series set last_number = last_number + 1 where name = tg_argv[0] returning last_number into new.number;
  return new;
end $$;

create table invoices (
  id bigint generated always as identity primary key,
  number bigint not null unique,
  order_id bigint not null unique,
  company_id bigint not null,
  currency text not null,
  total_minor bigint not null check (total_minor >= 0),
  credited_minor bigint not null default 0 check (credited_minor >= 0),
  language text not null default 'en' check (language in ('en', 'es', 'pt', 'fa', 'zh')),
  issued_at timestamptz not null default now(),
  file_id bigint references files (id),
  unique (id, currency),
  foreign key (order_id, company_id) references orders (id, company_id),
  foreign key (order_id, currency) references orders (id, currency),
  constraint invoices_credited_total check (credited_minor <= total_minor)
);
comment on table invoices is 'The invoice of an order, numbered 1..n without gaps by the series.';
create index invoices_company on invoices (company_id, number desc);
create trigger invoices_numbered before insert on invoices for each row execute function take_number('invoice');
create trigger invoices_kept before delete on invoices for each row execute function refuse_change();
create trigger invoices_unchanged before update on invoices
  for each row when (
    (new.number, new.order_id, new.company_id, new.currency, new.total_minor, new.issued_at)
    is distinct from (old.number, old.order_id, old.company_id, old.currency, old.total_minor, old.issued_at)
  ) execute function refuse_snapshot_change();

create table credit_notes (
  id bigint generated always as identity primary key,
  number bigint not null unique,
  invoice_id bigint not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null check (length(reason) between 1 and 4000),
  issued_at timestamptz not null default now(),
  foreign key (invoice_id, currency) references invoices (id, currency)
);
comment on table credit_notes is 'What is given back of an invoice, together never more than it; numbered without gaps.';
create index credit_notes_invoice on credit_notes (invoice_id);
create trigger credit_notes_numbered before insert on credit_notes for each row execute function take_number('creditNote');
create trigger credit_notes_append_only before update or delete on credit_notes for each row execute function refuse_change();
create function count_credit_note() returns trigger language plpgsql as $$
begin
  update invoices set credited_minor = credited_minor + new.amount_minor where id = new.invoice_id;
  return null;
end $$;
create trigger credit_notes_counted after insert on credit_notes for each row execute function count_credit_note();

create table returns (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  company_id bigint not null,
  status text not null default 'requested' check (status in ('requested', 'accepted', 'rejected')),
  reason text not null check (length(reason) between 1 and 4000),
  goods_minor bigint check (goods_minor >= 0),
  fee_minor bigint check (fee_minor >= 0),
  credit_minor bigint,
  requested_by bigint references users (id),
  requested_at timestamptz not null default now(),
  decided_by bigint references users (id),
  decided_at timestamptz,
  answer text check (length(answer) <= 4000),
  foreign key (order_id, company_id) references orders (id, company_id),
  check ((status = 'requested') = (decided_at is null)),
  check ((status = 'accepted') = (credit_minor is not null)),
  constraint returns_credit check (credit_minor = goods_minor - fee_minor and credit_minor >= 0)
);
comment on table returns is 'Goods sent back within the return window; accepted ones become store credit less the restocking fee.';
create index returns_order on returns (order_id);
create index returns_open on returns (requested_at) where status = 'requested';

create table return_lines (
  return_id bigint not null references returns (id),
  order_line_id bigint not null references order_lines (id),
  quantity integer not null check (quantity > 0),
  primary key (return_id, order_line_id)
);
comment on table return_lines is 'How many of which order line a return holds.';
