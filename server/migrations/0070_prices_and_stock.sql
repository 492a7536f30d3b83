-- What a part costs whom and where it lies: price lists, warehouses, stock, lead times, deliveries on their way (product §5, §7).

create table price_lists (
  id         bigint  generated always as identity primary key,
  code       text    not null unique check (length(code) between 1 and 64),
  name       text    not null check (name <> ''),
  currency   text    not null references currencies (code),
  is_base    boolean not null default false,
  import_id  integer references imports (id),
  import_row integer
);
comment on table price_lists is 'A list of prices in one currency; the base list of a currency is the list price of everybody.';
create unique index price_lists_one_base on price_lists (currency) where is_base;

create table company_price_lists (
  company_id    bigint  not null references companies (id),
  price_list_id bigint  not null references price_lists (id),
  priority      integer not null default 0,
  valid_from    date    not null default '2000-01-01',
  valid_to      date,
  import_id     integer references imports (id),
  import_row    integer,
  primary key (company_id, price_list_id, valid_from),
  check (valid_to > valid_from),
  exclude using gist (company_id with =, price_list_id with =, daterange(valid_from, valid_to) with &&)
);
comment on table company_price_lists is
  'Which lists count for a company and when; the highest priority that has a price wins, then the base list.';
comment on column company_price_lists.valid_to is 'The first day on which it no longer holds.';

create table prices (
  part_id       bigint  not null references parts (id) on delete cascade,
  price_list_id bigint  not null references price_lists (id),
  min_quantity  integer not null default 1 check (min_quantity between 1 and 9999),
  valid_from    date    not null default '2000-01-01',
  valid_to      date,
  amount_minor  bigint  not null check (amount_minor >= 0),
  import_id     integer references imports (id),
  import_row    integer,
  primary key (part_id, price_list_id, min_quantity, valid_from),
  check (valid_to > valid_from),
  constraint prices_amount_within check (amount_minor <= 1000000000000),
  -- Expressions of the columns, so that whoever looks up a price is never led through this index, ten times as slow as the key's.
  constraint prices_no_overlap exclude using gist (
    (part_id + 0) with =, (price_list_id + 0) with =, (min_quantity + 0) with =, daterange(valid_from, valid_to) with &&
  )
);
comment on table prices is
  'The unit price of a part on a list from a quantity on, from one day up to but not on another; in the minor units of the list''s '
  'currency.';
comment on column prices.valid_to is 'The first day on which it no longer holds.';
create index prices_begin on prices (valid_from) where valid_from > '2000-01-01';
create index prices_end on prices (valid_to) where valid_to is not null;

create table warehouses (
  id                bigint  generated always as identity primary key,
  code              text    not null unique check (length(code) between 1 and 64),
  name              text    not null check (name <> ''),
  country           text    not null references countries (code),
  city              text,
  default_lead_days integer not null default 30 check (default_lead_days between 0 and 730),
  dispatch_days     integer not null default 1 check (dispatch_days between 0 and 60),
  position          integer not null default 0,
  is_active         boolean not null default true,
  import_id         integer references imports (id),
  import_row        integer,
  name_en           text    not null generated always as (name) stored,
  name_es           text,
  name_pt           text,
  name_fr           text,
  name_zh           text
);
comment on table warehouses is 'Where stock lies and orders ship from.';
comment on column warehouses.default_lead_days is 'Days until what is not in stock can be dispatched, where lead_times says nothing.';
comment on column warehouses.dispatch_days is 'Days from an order to the dispatch of what is in stock.';
comment on column warehouses.name_en is 'The one name stands for English, so that the name in a language is chosen as everywhere else.';

create table stock_levels (
  part_id      bigint      not null references parts (id) on delete cascade,
  warehouse_id bigint      not null references warehouses (id),
  on_hand      integer     not null check (on_hand >= 0),
  reserved     integer     not null default 0 check (reserved >= 0),
  counted_at   timestamptz not null default now(),
  import_id    integer     references imports (id),
  import_row   integer,
  primary key (part_id, warehouse_id),
  constraint stock_levels_reserved_on_hand check (reserved <= on_hand)
) with (fillfactor = 85);
comment on table stock_levels is
  'What lies in a warehouse, what of it is set aside for orders, and how old the number is; never less than nothing, never more set '
  'aside than there is.';
comment on column stock_levels.counted_at is 'When the number was true.';

create table lead_times (
  id           bigint  generated always as identity primary key,
  part_id      bigint  not null references parts (id) on delete cascade,
  warehouse_id bigint  references warehouses (id),
  days         integer not null check (days between 0 and 730),
  import_id    integer references imports (id),
  import_row   integer,
  unique nulls not distinct (part_id, warehouse_id)
);
comment on table lead_times is
  'Days until a part that is not in stock can be dispatched; without a warehouse for all of them, without a row the warehouse''s default.';

create table inbound_deliveries (
  id           bigint  generated always as identity primary key,
  reference    text    not null check (length(reference) between 1 and 100),
  warehouse_id bigint  not null references warehouses (id),
  part_id      bigint  not null references parts (id) on delete cascade,
  quantity     integer not null check (quantity > 0),
  promised     integer not null default 0 check (promised >= 0),
  expected_on  date    not null,
  received_at  timestamptz,
  import_id    integer references imports (id),
  import_row   integer,
  unique (reference, warehouse_id, part_id),
  constraint inbound_deliveries_promised_quantity check (promised <= quantity)
);
comment on table inbound_deliveries is 'Parts on their way to a warehouse; what of them is promised to orders never exceeds what comes.';
comment on column inbound_deliveries.promised is 'What of it is set aside for orders.';
create index inbound_deliveries_open on inbound_deliveries (part_id, expected_on) where received_at is null;

create function is_at_hand(part bigint) returns boolean
language sql stable as $$
  select exists (
    select from stock_levels l join warehouses w on w.id = l.warehouse_id and w.is_active
    where l.part_id = part and l.on_hand > l.reserved
  );
$$;
comment on function is_at_hand is 'Whether any of a part can be promised now.';
