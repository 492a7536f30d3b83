-- What is derived anew is compared with what stands there first: a row offered for writing is locked and its page written, even where it stays as it is (product §8 Import; docs/decisions/0040).

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
    select list, t.part_id, t.category_id, t.amount_minor
    from today t left join part_price_sort q on q.price_list_id = list and q.part_id = t.part_id
    where q.part_id is null or (q.category_id, q.amount_minor) is distinct from (t.category_id, t.amount_minor)
    order by t.part_id
    on conflict (price_list_id, part_id) do update set category_id = excluded.category_id, amount_minor = excluded.amount_minor
    where (part_price_sort.category_id, part_price_sort.amount_minor) is distinct from (excluded.category_id, excluded.amount_minor)
  )
  select count(*) into priced from today;
  return priced;
end $$;

create or replace function refresh_part_families() returns void language sql as $$
  with now_in as materialized (
    select distinct f.family_id, il.part_id
    from (select distinct fm.figure_id, v.family_id from figure_models fm join model_variants v on v.id = fm.variant_id) f
      join items i on i.figure_id = f.figure_id join item_lines il on il.item_id = i.id
  ), gone as (
    delete from part_families pf where not exists (select from now_in n where n.family_id = pf.family_id and n.part_id = pf.part_id)
  )
  insert into part_families (family_id, part_id)
  select n.family_id, n.part_id from now_in n
  where not exists (select from part_families pf where pf.family_id = n.family_id and pf.part_id = n.part_id)
  order by 1, 2 on conflict do nothing;
$$;
