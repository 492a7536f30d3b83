-- An order goes to an address of its own company, waits for an approval that exists, and sets aside no other part and no more than a line says;
-- imported money stays an amount that a line of 9,999 pieces can be reckoned with (spec §4; product §7).

alter table addresses add constraint addresses_id_company_id_key unique (id, company_id);
alter table orders drop constraint orders_address_id_fkey,
  add constraint orders_address_id_company_id_fkey foreign key (address_id, company_id) references addresses (id, company_id);

create function check_order_waits() returns trigger language plpgsql as $$
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
create constraint trigger orders_wait_for_approval after insert or update of status on orders deferrable initially deferred
  for each row when (new.status = 'pendingApproval') execute function check_order_waits();
create constraint trigger order_approvals_awaited after delete or update of order_id on order_approvals deferrable initially deferred
  for each row execute function check_order_waits();

alter table order_lines add constraint order_lines_id_order_id_part_id_key unique (id, order_id, part_id);
alter table reservations drop constraint reservations_order_line_id_order_id_fkey,
  add constraint reservations_order_line_id_order_id_part_id_fkey
    foreign key (order_line_id, order_id, part_id) references order_lines (id, order_id, part_id);
-- By line as well, so that what a line has set aside is found without reading the rest of its order.
create index reservations_line on reservations (order_id, order_line_id);
drop index reservations_order;
alter index reservations_line rename to reservations_order;

create function refuse_over_reserved(lines bigint[]) returns void language plpgsql as $$
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
create function check_reservations_added() returns trigger language plpgsql as $$
begin
  perform refuse_over_reserved(array(select distinct order_line_id from added));
  return null;
end $$;
create function check_reservation_changed() returns trigger language plpgsql as $$
begin
  perform refuse_over_reserved(array[new.order_line_id]);
  return null;
end $$;
create trigger reservations_within_line after insert on reservations
  referencing new table as added for each statement execute function check_reservations_added();
create trigger reservations_still_within_line after update on reservations
  for each row when (
    new.quantity > old.quantity or new.order_line_id <> old.order_line_id or (old.state = 'released' and new.state <> 'released')
  ) execute function check_reservation_changed();

-- Rows from before are not judged: the shop sells nothing at such a price, and the next import puts it right.
alter table prices add constraint prices_amount_within check (amount_minor <= 1000000000000) not valid;
alter table freight_rates
  add constraint freight_rates_amount_within check (amount_minor <= 1000000000000) not valid,
  add constraint freight_rates_per_extra_kilogram_within check (per_extra_kilogram_minor <= 1000000000000) not valid;
