-- What other processes must hear of: kept answers, known sessions and the search index follow the change log (docs/decisions/0007;
-- product §5 Search).

create function tell_change(about text, what text) returns void
language plpgsql as $$
begin
  insert into change_log (topic, subject) values (about, what);
  perform pg_notify('changes', about);
end $$;
comment on function tell_change is 'Writes to the change log and wakes listeners; a listener that missed the notice finds the row.';

create function note_topic() returns trigger
language plpgsql as $$
begin
  insert into change_log (topic, subject) values (tg_argv[0], '');
  return null;
end $$;
comment on function note_topic is 'Writes to the change log that a topic changed, without naming parts.';

create function note_catalogue() returns trigger
language plpgsql as $$
begin
  insert into change_log (topic) values ('catalogue');
  return null;
end $$;
comment on function note_catalogue is 'Writes to the change log that all of the catalogue may have changed.';

create function note_parts() returns trigger
language plpgsql as $$
declare
  touched bigint[];
  counted bigint;
begin
  select array_agg(distinct part_id), count(*) into touched, counted from (select part_id from changed limit 2001) c;
  if counted > 0 then
    insert into change_log (topic, subject)
    values (tg_argv[0], case when counted <= 2000 and cardinality(touched) <= 200 then array_to_string(touched, ',') end);
  end if;
  return null;
end $$;
comment on function note_parts is 'Writes to the change log which parts a statement touched; more than 200 count as all.';

create function note_fleets() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into change_log (topic, subject)
    select distinct 'fleet:' || c.company_id, '' from changed c join previous p using (company_id, machine_id)
    where (c.own_name, c.fleet_number, c.site, c.hours, c.removed_at)
      is distinct from (p.own_name, p.fleet_number, p.site, p.hours, p.removed_at);
  else
    insert into change_log (topic, subject) select distinct 'fleet:' || company_id, '' from changed;
  end if;
  return null;
end $$;
comment on function note_fleets is 'Writes to the change log whose own machines changed; opening one again is no change.';

create function note_people() returns trigger
language plpgsql as $$
declare
  is_told boolean;
begin
  if tg_table_name = 'sessions' then
    -- Seen later than before is no change; seen earlier ends a session sooner.
    select exists (
      select from changed c join previous p using (id)
      where (c.token_hash, c.user_id, c.login_type, c.scope, c.expires_at, c.ended_at)
        is distinct from (p.token_hash, p.user_id, p.login_type, p.scope, p.expires_at, p.ended_at)
        or c.last_seen_at < p.last_seen_at
    ) into is_told;
  elsif tg_table_name = 'users' then
    select exists (
      select from changed c join previous p using (id)
      where (c.email, c.role, c.company_id, c.is_access, c.currency, c.status)
        is distinct from (p.email, p.role, p.company_id, p.is_access, p.currency, p.status)
    ) into is_told;
  else
    select exists (select from changed c join previous p using (id) where c.status is distinct from p.status) into is_told;
  end if;
  if is_told then
    insert into change_log (topic, subject) values ('people', '');
  end if;
  return null;
end $$;
comment on function note_people is 'Writes to the change log that what a session may do changed.';

create function note_listed() returns trigger
language plpgsql as $$
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

create function note_all_listed() returns trigger
language plpgsql as $$
begin
  perform tell_change('listed', null);
  return null;
end $$;
comment on function note_all_listed is 'Tells that any part may have taken another place in lists.';

create function note_figures() returns trigger
language plpgsql as $$
begin
  if exists (select from changed) then perform tell_change('listed', 'figures'); end if;
  return null;
end $$;
comment on function note_figures is 'Tells that the index of figures is to be built anew, where a statement touched any.';

create function stamp_part() returns trigger
language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
comment on function stamp_part is 'Dates every change of a part, which is how the search index finds it.';

create function tell_parts() returns trigger
language plpgsql as $$
begin
  perform tell_change('parts', null);
  return null;
end $$;
comment on function tell_parts is 'Tells the search index in each process that parts changed; it finds them by their date.';

