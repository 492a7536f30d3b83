-- Long lists of parts are walked in an index of their order instead of being sorted; what they are walked by is kept with every write
-- (docs/decisions/0008).

create table part_sort (
  part_id     bigint primary key references parts (id) on delete cascade,
  category_id bigint,
  rank_en     bigint not null,
  rank_es     bigint not null,
  rank_pt     bigint not null,
  rank_fr     bigint not null,
  rank_zh     bigint not null
);
comment on table part_sort is
  'Place of a part in the A-Z order of each language (Intl.Collator order, spaced so that a new part fits between); sorts lists without '
  'comparing names.';
comment on column part_sort.category_id is 'The part''s own, repeated here so that one index holds a category in order.';
create index part_sort_en on part_sort (rank_en, part_id);
create index part_sort_es on part_sort (rank_es, part_id);
create index part_sort_pt on part_sort (rank_pt, part_id);
create index part_sort_fr on part_sort (rank_fr, part_id);
create index part_sort_zh on part_sort (rank_zh, part_id);
create index part_sort_category_en on part_sort (category_id, rank_en, part_id);
create index part_sort_category_es on part_sort (category_id, rank_es, part_id);
create index part_sort_category_pt on part_sort (category_id, rank_pt, part_id);
create index part_sort_category_fr on part_sort (category_id, rank_fr, part_id);
create index part_sort_category_zh on part_sort (category_id, rank_zh, part_id);

create table part_price_sort (
  price_list_id bigint not null references price_lists (id),
  part_id       bigint not null references parts (id) on delete cascade,
  category_id   bigint,
  amount_minor  bigint not null,
  primary key (price_list_id, part_id)
);
comment on table part_price_sort is
  'The price of one piece today by list, of parts that have given way that of what is ordered in their place, so that lists sorted or '
  'filtered by price read an index; rebuilt when prices or supersessions change or begin.';
comment on column part_price_sort.category_id is 'The part''s own, repeated here so that one index holds a category in order of price.';
create index part_price_sort_amount on part_price_sort (price_list_id, amount_minor, part_id);
create index part_price_sort_category on part_price_sort (price_list_id, category_id, amount_minor, part_id);
create index part_price_sort_part on part_price_sort (part_id);

create table part_families (
  family_id bigint not null references machine_families (id) on delete cascade,
  part_id   bigint not null references parts (id) on delete cascade,
  primary key (family_id, part_id)
);
comment on table part_families is 'In the books of which families a part stands; derived from figures and their lines.';
create index part_families_part on part_families (part_id);

create function await_price_sort() returns void
language sql as $$
  select pg_advisory_xact_lock(hashtext('part_price_sort'));
$$;
comment on function await_price_sort is
  'Waits until nobody else sorts prices, to the end of the transaction; called as a statement of its own, so that the next one sees what '
  'the others committed.';

