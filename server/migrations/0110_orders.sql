-- Orders and their life: credit lines, lines, events, approvals, reservations (spec §3, §4; product §7).

create sequence order_numbers;

create function new_order_no() returns text
language sql volatile as $$
  select to_char(now() at time zone 'UTC', '"OR"YY') || lpad(n, greatest(7, length(n)), '0')
  from (select nextval('order_numbers')::text as n) next
$$;
comment on function new_order_no is 'The next order number, as OR260000123; unique, not gapless.';

create table credit_lines (
  company_id            bigint      not null references companies (id),
  currency              text        not null references currencies (code),
  limit_minor           bigint      not null check (limit_minor >= 0),
  automatic_limit_minor bigint      not null default 0 check (automatic_limit_minor >= 0),
  held_minor            bigint      not null default 0 check (held_minor >= 0),
  posted_minor          bigint      not null default 0 check (posted_minor >= 0),
  is_frozen             boolean     not null default false,
  changed_at            timestamptz not null default now(),
  primary key (company_id, currency),
  constraint credit_lines_within_limit check (held_minor + posted_minor <= limit_minor)
) with (fillfactor = 70);
comment on table credit_lines is
  'How far a company may order on credit. held and posted follow the ledger by trigger; orders above the automatic limit wait for the '
  'parts desk.';
comment on column credit_lines.automatic_limit_minor is 'Orders that go above it wait for the parts desk.';

create table orders (
  id                 bigint         generated always as identity primary key,
  order_no           text           not null unique default new_order_no() check (length(order_no) between 3 and 30),
  company_id         bigint         not null references companies (id),
  created_by         bigint         not null references users (id),
  status             text           not null
                     check (status in ('unpaid', 'canceled', 'toBeShipped', 'inTransit', 'completed', 'pendingApproval', 'notApproved')),
  payment_method     text           not null check (payment_method in ('credit', 'wallet', 'card')),
  ship_mode          text           not null check (ship_mode in ('batches', 'together')),
  currency           text           not null references currencies (code),
  exchange_rate      numeric(18, 8) not null default 1 check (exchange_rate > 0),
  line_count         integer        not null check (line_count > 0),
  items_minor        bigint         not null check (items_minor >= 0),
  freight_minor      bigint         not null check (freight_minor >= 0),
  total_minor        bigint         not null,
  store_credit_minor bigint         not null default 0 check (store_credit_minor >= 0),
  weight_grams       bigint         check (weight_grams >= 0),
  address_id         bigint,
  recipient_name     text           not null check (recipient_name <> ''),
  street_address     text           not null check (street_address <> ''),
  city               text           not null check (city <> ''),
  postal_code        text           not null check (postal_code <> ''),
  state              text           not null check (state <> ''),
  country            text           not null references countries (code),
  phone              text           not null check (phone <> ''),
  language           text           not null default 'en' check (language in ('en', 'es', 'pt', 'fa', 'zh')),
  description        text           check (length(description) <= 4000),
  notes              text           check (length(notes) <= 4000),
  purchase_order_no  text           check (length(purchase_order_no) <= 100),
  cost_centre        text           check (length(cost_centre) <= 100),
  wanted_by          date,
  is_machine_down    boolean        not null default false,
  hides_prices       boolean        not null default false,
  pay_by             timestamptz,
  placed_at          timestamptz    not null default now(),
  paid_at            timestamptz,
  dispatched_at      timestamptz,
  delivered_at       timestamptz,
  completed_at       timestamptz,
  closed_at          timestamptz,
  return_until       timestamptz,
  created_at         timestamptz    not null default now(),
  changed_at         timestamptz    not null default now(),
  is_stock_taken     boolean        not null default true,
  credit_currency    text           generated always as (
    case when payment_method = 'credit' and total_minor > store_credit_minor then currency end
  ) stored,
  unique (id, company_id),
  unique (id, currency),
  foreign key (company_id, credit_currency) references credit_lines (company_id, currency),
  constraint orders_total check (total_minor = items_minor + freight_minor),
  constraint orders_store_credit check (store_credit_minor <= total_minor),
  constraint orders_pay_by check (status <> 'unpaid' or pay_by is not null),
  constraint orders_completed check (status <> 'completed' or (completed_at is not null and return_until is not null)),
  constraint orders_dispatched check (status <> 'inTransit' or dispatched_at is not null),
  constraint orders_stock_taken check (is_stock_taken or status in ('pendingApproval', 'canceled', 'notApproved')),
  foreign key (address_id, company_id) references addresses (id, company_id)
) with (fillfactor = 85);
comment on table orders is
  'An order with its address and totals as they were when it was placed. hides_prices marks one whose maker may not see prices.';