create function stamp_parts_of_rows() returns trigger
language plpgsql as $$
declare touched bigint[];
begin
  if tg_table_name = 'part_aliases' then
    select array_agg(distinct part_id) into touched from (select part_id from changed limit 10001) c;
  else
    select array_agg(distinct old_part_id) into touched from (select old_part_id from changed limit 10001) c;
  end if;
  if cardinality(touched) > 10000 then
    perform tell_change('parts', 'all');
  elsif touched is not null then
    -- A part written in this transaction is stamped already.
    update parts set changed_at = now() where id = any(touched) and changed_at <> now();
  end if;
  return null;
end $$;
comment on function stamp_parts_of_rows is
  'Dates the parts whose aliases or supersessions changed; a flood of them asks for a whole new index.';

-- What may be asked of a session is remembered by each process until it hears that people changed.
create trigger sessions_noted after update on sessions
  referencing new table as changed old table as previous for each statement execute function note_people();
create trigger users_noted after update on users
  referencing new table as changed old table as previous for each statement execute function note_people();
create trigger companies_noted after update on companies
  referencing new table as changed old table as previous for each statement execute function note_people();
create trigger sessions_noted_gone after delete on sessions for each statement execute function note_topic('people');
create trigger users_noted_gone after delete on users for each statement execute function note_topic('people');
create trigger user_permissions_noted after insert or update or delete on user_permissions
  for each statement execute function note_topic('people');
create trigger admin_roles_noted after insert or update or delete on admin_roles for each statement execute function note_topic('people');

-- Whoever empties a table of people signs everybody out, or takes every right, at once.
create trigger sessions_noted_emptied after truncate on sessions for each statement execute function note_topic('people');
create trigger users_noted_emptied after truncate on users for each statement execute function note_topic('people');
create trigger user_permissions_noted_emptied after truncate on user_permissions for each statement execute function note_topic('people');
create trigger admin_roles_noted_emptied after truncate on admin_roles for each statement execute function note_topic('people');

-- Prices and stock change all day and name their parts, so that the answers about others stay.
create trigger stock_levels_noted_new after insert on stock_levels
  referencing new table as changed for each statement execute function note_parts('stock');
create trigger stock_levels_noted_changed after update on stock_levels
  referencing new table as changed for each statement execute function note_parts('stock');
create trigger stock_levels_noted_gone after delete on stock_levels
  referencing old table as changed for each statement execute function note_parts('stock');
create trigger inbound_deliveries_noted_new after insert on inbound_deliveries
  referencing new table as changed for each statement execute function note_parts('stock');
create trigger inbound_deliveries_noted_changed after update on inbound_deliveries
  referencing new table as changed for each statement execute function note_parts('stock');
create trigger inbound_deliveries_noted_gone after delete on inbound_deliveries
  referencing old table as changed for each statement execute function note_parts('stock');
create trigger prices_noted_new after insert on prices
  referencing new table as changed for each statement execute function note_parts('prices');
create trigger prices_noted_changed after update on prices
  referencing new table as changed for each statement execute function note_parts('prices');
create trigger prices_noted_gone after delete on prices
  referencing old table as changed for each statement execute function note_parts('prices');
create trigger part_price_sort_noted after insert or delete or update of amount_minor on part_price_sort
  for each statement execute function note_topic('prices');

-- What is a company's own is told by itself.
create trigger customer_part_codes_noted after insert or update or delete on customer_part_codes
  for each statement execute function note_topic('codes');
create trigger company_machines_noted_new after insert on company_machines
  referencing new table as changed for each statement execute function note_fleets();
create trigger company_machines_noted_changed after update on company_machines
  referencing new table as changed old table as previous for each statement execute function note_fleets();
create trigger company_machines_noted_gone after delete on company_machines
  referencing old table as changed for each statement execute function note_fleets();

-- What little else a list or a page shows changes seldom; each of these makes all of the catalogue be read anew.
do $$
declare one text;
begin
  foreach one in array array[
    'part_categories', 'part_types', 'brands', 'tags', 'colours', 'part_tags', 'part_relations', 'supersessions',
    'part_sort', 'part_families', 'price_lists', 'company_price_lists', 'exchange_rates', 'currencies', 'warehouses', 'countries',
    'machine_families', 'model_variants', 'serial_schemes', 'option_codes', 'machine_options', 'as_built_lines',
    'effectivities', 'effectivity_ranges', 'option_rules', 'line_notes',
    'chapters', 'figures', 'figure_models', 'illustrations', 'items', 'item_lines', 'manuals'
  ] loop
    execute format(
      'create trigger %I after insert or update or delete on %I for each statement execute function note_catalogue()',
      one || '_noted', one);
  end loop;
