-- How orders travel: batches, packing lists, tracking, freight (spec §3; product §7).

create table shipments (
  id                    bigint   generated always as identity primary key,
  order_id              bigint   not null,
  company_id            bigint   not null,
  batch_no              smallint not null check (batch_no > 0),
  warehouse_id          bigint   not null references warehouses (id),
  status                text     not null default 'planned' check (status in ('planned', 'inTransit', 'delivered', 'canceled')),
  estimated_dispatch_on date,
  estimated_delivery_on date,
  carrier               text,
  tracking_code         text,
  dispatched_at         timestamptz,
  delivered_at          timestamptz,
  packing_list_no       text     unique,
  weight_grams          bigint   check (weight_grams >= 0),
  foreign key (order_id, company_id) references orders (id, company_id),
  unique (order_id, batch_no),
  unique (id, order_id),
  check (estimated_delivery_on >= estimated_dispatch_on),
  check (delivered_at >= dispatched_at),
  check ((status in ('inTransit', 'delivered')) = (dispatched_at is not null)),
  check ((status = 'delivered') = (delivered_at is not null))
);
comment on table shipments is 'The batches of an order: planned, on their way, delivered.';
create unique index shipments_tracking_code on shipments (carrier, tracking_code) where tracking_code is not null;

create table shipment_lines (
  shipment_id   bigint  not null,
  order_id      bigint  not null,
  order_line_id bigint  not null,
  quantity      integer not null check (quantity > 0),
  primary key (shipment_id, order_line_id),
  foreign key (shipment_id, order_id) references shipments (id, order_id),
  foreign key (order_line_id, order_id) references order_lines (id, order_id)
);
comment on table shipment_lines is 'The packing list of a batch; all batches together never hold more of a line than was ordered.';
create index shipment_lines_order_line on shipment_lines (order_line_id);

create table tracking_events (
  id            bigint      generated always as identity primary key,
  shipment_id   bigint      not null references shipments (id),
  occurred_at   timestamptz not null,
  status        text        not null check (length(status) between 1 and 60),
  place         text,
  description   text,
  carrier_event text        not null,
  received_at   timestamptz not null default now(),
  unique (shipment_id, carrier_event)
);
comment on table tracking_events is 'What a carrier reported about a batch; each report once.';
comment on column tracking_events.carrier_event is 'The carrier''s own mark of the report, by which it counts once.';

create table freight_zones (
  id              bigint   generated always as identity primary key,
  code            text     not null unique check (length(code) between 1 and 64),
  name            text     not null check (name <> ''),
  min_days        smallint not null default 6 check (min_days >= 0),
  max_days        smallint not null default 9,
  grams_per_litre integer  not null default 200 check (grams_per_litre > 0),
  import_id       integer  references imports (id),
  import_row      integer,
  check (max_days >= min_days)
);
comment on table freight_zones is
  'Countries that cost the same to ship to; working days of the express service and the weight a litre counts as.';
comment on column freight_zones.grams_per_litre is 'What a litre counts as; the heavier of this and the true weight is paid for.';

create table freight_zone_countries (
  country    text    primary key references countries (code),
  zone_id    bigint  not null references freight_zones (id),
  import_id  integer references imports (id),
  import_row integer
);
comment on table freight_zone_countries is 'The zone of a country; a country without one cannot be shipped to.';

create table freight_rates (
  zone_id                  bigint  not null references freight_zones (id),
  currency                 text    not null references currencies (code),
  up_to_grams              integer not null check (up_to_grams > 0),
  amount_minor             bigint  not null check (amount_minor >= 0),
  per_extra_kilogram_minor bigint  check (per_extra_kilogram_minor >= 0),
  import_id                integer references imports (id),
  import_row               integer,
  primary key (zone_id, currency, up_to_grams),
  constraint freight_rates_amount_within check (amount_minor <= 1000000000000),
  constraint freight_rates_per_extra_kilogram_within check (per_extra_kilogram_minor <= 1000000000000)
);
comment on table freight_rates is
  'What a weight step costs in a zone; above the last step each further kilogram costs what that step says.';
comment on column freight_rates.per_extra_kilogram_minor is 'Counts on the last step alone: what each kilogram above it costs.';

create function count_batched() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update order_lines set batched_quantity = batched_quantity - old.quantity where id = old.order_line_id;
  end if;
  if tg_op <> 'DELETE' then
    update order_lines set batched_quantity = batched_quantity + new.quantity where id = new.order_line_id;
  end if;
  return null;
end $$;
comment on function count_batched is 'Keeps the quantity of a line that is in batches; its CHECK refuses too many.';

-- All batches together never hold more of a line than was ordered.
create trigger shipment_lines_counted after insert or update or delete on shipment_lines for each row execute function count_batched();

-- What a carrier reported stays as it was reported.
create trigger tracking_events_append_only before update or delete on tracking_events for each row execute function refuse_change();
