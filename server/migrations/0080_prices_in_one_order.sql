-- What touches sorted prices waits for its turn before it holds a row of them: a part moved to another category held its rows and then waited for one that wanted them (docs/decisions/0008).

create or replace function move_in_sorted_lists() returns trigger language plpgsql as $$
begin
  update part_sort set category_id = new.category_id where part_id = new.id;
  if current_setting('outrigger.is_importing', true) is distinct from 'on' then
    perform await_price_sort();
    update part_price_sort set category_id = new.category_id where part_id = new.id;
  end if;
  return null;
end $$;

-- How many are ordered at least, and in which packs, tells what several that took a part's place cost together.
drop trigger parts_sold_in_place on parts;
create trigger parts_sold_in_place after update of status, sell_policy, pack_quantity, min_quantity on parts for each row
  when ((old.status = 'offline' or old.sell_policy = 'notSold', old.pack_quantity, old.min_quantity)
    is distinct from (new.status = 'offline' or new.sell_policy = 'notSold', new.pack_quantity, new.min_quantity))
  execute function sort_sold_in_place();

-- Two of a set that one part replaced in turn are that part: their pieces are added before they are rounded up to packs.
drop function sold_in_place_of(bigint[]);
create function sold_in_place_of(among bigint[])
returns table (old_part_id bigint, part_id bigint, quantity bigint, steps bigint, pieces bigint, is_choice boolean) language sql stable as $$
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
  ), added as (
    select old_part_id, at, count(*) as steps, pieces, is_choice, case when is_choice then min(quantity) else sum(quantity) end as quantity
    from asked group by old_part_id, at, pieces, is_choice
  )
  select a.old_part_id, a.at,
    case when a.pieces = 1 then 1 else (ceil(greatest(a.quantity, p.min_quantity) / p.pack_quantity) * p.pack_quantity)::bigint end,
    a.steps, a.pieces, a.is_choice
  from added a join parts p on p.id = a.at;
$$;
comment on function sold_in_place_of is 'What is ordered in place of parts that have given way, each along its whole chain, as pages of parts say it; of one alone the price of a piece counts, several are all of them or a choice, and those that lead to one part are added.';

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
  group by r.price_list_id, l.old_part_id having bool_or(l.is_choice) or sum(l.steps) = max(l.pieces);
$$;

select refresh_replaced_prices();