comment on column orders.exchange_rate is 'The rate of the day it was placed, frozen.';
comment on column orders.line_count is 'How many lines it was written with; with items_minor what a trigger holds its lines to.';
comment on column orders.hides_prices is 'Whether its maker may not see prices.';
comment on column orders.pay_by is 'Until then an unpaid order keeps its stock.';
comment on column orders.closed_at is 'When it was canceled or not approved.';
comment on column orders.return_until is 'The end of the return window, set when it is completed.';
comment on column orders.created_at is 'The moment of the transaction that wrote it, by which lines that come late are told.';
comment on column orders.is_stock_taken is
  'False while it waits without credit: nothing is set aside for it, and approval has to take both.';
comment on column orders.credit_currency is 'The currency of the credit line it needs; empty where nothing is due on credit.';
create index orders_company on orders (company_id, placed_at desc, id desc);
create index orders_company_status on orders (company_id, status, placed_at desc);
create index orders_queue on orders (status, is_machine_down desc, placed_at)
  where status in ('unpaid', 'pendingApproval', 'toBeShipped', 'inTransit');
create index orders_purchase_order on orders (company_id, purchase_order_no) where purchase_order_no is not null;

create table order_lines (
  id                bigint      generated always as identity primary key,
  order_id          bigint      not null,
  company_id        bigint      not null,
  line_no           integer     not null check (line_no > 0),
  part_id           bigint      not null references parts (id),
  code              text        not null check (code <> ''),
  change_code       text        check (length(change_code) between 1 and 64),
  name_en           text        not null,
  name_es           text,
  name_pt           text,
  name_fr           text,
  name_zh           text,
  unit              text        not null default 'piece',
  sell_policy       text        not null check (sell_policy in ('stockOnly', 'backorder')),
  quantity          integer     not null check (quantity between 1 and 9999),
  price_list_id     bigint      references price_lists (id),
  list_price_minor  bigint      check (list_price_minor >= 0),
  unit_price_minor  bigint      not null check (unit_price_minor >= 0),
  total_minor       bigint      not null,
  weight_grams      integer     check (weight_grams >= 0),
  machine_id        bigint      references machines (id),
  machine_serial    text,
  verdict           text        not null default 'unknown' check (verdict in ('fits', 'doesNotFit', 'unknown')),
  proof             text        not null default 'none' check (proof in ('asBuilt', 'option', 'range', 'model', 'none')),
  reference         text        check (length(reference) <= 100),
  promise_date      date,
  batched_quantity  integer     not null default 0 check (batched_quantity >= 0),
  shipped_quantity  integer     not null default 0 check (shipped_quantity >= 0),
  returned_quantity integer     not null default 0 check (returned_quantity >= 0),
  created_at        timestamptz not null default now(),
  foreign key (order_id, company_id) references orders (id, company_id),
  unique (order_id, line_no),
  unique (id, order_id),
  unique (id, order_id, part_id),
  constraint order_lines_one_per_part unique (order_id, part_id),
  constraint order_lines_total check (total_minor = unit_price_minor * quantity),
  constraint order_lines_batched check (batched_quantity <= quantity),
  constraint order_lines_shipped check (shipped_quantity <= batched_quantity),
  constraint order_lines_returned check (returned_quantity <= shipped_quantity)
) with (fillfactor = 85);
comment on table order_lines is
  'A line as it was sold: code, names, price with the list that gave it, verdict of fit. Only its quantities in batches, shipped and '
  'returned and its promise date change.';
comment on column order_lines.change_code is 'The code that was asked for, where another part came in its place (spec §3).';
comment on column order_lines.verdict is 'Whether it fits the machine it was bought for, as judged then; proof says by what.';
comment on column order_lines.reference is 'The buyer''s own word for the line, on packing list and invoice.';
comment on column order_lines.batched_quantity is 'In batches, planned ones too; follows shipment_lines by trigger.';
create index order_lines_part on order_lines (part_id, company_id);

create table order_line_machines (
  order_line_id bigint  not null references order_lines (id),
  machine_id    bigint  not null references machines (id),
  quantity      integer not null check (quantity between 1 and 9999),
  verdict       text    not null check (verdict in ('fits', 'doesNotFit', 'unknown')),
  proof         text    not null check (proof in ('asBuilt', 'option', 'range', 'model', 'none')),
  primary key (order_line_id, machine_id)
);
comment on table order_line_machines is 'For which machines how many of an order line were asked, each with its own verdict.';