create function sold_in_place_of(among bigint[])
returns table (old_part_id bigint, part_id bigint, quantity bigint, steps bigint, pieces bigint, is_choice boolean)
language sql stable as $$
  -- The first step away from each part: one successor, or several at once.
  with recursive steps as (
    select s.*, count(*) over (partition by s.old_part_id) as pieces
    from unnest(among) a(id) join supersessions s on s.old_part_id = a.id
    where coalesce(s.effective_from, current_date) <= current_date
  -- From there on along single successors, as far as they go; a part that still serves, and is there, ends the way.
  ), ways (id, at, old_quantity, new_quantity, length) as (
    select id, new_part_id, 1::numeric, 1::numeric, 1
    from steps
    where new_part_id is not null and not (pieces = 1 and is_two_way and is_at_hand(old_part_id))
    union all
    select w.id, s.new_part_id, w.old_quantity * s.old_quantity, w.new_quantity * s.new_quantity, w.length + 1
    from ways w join supersessions s on s.old_part_id = w.at
    where s.new_part_id is not null and coalesce(s.effective_from, current_date) <= current_date and w.length < 50
      and not exists (
        select from supersessions o
        where o.old_part_id = w.at and o.id <> s.id and coalesce(o.effective_from, current_date) <= current_date
      )
      and not (s.is_two_way and is_at_hand(w.at))
  ), ends as (
    select distinct on (id) * from ways order by id, length desc
  -- As many as one old piece becomes at the first step, and each of those along the rest in lowest terms.
  ), asked as (
    select
      s.old_part_id, e.at, s.pieces,
      ceil(s.new_quantity * gcd(e.old_quantity, e.new_quantity) / e.old_quantity)
        * e.new_quantity / gcd(e.old_quantity, e.new_quantity) as quantity,
      exists (select from supersessions c where c.old_part_id = s.old_part_id and c.mode = 'choice') as is_choice
    from steps s join ends e using (id)
  -- Two of a set that one part replaced in turn are that part: their pieces are added before they are rounded up to packs.
  ), added as (
    select
      old_part_id, at, count(*) as steps, pieces, is_choice,
      case when is_choice then min(quantity) else sum(quantity) end as quantity
    from asked
    group by old_part_id, at, pieces, is_choice
  )
  select
    a.old_part_id, a.at,
    case
      when a.pieces = 1 then 1
      else (ceil(greatest(a.quantity, p.min_quantity) / p.pack_quantity) * p.pack_quantity)::bigint
    end,
    a.steps, a.pieces, a.is_choice
  from added a join parts p on p.id = a.at;
$$;
comment on function sold_in_place_of is
  'What is ordered in place of parts that have given way, each along its whole chain, as pages of parts say it; of one alone the price '
  'of a piece counts, several are all of them or a choice, and those that lead to one part are added.';

create function prices_in_lists(among bigint[])
returns table (price_list_id bigint, part_id bigint, amount_minor bigint)
language sql stable as $$
  with places as materialized (
    select * from sold_in_place_of(among)
  )
  select r.price_list_id, r.part_id, r.amount_minor
  from unnest(among) a(id) join prices r on r.part_id = a.id
  where r.min_quantity = 1 and r.valid_from <= current_date and (r.valid_to is null or r.valid_to > current_date)
    and a.id not in (select old_part_id from places)
  union all
  select
    r.price_list_id, l.old_part_id,
    case
      when bool_or(l.is_choice) then min(r.amount_minor * l.quantity)
      else sum(r.amount_minor * l.quantity)::bigint
    end
  from places l
    join parts p on p.id = l.part_id and (l.pieces = 1 or (p.sell_policy <> 'notSold' and p.status <> 'offline'))
    join prices r on r.part_id = l.part_id
  where r.min_quantity = 1 and r.valid_from <= current_date and (r.valid_to is null or r.valid_to > current_date)
  group by r.price_list_id, l.old_part_id
  having bool_or(l.is_choice) or sum(l.steps) = max(l.pieces);
$$;
comment on function prices_in_lists is
  'By which price parts stand in lists today: their own, of parts that have given way that of what is ordered in their place; of several '
  'that belong together the sum on lists that have them all, of a choice the least that is sold.';

