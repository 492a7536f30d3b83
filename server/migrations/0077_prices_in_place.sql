-- A part that has given way stands in lists by the price of what is ordered in its place: nobody could order it at its own (product §5 Supersession; docs/decisions/0008).

create function is_at_hand(part bigint) returns boolean language sql stable as $$
  select exists (
    select from stock_levels l join warehouses w on w.id = l.warehouse_id and w.is_active where l.part_id = part and l.on_hand > l.reserved);
$$;
comment on function is_at_hand is 'Whether any of a part can be promised now.';

create function sold_in_place_of(among bigint[])
returns table (old_part_id bigint, part_id bigint, quantity bigint, pieces bigint, is_choice boolean) language sql stable as $$
  with recursive steps as (
    select s.*, count(*) over (partition by s.old_part_id) as pieces
    from unnest(among) a(id) join supersessions s on s.old_part_id = a.id
    where coalesce(s.effective_from, current_date) <= current_date
  ), ways (id, at, old_quantity, new_quantity, length) as (
    select id, new_part_id, 1::numeric, 1::numeric, 1 from steps
    where new_part_id is not null and not (pieces = 1 and is_two_way and is_at_hand(old_part_id))
    union all
    select w.id, s.new_part_id, w.old_quantity * s.old_quantity, w.new_quantity * s.new_quantity, w.length + 1
    from ways w join supersessions s on s.old_part_id = w.at
    where s.new_part_id is not null and coalesce(s.effective_from, current_date) <= current_date and w.length < 50
      and not exists (
        select from supersessions o where o.old_part_id = w.at and o.id <> s.id and coalesce(o.effective_from, current_date) <= current_date)
      and not (s.is_two_way and is_at_hand(w.at))
  ), ends as (
    select distinct on (id) * from ways order by id, length desc
  ), asked as (
    -- As many as one old piece becomes at the first step, and each of those along the rest in lowest terms.
    select s.old_part_id, e.at, s.pieces, ceil(s.new_quantity * gcd(e.old_quantity, e.new_quantity) / e.old_quantity) * e.new_quantity
        / gcd(e.old_quantity, e.new_quantity) as quantity,
      exists (select from supersessions c where c.old_part_id = s.old_part_id and c.mode = 'choice') as is_choice
    from steps s join ends e using (id)
  )
  select a.old_part_id, a.at,
    case when a.pieces = 1 then 1 else (ceil(greatest(a.quantity, p.min_quantity) / p.pack_quantity) * p.pack_quantity)::bigint end, a.pieces, a.is_choice
  from asked a join parts p on p.id = a.at;
$$;
comment on function sold_in_place_of is 'What is ordered in place of parts that have given way, each along its whole chain, as pages of parts say it; of one alone the price of a piece counts, several are all of them or a choice.';

create function prices_in_lists(among bigint[]) returns table (price_list_id bigint, part_id bigint, amount_minor bigint) language sql stable as $$
  with places as materialized (
    select * from sold_in_place_of(among)
  )
  select r.price_list_id, r.part_id, r.amount_minor from unnest(among) a(id) join prices r on r.part_id = a.id
  where r.min_quantity = 1 and r.valid_from <= current_date and (r.valid_to is null or r.valid_to > current_date)
    and a.id not in (select old_part_id from places)
  union all
  select r.price_list_id, l.old_part_id, case when bool_or(l.is_choice) then min(r.amount_minor * l.quantity) else sum(r.amount_minor * l.quantity)::bigint end
  from places l join parts p on p.id = l.part_id and (l.pieces = 1 or p.sell_policy <> 'notSold') join prices r on r.part_id = l.part_id
  where r.min_quantity = 1 and r.valid_from <= current_date and (r.valid_to is null or r.valid_to > current_date)
  group by r.price_list_id, l.old_part_id having bool_or(l.is_choice) or count(*) = max(l.pieces);
$$;
comment on function prices_in_lists is 'By which price parts stand in lists today: their own, of parts that have given way that of what is ordered in their place; of several that belong together the sum on lists that have them all, of a choice the least.';

create or replace function sort_prices_of(touched bigint[]) returns void language sql as $$
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
  on conflict (price_list_id, part_id) do update set amount_minor = excluded.amount_minor
  where part_price_sort.amount_minor <> excluded.amount_minor;
$$;
comment on function sort_prices_of is 'Brings part_price_sort up to date for some parts and those they stand in for, on every list.';

create function sort_replaced() returns trigger language plpgsql as $$
declare touched bigint[];
begin
  if current_setting('outrigger.is_importing', true) = 'on' then return null; end if;
  select array_agg(distinct old_part_id) into touched from changed;
  if touched is not null then perform sort_prices_of(touched); end if;
  return null;
end $$;
create trigger supersessions_sorted_new after insert on supersessions referencing new table as changed for each statement execute function sort_replaced();
create trigger supersessions_sorted_changed after update on supersessions referencing new table as changed for each statement execute function sort_replaced();
create trigger supersessions_sorted_before after update on supersessions referencing old table as changed for each statement execute function sort_replaced();
create trigger supersessions_sorted_gone after delete on supersessions referencing old table as changed for each statement execute function sort_replaced();

-- Parts that others replaced are few and sorted by themselves.
create or replace function refresh_price_sort(list bigint) returns bigint language sql as $$
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
  select count(*) from today;
$$;
comment on function refresh_price_sort is 'Rebuilds part_price_sort for one list but for parts that others replaced; answers how many parts have a price today.';

create function refresh_replaced_prices() returns void language sql as $$
  select sort_prices_of(array(select distinct old_part_id from supersessions));
$$;
comment on function refresh_replaced_prices is 'Brings part_price_sort up to date for all parts that others replaced.';
select refresh_replaced_prices();
comment on table part_price_sort is 'The price of one piece today by list, of parts that have given way that of what is ordered in their place, so that lists sorted or filtered by price read an index; rebuilt when prices or supersessions change or begin.';