create table order_events (
  id          bigint      generated always as identity primary key,
  order_id    bigint      not null,
  company_id  bigint      not null,
  event       text        not null check (length(event) between 1 and 60),
  from_status text,
  to_status   text        not null,
  actor       text        not null check (actor in ('buyer', 'office', 'provider', 'carrier', 'clock')),
  user_id     bigint      references users (id),
  reason      text        check (length(reason) <= 4000),
  facts       jsonb       not null default '{}',
  at          timestamptz not null default now(),
  foreign key (order_id, company_id) references orders (id, company_id),
  check (actor not in ('buyer', 'office') or user_id is not null)
);
comment on table order_events is 'Everything that happened to an order, in order; only ever added to.';
comment on column order_events.facts is 'What belongs to the event and to no column.';
create index order_events_order on order_events (order_id, id);

create table order_approvals (
  order_id   bigint not null references orders (id),
  reason     text   not null check (reason in ('credit', 'spendLimit', 'noPrice')),
  state      text   not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  decided_by bigint references users (id),
  decided_at timestamptz,
  note       text   check (length(note) <= 4000),
  primary key (order_id, reason),
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'rejected' or note <> '')
);
comment on table order_approvals is 'The reasons an order waits, and who cleared or rejected each.';
create index order_approvals_waiting on order_approvals (reason, order_id) where state = 'waiting';

create table reservations (
  id                  bigint      generated always as identity primary key,
  order_id            bigint      not null references orders (id),
  order_line_id       bigint      not null,
  part_id             bigint      not null references parts (id),
  warehouse_id        bigint      not null references warehouses (id),
  inbound_delivery_id bigint      references inbound_deliveries (id),
  quantity            integer     not null check (quantity > 0),
  state               text        not null default 'held' check (state in ('held', 'shipped', 'released')),
  held_at             timestamptz not null default now(),
  ended_at            timestamptz,
  foreign key (order_line_id, order_id, part_id) references order_lines (id, order_id, part_id),
  check ((state = 'held') = (ended_at is null))
);
comment on table reservations is 'Stock of a warehouse, or part of a delivery on its way, set aside for an order line.';
comment on column reservations.inbound_delivery_id is 'Set where it is promised out of a delivery on its way.';
create index reservations_held on reservations (part_id, warehouse_id) where state = 'held';
create index reservations_order on reservations (order_id, order_line_id);

create function check_order_sum() returns trigger
language plpgsql as $$
declare
  lines  bigint;
  amount bigint;
begin
  select count(*), coalesce(sum(total_minor), 0) into lines, amount from order_lines where order_id = new.id;
  if lines <> new.line_count or amount <> new.items_minor then
    raise exception 'order % says % lines worth %, its lines are % worth %', new.order_no, new.line_count, new.items_minor, lines, amount
      using errcode = 'check_violation', constraint = 'orders_lines_sum';
  end if;
  return null;
end $$;
comment on function check_order_sum is 'Holds an order to as many lines, and as much money in them, as it says.';

create function refuse_late_order_lines() returns trigger
language plpgsql as $$
begin
  if exists (select from added join orders on orders.id = added.order_id where orders.created_at <> now()) then
    raise exception 'lines are written together with their order' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
comment on function refuse_late_order_lines is 'Lines come in the transaction of their order alone, or its totals would be wrong.';

create function check_order_waits() returns trigger
language plpgsql as $$
declare waits bigint;
begin
  -- Asked of the order as it is at the end, which may have moved on since, and of its approvals as they are then.
  waits := case tg_table_name when 'orders' then (to_jsonb(new) ->> 'id')::bigint else (to_jsonb(old) ->> 'order_id')::bigint end;
  if exists (select from orders where id = waits and status = 'pendingApproval')
    and not exists (select from order_approvals where order_id = waits) then
    raise exception 'order % waits for an approval that nobody is asked for', waits
      using errcode = 'check_violation', constraint = 'orders_wait_for_approval';
  end if;
  return null;
end $$;
comment on function check_order_waits is 'An order that waits for approval has somebody who is asked.';

create function refuse_own_approval() returns trigger
language plpgsql as $$
begin
  if exists (select from orders where id = new.order_id and created_by = new.decided_by) then
    raise exception 'nobody approves an order of his own' using errcode = 'check_violation', constraint = 'order_approvals_not_own';
  end if;
  return new;