create function sort_prices_of(touched bigint[]) returns void
language plpgsql as $$
begin
  perform await_price_sort();
  with recursive moved (id) as (
    -- What a part gave way to tells its price.
    select unnest(touched)
    union
    select s.old_part_id from moved m join supersessions s on s.new_part_id = m.id
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
comment on function sort_prices_of is
  'Brings part_price_sort up to date for some parts and those they stand in for, on every list; one transaction after another.';

-- What is derived anew writes only what differs, so that a small import moves few parts.
create function refresh_price_sort(list bigint) returns bigint
language plpgsql as $$
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
    delete from part_price_sort q
    where q.price_list_id = list
      and not exists (select from today t where t.part_id = q.part_id)
      -- Parts that others replaced are few and sorted by themselves.
      and not exists (select from supersessions s where s.old_part_id = q.part_id)
  ), put as (
    insert into part_price_sort (price_list_id, part_id, category_id, amount_minor)
    -- A row that is offered for writing is locked and its page written, even where it stays as it is.
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
comment on function refresh_price_sort is
  'Rebuilds part_price_sort for one list but for parts that others replaced; answers how many parts have a price today.';

create function refresh_replaced_prices() returns void
language plpgsql as $$
begin
  perform await_price_sort();
  perform sort_prices_of(array(select distinct old_part_id from supersessions));
end $$;
comment on function refresh_replaced_prices is 'Brings part_price_sort up to date for all parts that others replaced.';

create function refresh_part_families() returns void
language sql as $$
  with now_in as materialized (
    select distinct f.family_id, il.part_id
    from (select distinct fm.figure_id, v.family_id from figure_models fm join model_variants v on v.id = fm.variant_id) f
      join items i on i.figure_id = f.figure_id
      join item_lines il on il.item_id = i.id
  ), gone as (
    delete from part_families pf
    where not exists (select from now_in n where n.family_id = pf.family_id and n.part_id = pf.part_id)
  )
  insert into part_families (family_id, part_id)
  select n.family_id, n.part_id from now_in n
  where not exists (select from part_families pf where pf.family_id = n.family_id and pf.part_id = n.part_id)
  order by 1, 2
  on conflict do nothing;
$$;
comment on function refresh_part_families is 'Derives all of part_families anew.';

create function find_families_of(touched bigint[]) returns void
language sql as $$
  with now_in as (
    select distinct v.family_id, il.part_id
    from item_lines il
      join items i on i.id = il.item_id
      join figure_models fm on fm.figure_id = i.figure_id
      join model_variants v on v.id = fm.variant_id
    where il.part_id = any(touched)
  ), gone as (
    delete from part_families pf
    where pf.part_id = any(touched)
      and not exists (select from now_in n where n.family_id = pf.family_id and n.part_id = pf.part_id)
  )
  insert into part_families (family_id, part_id)
  select family_id, part_id from now_in order by 1, 2
  on conflict do nothing;
$$;
comment on function find_families_of is 'Derives part_families anew for some parts.';

create function find_families_of_import(imported integer) returns void
language plpgsql as $$
declare touched bigint[];
begin
  -- A model that moves to another family takes all its figures along.
  if exists (select from import_rows where import_id = imported and kind = 'model-variants') then
    perform refresh_part_families();
    return;
  end if;
  select array_agg(part_id) into touched from (
    select part_id from item_lines where import_id = imported
    union
    select (previous ->> 'part_id')::bigint from import_rows where import_id = imported and kind = 'item-lines'
    union
    select il.part_id
    from figure_models fm
      join items i on i.figure_id = fm.figure_id
      join item_lines il on il.item_id = i.id
    where fm.import_id = imported
    limit 20001
  ) found;
  if cardinality(touched) > 20000 then
    perform refresh_part_families();
  elsif touched is not null then
    perform find_families_of(touched);
  end if;
end $$;
comment on function find_families_of_import is
  'Derives part_families anew for the parts whose lines or figures an import wrote; more than 20,000 count as all.';

create function move_in_sorted_lists() returns trigger
language plpgsql as $$
begin
  update part_sort set category_id = new.category_id where part_id = new.id;
  if current_setting('outrigger.is_importing', true) is distinct from 'on' then
    -- Its turn first: holding rows and then waiting for one that wants them would be a deadlock.
    perform await_price_sort();
    update part_price_sort set category_id = new.category_id where part_id = new.id;
  end if;
  return null;
end $$;
comment on function move_in_sorted_lists is 'Moves a part to its new category in the sorted tables; an import sorts prices at its end.';

create function sort_changed_prices() returns trigger
language plpgsql as $$
declare touched bigint[];
begin
  if current_setting('outrigger.is_importing', true) = 'on' then return null; end if;
  select array_agg(distinct part_id) into touched from changed;
  if touched is not null then perform sort_prices_of(touched); end if;
  return null;
end $$;
comment on function sort_changed_prices is 'Sorts the parts whose prices changed; an import sorts all at its end.';

create function sort_replaced() returns trigger
language plpgsql as $$
declare touched bigint[];
begin
  if current_setting('outrigger.is_importing', true) = 'on' then return null; end if;
  select array_agg(distinct old_part_id) into touched from changed;
  if touched is not null then perform sort_prices_of(touched); end if;
  return null;
end $$;
comment on function sort_replaced is 'Sorts the parts whose supersessions changed; an import sorts them at its end.';

create function sort_sold_in_place() returns trigger
language plpgsql as $$
begin
  if current_setting('outrigger.is_importing', true) = 'on' then return null; end if;
  if exists (select from supersessions where new_part_id = new.id) then perform sort_prices_of(array[new.id]); end if;
  return null;
end $$;
comment on function sort_sold_in_place is 'Sorts a part that came or went, or is packed otherwise: others may stand in lists by its price.';

create function find_changed_families() returns trigger
language plpgsql as $$
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
comment on function find_changed_families is
  'Derives the families of parts in lines and figures that came or went; an import derives all at its end.';

create function find_all_families() returns trigger
language plpgsql as $$
begin
  if current_setting('outrigger.is_importing', true) is distinct from 'on' then perform refresh_part_families(); end if;
  return null;
end $$;
comment on function find_all_families is 'Derives all families: a line, a figure''s model or a model that moves is rare.';

-- A part that moves to another category moves in the sorted tables too.
create trigger parts_moved after update of category_id on parts for each row
  when (old.category_id is distinct from new.category_id) execute function move_in_sorted_lists();

-- Prices of today, of each part that has one.
create trigger prices_sorted_new after insert on prices
  referencing new table as changed for each statement execute function sort_changed_prices();
create trigger prices_sorted_changed after update on prices
  referencing new table as changed for each statement execute function sort_changed_prices();
create trigger prices_sorted_gone after delete on prices
  referencing old table as changed for each statement execute function sort_changed_prices();

-- A part that has given way stands by the price of what is ordered in its place.
create trigger supersessions_sorted_new after insert on supersessions
  referencing new table as changed for each statement execute function sort_replaced();
create trigger supersessions_sorted_changed after update on supersessions
  referencing new table as changed for each statement execute function sort_replaced();
create trigger supersessions_sorted_before after update on supersessions
  referencing old table as changed for each statement execute function sort_replaced();
create trigger supersessions_sorted_gone after delete on supersessions
  referencing old table as changed for each statement execute function sort_replaced();

-- No price is written when a part is taken off sale, sold again or packed otherwise; what it stands in for moves all the same.
create trigger parts_sold_in_place after update of status, sell_policy, pack_quantity, min_quantity on parts for each row
  when ((old.status = 'offline' or old.sell_policy = 'notSold', old.pack_quantity, old.min_quantity)
    is distinct from (new.status = 'offline' or new.sell_policy = 'notSold', new.pack_quantity, new.min_quantity))
  execute function sort_sold_in_place();

-- In the books of which families a part stands.
create trigger item_lines_family_new after insert on item_lines
  referencing new table as changed for each statement execute function find_changed_families();
create trigger item_lines_family_gone after delete on item_lines
  referencing old table as changed for each statement execute function find_changed_families();
create trigger figure_models_family_new after insert on figure_models
  referencing new table as changed for each statement execute function find_changed_families();
create trigger figure_models_family_gone after delete on figure_models
  referencing old table as changed for each statement execute function find_changed_families();

-- What moves to another place is rare.
create trigger item_lines_family_moved after update of part_id, item_id on item_lines
  for each statement execute function find_all_families();
create trigger items_family_moved after update of figure_id on items for each statement execute function find_all_families();
create trigger figure_models_family_moved after update of figure_id, variant_id on figure_models
  for each statement execute function find_all_families();
create trigger model_variants_family_moved after update of family_id on model_variants
  for each statement execute function find_all_families();
