-- Long lists of parts are walked in an index of their order instead of being sorted (docs/decisions/0008); what they are walked by is kept with every write.

create index parts_by_rank on parts (rank desc, id) where status <> 'offline';
create index parts_by_category on parts (category_id, rank desc, id) where status <> 'offline';
create index parts_by_type on parts (type_id, rank desc, id) where status <> 'offline';
create index parts_by_colour on parts (colour, rank desc, id) where status <> 'offline';
create index parts_rated on parts (id) where rating_count > 0;
create index part_tags_by_tag on part_tags (tag_id, part_id);
drop index part_tags_tag;

do $$
declare one text;
begin
  foreach one in array array['en', 'es', 'pt', 'fr', 'zh'] loop
    execute format('drop index part_sort_%s', one);
    execute format('create index part_sort_%1$s on part_sort (rank_%1$s, part_id)', one);
    execute format('create index part_sort_category_%1$s on part_sort (category_id, rank_%1$s, part_id)', one);
  end loop;
end $$;
drop index part_sort_category;
create index part_price_sort_category on part_price_sort (price_list_id, category_id, amount_minor, part_id);

-- A part that moves to another category moves in the sorted tables too.
create function move_in_sorted_lists() returns trigger language plpgsql as $$
begin
  update part_sort set category_id = new.category_id where part_id = new.id;
  update part_price_sort set category_id = new.category_id where part_id = new.id;
  return null;
end $$;
create trigger parts_moved after update of category_id on parts for each row
  when (old.category_id is distinct from new.category_id) execute function move_in_sorted_lists();

create function sort_prices_of(touched bigint[]) returns void language sql as $$
  with today as (
    select p.price_list_id, p.part_id, parts.category_id, p.amount_minor
    from prices p join parts on parts.id = p.part_id
    where p.part_id = any(touched) and p.min_quantity = 1
      and p.valid_from <= current_date and (p.valid_to is null or p.valid_to > current_date)
  ), gone as (
    delete from part_price_sort q where q.part_id = any(touched)
      and not exists (select from today t where t.price_list_id = q.price_list_id and t.part_id = q.part_id)
  )
  insert into part_price_sort (price_list_id, part_id, category_id, amount_minor)
  select price_list_id, part_id, category_id, amount_minor from today order by price_list_id, part_id
  on conflict (price_list_id, part_id) do update set amount_minor = excluded.amount_minor
  where part_price_sort.amount_minor <> excluded.amount_minor;
$$;
comment on function sort_prices_of is 'Brings part_price_sort up to date for some parts, on every list.';
create index part_price_sort_part on part_price_sort (part_id);

create function sort_changed_prices() returns trigger language plpgsql as $$
declare touched bigint[];
begin
  -- An import sorts all lists at its end.
  if current_setting('outrigger.is_importing', true) = 'on' then return null; end if;
  select array_agg(distinct part_id) into touched from changed;
  if touched is not null then perform sort_prices_of(touched); end if;
  return null;
end $$;
create trigger prices_sorted_new after insert on prices referencing new table as changed for each statement execute function sort_changed_prices();
create trigger prices_sorted_changed after update on prices referencing new table as changed for each statement execute function sort_changed_prices();
create trigger prices_sorted_gone after delete on prices referencing old table as changed for each statement execute function sort_changed_prices();
-- Prices that begin or end by the calendar are found by these.
create index prices_begin on prices (valid_from) where valid_from > '2000-01-01';
create index prices_end on prices (valid_to) where valid_to is not null;

create table part_families (
  family_id bigint not null references machine_families (id) on delete cascade,
  part_id bigint not null references parts (id) on delete cascade,
  primary key (family_id, part_id)
);
comment on table part_families is 'In the books of which families a part stands; derived from figures and their lines.';
create index part_families_part on part_families (part_id);

create function refresh_part_families() returns void language sql as $$
  delete from part_families;
  insert into part_families (family_id, part_id)
  select distinct f.family_id, il.part_id
  from (select distinct fm.figure_id, v.family_id from figure_models fm join model_variants v on v.id = fm.variant_id) f
    join items i on i.figure_id = f.figure_id join item_lines il on il.item_id = i.id
  order by 1, 2;
$$;
comment on function refresh_part_families is 'Derives all of part_families anew.';

create function find_families_of(touched bigint[]) returns void language sql as $$
  with now_in as (
    select distinct v.family_id, il.part_id
    from item_lines il join items i on i.id = il.item_id join figure_models fm on fm.figure_id = i.figure_id
      join model_variants v on v.id = fm.variant_id
    where il.part_id = any(touched)
  ), gone as (
    delete from part_families pf where pf.part_id = any(touched)
      and not exists (select from now_in n where n.family_id = pf.family_id and n.part_id = pf.part_id)
  )
  insert into part_families (family_id, part_id) select family_id, part_id from now_in order by 1, 2 on conflict do nothing;
$$;
comment on function find_families_of is 'Derives part_families anew for some parts.';

create function find_changed_families() returns trigger language plpgsql as $$
declare touched bigint[];
begin
  if current_setting('outrigger.is_importing', true) = 'on' then return null; end if;
  if tg_table_name = 'item_lines' then
    select array_agg(distinct part_id) into touched from changed;
  else
    select array_agg(distinct il.part_id) into touched
    from changed c join items i on i.figure_id = c.figure_id join item_lines il on il.item_id = i.id;
  end if;
  if touched is not null then perform find_families_of(touched); end if;
  return null;
end $$;
create trigger item_lines_family_new after insert on item_lines referencing new table as changed for each statement execute function find_changed_families();
create trigger item_lines_family_gone after delete on item_lines referencing old table as changed for each statement execute function find_changed_families();
create trigger figure_models_family_new after insert on figure_models referencing new table as changed for each statement execute function find_changed_families();
create trigger figure_models_family_gone after delete on figure_models referencing old table as changed for each statement execute function find_changed_families();

-- What moves a line, a figure's model or a model to another place is rare and derives all.
create function find_all_families() returns trigger language plpgsql as $$
begin
  if current_setting('outrigger.is_importing', true) is distinct from 'on' then perform refresh_part_families(); end if;
  return null;
end $$;
create trigger item_lines_family_moved after update of part_id, item_id on item_lines for each statement execute function find_all_families();
create trigger items_family_moved after update of figure_id on items for each statement execute function find_all_families();
create trigger figure_models_family_moved after update of figure_id, variant_id on figure_models for each statement execute function find_all_families();
create trigger model_variants_family_moved after update of family_id on model_variants for each statement execute function find_all_families();

select refresh_part_families();
analyze part_families;
create trigger part_families_noted after insert or update or delete on part_families for each statement execute function note_catalogue();
