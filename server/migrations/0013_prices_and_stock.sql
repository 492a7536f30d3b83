-- What a part costs whom, its place in sorted lists, and where it lies: price lists, warehouses, stock, lead times, deliveries on their way (product §5, §7).

create table price_lists (
  id bigint generated always as identity primary key,
  code text not null unique check (length(code) between 1 and 64),
  name text not null check (name <> ''),
  currency text not null references currencies (code),
  is_base boolean not null default false,
  import_id integer references imports (id),
  import_row integer
);
comment on table price_lists is 'A list of prices in one currency; the base list of a currency is the list price of everybody.';
create unique index price_lists_one_base on price_lists (currency) where is_base;

create table company_price_lists (
  company_id bigint not null references companies (id),
  price_list_id bigint not null references price_lists (id),
  priority integer not null default 0,
  valid_from date not null default '2000-01-01',
  valid_to date,
  import_id integer references imports (id),
  import_row integer,
  primary key (company_id, price_list_id, valid_from),
  check (valid_to > valid_from),
  exclude using gist (company_id with =, price_list_id with =, daterange(valid_from, valid_to) with &&)
);
comment on table company_price_lists is 'Which lists count for a company and when; the highest priority that has a price wins, then the base list.';

create table prices (
  part_id bigint not null references parts (id) on delete cascade,
  price_list_id bigint not null references price_lists (id),
  min_quantity integer not null default 1 check (min_quantity between 1 and 9999),
  valid_from date not null default '2000-01-01',
  valid_to date,
  amount_minor bigint not null check (amount_minor >= 0),
  import_id integer references imports (id),
  import_row integer,
  primary key (part_id, price_list_id, min_quantity, valid_from),
  check (valid_to > valid_from),
  constraint prices_no_overlap exclude using gist (
    part_id with =, price_list_id with =, min_quantity with =, daterange(valid_from, valid_to) with &&
  )
);
comment on table prices is 'The unit price of a part on a list from a quantity on, from one day up to but not on another; in the minor units of the list''s currency.';

create table part_sort (
  part_id bigint primary key references parts (id) on delete cascade,
  category_id bigint,
  rank_en bigint not null,
  rank_es bigint not null,
  rank_pt bigint not null,
  rank_fr bigint not null,
  rank_zh bigint not null
);
comment on table part_sort is 'Place of a part in the A-Z order of each language (Intl.Collator order, spaced so that a new part fits between); sorts lists without comparing names.';
create index part_sort_category on part_sort (category_id);
create index part_sort_en on part_sort (rank_en);
create index part_sort_es on part_sort (rank_es);
create index part_sort_pt on part_sort (rank_pt);
create index part_sort_fr on part_sort (rank_fr);
create index part_sort_zh on part_sort (rank_zh);

create table part_price_sort (
  price_list_id bigint not null references price_lists (id),
  part_id bigint not null references parts (id) on delete cascade,
  category_id bigint,
  amount_minor bigint not null,
  primary key (price_list_id, part_id)
);
comment on table part_price_sort is 'The price of one piece today by list, so that lists sorted or filtered by price read an index; rebuilt when prices change or begin.';
create index part_price_sort_amount on part_price_sort (price_list_id, amount_minor, part_id);

create function refresh_price_sort(list bigint) returns bigint language plpgsql as $$
declare written bigint;
begin
  delete from part_price_sort where price_list_id = list;
  insert into part_price_sort (price_list_id, part_id, category_id, amount_minor)
  select list, p.part_id, parts.category_id, p.amount_minor
  from prices p join parts on parts.id = p.part_id
  where p.price_list_id = list and p.min_quantity = 1
    and p.valid_from <= current_date and (p.valid_to is null or p.valid_to > current_date)
  order by p.part_id;
  get diagnostics written = row_count;
  return written;
end $$;
comment on function refresh_price_sort is 'Rebuilds part_price_sort for one list; answers how many parts have a price today.';

create table warehouses (
  id bigint generated always as identity primary key,
  code text not null unique check (length(code) between 1 and 64),
  name text not null check (name <> ''),
  country text not null references countries (code),
  city text,
  default_lead_days integer not null default 30 check (default_lead_days between 0 and 730),
  dispatch_days integer not null default 1 check (dispatch_days between 0 and 60),
  position integer not null default 0,
  is_active boolean not null default true,
  import_id integer references imports (id),
  import_row integer
);
comment on table warehouses is 'Where stock lies and orders ship from.';

create table stock_levels (
  part_id bigint not null references parts (id) on delete cascade,
  warehouse_id bigint not null references warehouses (id),
  on_hand integer not null check (on_hand >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  counted_at timestamptz not null default now(),
  import_id integer references imports (id),
  import_row integer,
  primary key (part_id, warehouse_id),
  constraint stock_levels_reserved_on_hand check (reserved <= on_hand)
) with (fillfactor = 85);
comment on table stock_levels is 'What lies in a warehouse, what of it is set aside for orders, and how old the number is; never less than nothing, never more set aside than there is.';

create table lead_times (
  id bigint generated always as identity primary key,
  part_id bigint not null references parts (id) on delete cascade,
  warehouse_id bigint references warehouses (id),
  days integer not null check (days between 0 and 730),
  import_id integer references imports (id),
  import_row integer,
  unique nulls not distinct (part_id, warehouse_id)
);
comment on table lead_times is 'Days until a part that is not in stock can be dispatched; without a warehouse for all of them, without a row the warehouse''s default.';

create table inbound_deliveries (
  id bigint generated always as identity primary key,
  reference text not null check (length(reference) between 1 and 100),
  warehouse_id bigint not null references warehouses (id),
  part_id bigint not null references parts (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  promised integer not null default 0 check (promised >= 0),
  expected_on date not null,
  received_at timestamptz,
  import_id integer references imports (id),
  import_row integer,
  unique (reference, warehouse_id, part_id),
  constraint inbound_deliveries_promised_quantity check (promised <= quantity)
);
comment on table inbound_deliveries is 'Parts on their way to a warehouse; what of them is promised to orders never exceeds what comes.';
create index inbound_deliveries_open on inbound_deliveries (part_id, expected_on) where received_at is null;
