-- Two that sort prices at once would each reckon without what the other has not committed, and the last to write would put back old prices (docs/decisions/0008).

create function await_price_sort() returns void language sql as $$
  select pg_advisory_xact_lock(hashtext('part_price_sort'));
$$;
comment on function await_price_sort is 'Waits until nobody else sorts prices, to the end of the transaction; called as a statement of its own, so that the next one sees what the others committed.';

create or replace function prices_in_lists(among bigint[]) returns table (price_list_id bigint, part_id bigint, amount_minor bigint) language sql stable as $$
  with places as materialized (
    select * from sold_in_place_of(among)
  )
  select r.price_list_id, r.part_id, r.amount_minor from unnest(among) a(id) join prices r on r.part_id = a.id
  where r.min_quantity = 1 and r.valid_from <= current_date and (r.valid_to is null or r.valid_to > current_date)
    and a.id not in (select old_part_id from places)
  union all
  select r.price_list_id, l.old_part_id, case when bool_or(l.is_choice) then min(r.amount_minor * l.quantity) else sum(r.amount_minor * l.quantity)::bigint end
  from places l join parts p on p.id = l.part_id and (l.pieces = 1 or (p.sell_policy <> 'notSold' and p.status <> 'offline'))
    join prices r on r.part_id = l.part_id
  where r.min_quantity = 1 and r.valid_from <= current_date and (r.valid_to is null or r.valid_to > current_date)
  group by r.price_list_id, l.old_part_id having bool_or(l.is_choice) or count(*) = max(l.pieces);
$$;
comment on function prices_in_lists is 'By which price parts stand in lists today: their own, of parts that have given way that of what is ordered in their place; of several that belong together the sum on lists that have them all, of a choice the least that is sold.';

create or replace function sort_prices_of(touched bigint[]) returns void language plpgsql as $$
begin
  perform await_price_sort();
  with recursive moved (id) as (
    -- What a part gave way to tells its price.
    select unnest(touched) union select s.old_part_id from moved m join supersessions s on s.new_part_id = m.id
  ), today as materialized (
    select t.price_list_id, t.part_id, parts.category_id, t.amount_minor
    from prices_in_lists(array(select id from moved)) t join parts on parts.id = t.part_id
  ), gone as (
    delete from part_price_sort q using moved m
    where q.part_id = m.id and (q.price_list_id, q.part_id) not in (select price_list_id, part_id from today)
  )
  insert into part_price_sort (price_list_id, part_id, category_id, amount_minor)
  select price_list_id, part_id, category_id, amount_minor from today order by price_list_id, part_id
  on conflict (price_list_id, part_id) do update set category_id = excluded.category_id, amount_minor = excluded.amount_minor
  where (part_price_sort.category_id, part_price_sort.amount_minor) is distinct from (excluded.category_id, excluded.amount_minor);
end $$;
comment on function sort_prices_of is 'Brings part_price_sort up to date for some parts and those they stand in for, on every list; one transaction after another.';

create or replace function refresh_price_sort(list bigint) returns bigint language plpgsql as $$
declare priced bigint;
begin
  perform await_price_sort();
  with today as materialized (
    select p.part_id, parts.category_id, p.amount_minor
    from prices p join parts on parts.id = p.part_id
    where p.price_list_id = list and p.min_quantity = 1
      and p.valid_from <= current_date and (p.valid_to is null or p.valid_to > current_date)
      and not exists (select from supersessions s where s.old_part_id = p.part_id)
  ), gone as (
    delete from part_price_sort q where q.price_list_id = list and not exists (select from today t where t.part_id = q.part_id)
      and not exists (select from supersessions s where s.old_part_id = q.part_id)
  ), put as (
    insert into part_price_sort (price_list_id, part_id, category_id, amount_minor)
    select list, part_id, category_id, amount_minor from today order by part_id
    on conflict (price_list_id, part_id) do update set category_id = excluded.category_id, amount_minor = excluded.amount_minor
    where (part_price_sort.category_id, part_price_sort.amount_minor) is distinct from (excluded.category_id, excluded.amount_minor)
  )
  select count(*) into priced from today;
  return priced;
end $$;

create or replace function refresh_replaced_prices() returns void language plpgsql as $$
begin
  perform await_price_sort();
  perform sort_prices_of(array(select distinct old_part_id from supersessions));
end $$;

-- An import writes sorted prices only at its end, once nobody else does: with rows of them in hand it would wait for one that waits for it.
create or replace function move_in_sorted_lists() returns trigger language plpgsql as $$
begin
  update part_sort set category_id = new.category_id where part_id = new.id;
  if current_setting('outrigger.is_importing', true) is distinct from 'on' then
    update part_price_sort set category_id = new.category_id where part_id = new.id;
  end if;
  return null;
end $$;
-- It did the same as parts_moved.
drop trigger parts_category_followed on parts;
drop function follow_part_category();

select refresh_replaced_prices();