end $$;
comment on function refuse_own_approval is 'Nobody clears or rejects an order he made himself (product §7).';

create function refuse_over_reserved(lines bigint[]) returns void
language plpgsql as $$
declare found bigint;
begin
  -- Lines of earlier transactions are locked, since another one may be adding to them; those of this one nobody else sees yet.
  perform from order_lines where id = any (lines) and created_at <> now() order by id for no key update;
  select l.id into found from order_lines l
  where l.id = any (lines) and l.quantity < (
    select sum(r.quantity) from reservations r where r.order_id = l.order_id and r.order_line_id = l.id and r.state <> 'released')
  limit 1;
  if found is not null then
    raise exception 'more is set aside for order line % than it says', found
      using errcode = 'check_violation', constraint = 'reservations_within_line';
  end if;
end $$;
comment on function refuse_over_reserved is 'Refuses to set aside more for a line than it says.';

create function check_reservations_added() returns trigger
language plpgsql as $$
begin
  perform refuse_over_reserved(array(select distinct order_line_id from added));
  return null;
end $$;
comment on function check_reservations_added is 'Judges the lines that new reservations belong to.';

create function check_reservation_changed() returns trigger
language plpgsql as $$
begin
  perform refuse_over_reserved(array[new.order_line_id]);
  return null;
end $$;
comment on function check_reservation_changed is 'Judges the line of a reservation that grew, moved or came back.';

-- What was agreed when an order was placed does not change, and no order goes.
create trigger orders_snapshot before update of order_no, company_id, created_by, payment_method, currency, exchange_rate, line_count,
  items_minor, freight_minor, total_minor, store_credit_minor, created_at, placed_at on orders
  for each row when (
    (new.order_no, new.company_id, new.created_by, new.payment_method, new.currency, new.exchange_rate, new.line_count, new.items_minor,
     new.freight_minor, new.total_minor, new.store_credit_minor, new.created_at, new.placed_at)
    is distinct from
    (old.order_no, old.company_id, old.created_by, old.payment_method, old.currency, old.exchange_rate, old.line_count, old.items_minor,
     old.freight_minor, old.total_minor, old.store_credit_minor, old.created_at, old.placed_at)
  ) execute function refuse_snapshot_change();
create trigger orders_kept before delete on orders for each row execute function refuse_change();
create trigger order_lines_snapshot before update on order_lines
  for each row when (
    (new.order_id, new.company_id, new.line_no, new.part_id, new.code, new.change_code, new.quantity, new.unit_price_minor, new.total_minor,
     new.price_list_id, new.list_price_minor, new.verdict, new.proof, new.machine_id, new.created_at)
    is distinct from
    (old.order_id, old.company_id, old.line_no, old.part_id, old.code, old.change_code, old.quantity, old.unit_price_minor, old.total_minor,
     old.price_list_id, old.list_price_minor, old.verdict, old.proof, old.machine_id, old.created_at)
  ) execute function refuse_snapshot_change();
create trigger order_lines_kept before delete on order_lines for each row execute function refuse_change();

-- Totals are those of the lines, which all come with their order.
create constraint trigger orders_lines_sum after insert on orders deferrable initially deferred
  for each row execute function check_order_sum();
create trigger order_lines_with_order after insert on order_lines
  referencing new table as added for each statement execute function refuse_late_order_lines();

-- The story of an order is only ever continued.
create trigger order_events_append_only before update or delete on order_events for each row execute function refuse_change();

-- Asked of the order as it is at the end of the transaction, and of its approvals as they are then.
create constraint trigger orders_wait_for_approval after insert or update of status on orders deferrable initially deferred
  for each row when (new.status = 'pendingApproval') execute function check_order_waits();
create constraint trigger order_approvals_awaited after delete or update of order_id on order_approvals deferrable initially deferred
  for each row execute function check_order_waits();

-- Four eyes (product §7).
create trigger order_approvals_not_own before insert or update on order_approvals
  for each row when (new.decided_by is not null) execute function refuse_own_approval();

-- No line sets aside more than it says.
create trigger reservations_within_line after insert on reservations
  referencing new table as added for each statement execute function check_reservations_added();
create trigger reservations_still_within_line after update on reservations
  for each row when (
    new.quantity > old.quantity or new.order_line_id <> old.order_line_id or (old.state = 'released' and new.state <> 'released')
  ) execute function check_reservation_changed();
