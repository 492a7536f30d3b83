-- What is ordered in the place of a part is its replacement, here too (docs/glossary.md).

alter function sold_in_place_of(bigint[]) rename to replacements_of;

-- A body kept as text does not follow the new name.
create or replace function prices_in_lists(among bigint[])
returns table (price_list_id bigint, part_id bigint, amount_minor bigint)
language sql stable as $$
  with replacements as materialized (
    select * from replacements_of(among)
  )
  select r.price_list_id, r.part_id, r.amount_minor
  from unnest(among) a(id) join prices r on r.part_id = a.id
  where r.min_quantity = 1 and r.valid_from <= current_date and (r.valid_to is null or r.valid_to > current_date)
    and a.id not in (select old_part_id from replacements)
  union all
  select
    r.price_list_id, l.old_part_id,
    case
      when bool_or(l.is_choice) then min(r.amount_minor * l.quantity)
      else sum(r.amount_minor * l.quantity)::bigint
    end
  from replacements l
    join parts p on p.id = l.part_id and (l.pieces = 1 or (p.sell_policy <> 'notSold' and p.status <> 'offline'))
    join prices r on r.part_id = l.part_id
  where r.min_quantity = 1 and r.valid_from <= current_date and (r.valid_to is null or r.valid_to > current_date)
  group by r.price_list_id, l.old_part_id
  having bool_or(l.is_choice) or sum(l.steps) = max(l.pieces);
$$;

alter function sort_sold_in_place() rename to sort_as_replacement;
alter trigger parts_sold_in_place on parts rename to parts_sorted_as_replacement;
