-- The index in each process that serves lists of parts hears which parts took another place in them: price, name, tag or family (docs/decisions/0008).

create function note_listed() returns trigger language plpgsql as $$
declare
  touched bigint[];
  counted bigint;
begin
  select array_agg(distinct part_id), count(*) into touched, counted from (select part_id from changed limit 10001) c;
  if counted > 0 then
    perform tell_change('listed', case when counted <= 10000 then array_to_string(touched, ',') end);
  end if;
  return null;
end $$;
comment on function note_listed is 'Tells which parts a statement gave another place in lists; more than 10,000 count as all.';

do $$
declare one text;
begin
  foreach one in array array['part_price_sort', 'part_sort', 'part_tags', 'part_families'] loop
    execute format('create trigger %I after insert on %I referencing new table as changed for each statement execute function note_listed()', one || '_listed_new', one);
    execute format('create trigger %I after update on %I referencing new table as changed for each statement execute function note_listed()', one || '_listed_changed', one);
    execute format('create trigger %I after delete on %I referencing old table as changed for each statement execute function note_listed()', one || '_listed_gone', one);
  end loop;
end $$;

-- Lists are asked for by the code of a tag.
create function note_all_listed() returns trigger language plpgsql as $$
begin
  perform tell_change('listed', null);
  return null;
end $$;
comment on function note_all_listed is 'Tells that any part may have taken another place in lists.';
create trigger tags_listed after update of code on tags for each statement execute function note_all_listed();

-- What is derived anew writes only what differs, so that a small import moves few parts.
create or replace function refresh_price_sort(list bigint) returns bigint language sql as $$
  with today as materialized (
    select p.part_id, parts.category_id, p.amount_minor
    from prices p join parts on parts.id = p.part_id
    where p.price_list_id = list and p.min_quantity = 1
      and p.valid_from <= current_date and (p.valid_to is null or p.valid_to > current_date)
  ), gone as (
    delete from part_price_sort q where q.price_list_id = list and not exists (select from today t where t.part_id = q.part_id)
  ), put as (
    insert into part_price_sort (price_list_id, part_id, category_id, amount_minor)
    select list, part_id, category_id, amount_minor from today order by part_id
    on conflict (price_list_id, part_id) do update set category_id = excluded.category_id, amount_minor = excluded.amount_minor
    where (part_price_sort.category_id, part_price_sort.amount_minor) is distinct from (excluded.category_id, excluded.amount_minor)
  )
  select count(*) from today;
$$;

create or replace function refresh_part_families() returns void language sql as $$
  with now_in as materialized (
    select distinct f.family_id, il.part_id
    from (select distinct fm.figure_id, v.family_id from figure_models fm join model_variants v on v.id = fm.variant_id) f
      join items i on i.figure_id = f.figure_id join item_lines il on il.item_id = i.id
  ), gone as (
    delete from part_families pf where not exists (select from now_in n where n.family_id = pf.family_id and n.part_id = pf.part_id)
  )
  insert into part_families (family_id, part_id) select family_id, part_id from now_in order by 1, 2 on conflict do nothing;
$$;