end $$;

-- Reading a machine's record again raises its revision alone, which no kept answer shows.
create trigger machines_noted
  after insert or delete or update of serial_number, scheme_id, prefix, ordinal, variant_id, manufactured_on, as_built on machines
  for each statement execute function note_catalogue();

-- The index in each process that serves lists of parts hears which parts took another place in them: price, name, tag or family.
do $$
declare one text;
begin
  foreach one in array array['part_price_sort', 'part_sort', 'part_tags', 'part_families'] loop
    execute format(
      'create trigger %I after insert on %I referencing new table as changed for each statement execute function note_listed()',
      one || '_listed_new', one);
    execute format(
      'create trigger %I after update on %I referencing new table as changed for each statement execute function note_listed()',
      one || '_listed_changed', one);
    execute format(
      'create trigger %I after delete on %I referencing old table as changed for each statement execute function note_listed()',
      one || '_listed_gone', one);
  end loop;
end $$;

-- Lists are asked for by the code of a tag.
create trigger tags_listed after update of code on tags for each statement execute function note_all_listed();

-- The index of figures is small and built anew.
create trigger figures_listed_new after insert on figures
  referencing new table as changed for each statement execute function note_figures();
create trigger figures_listed_changed after update on figures
  referencing new table as changed for each statement execute function note_figures();
create trigger figures_listed_gone after delete on figures
  referencing old table as changed for each statement execute function note_figures();

-- The search index finds parts that changed by their date; their aliases and supersessions are found with them.
create trigger parts_stamped before update on parts for each row
  when (old.changed_at = new.changed_at) execute function stamp_part();
create trigger parts_told after insert or update or delete on parts for each statement execute function tell_parts();
create trigger part_aliases_told_new after insert on part_aliases
  referencing new table as changed for each statement execute function stamp_parts_of_rows();
create trigger part_aliases_told_changed after update on part_aliases
  referencing new table as changed for each statement execute function stamp_parts_of_rows();
create trigger part_aliases_told_gone after delete on part_aliases
  referencing old table as changed for each statement execute function stamp_parts_of_rows();
create trigger supersessions_told_new after insert on supersessions
  referencing new table as changed for each statement execute function stamp_parts_of_rows();
create trigger supersessions_told_changed after update on supersessions
  referencing new table as changed for each statement execute function stamp_parts_of_rows();
create trigger supersessions_told_gone after delete on supersessions
  referencing old table as changed for each statement execute function stamp_parts_of_rows();

-- A table that files of imports say or name notes who wrote it. Not stock, deliveries and what customers keep
-- themselves: these are written all day, and compared with each import.
do $$
declare one text;
begin
  foreach one in array array[
    'currencies', 'countries', 'part_categories', 'part_types', 'colours', 'brands', 'tags', 'part_tags', 'part_aliases',
    'part_relations', 'supersessions', 'price_lists', 'prices', 'warehouses', 'lead_times', 'freight_zones',
    'freight_zone_countries', 'freight_rates', 'machine_families', 'model_variants', 'serial_schemes', 'option_codes',
    'machine_options', 'as_built_lines', 'effectivities', 'effectivity_ranges', 'option_rules', 'line_notes', 'chapters',
    'figures', 'figure_models', 'illustrations', 'items', 'item_lines', 'hotspots', 'manuals', 'manual_pages',
    'manual_outline', 'manual_models'
  ] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I for each statement execute function note_written()',
      one || '_written', one);
  end loop;
end $$;
-- Ratings and what search is told, records read again and illustrations drawn anew say nothing that a file does.
create trigger parts_written after insert or delete or truncate or update of
  code, name_en, name_es, name_pt, name_fr, name_zh, description_en, description_es, description_pt, description_fr, description_zh,
  category_id, type_id, brand_id, status, sell_policy, unit, pack_quantity, min_quantity, weight_grams, length_mm, width_mm, height_mm,
  size, colour, revision, release_date, offline_date, hs_code, origin_country, un_number, sold_by, image_url, drawing, rank
  on parts for each statement execute function note_written();
create trigger machines_written after insert or delete or truncate or update of
  serial_number, scheme_id, prefix, ordinal, variant_id, manufactured_on, as_built
  on machines for each statement execute function note_written();
