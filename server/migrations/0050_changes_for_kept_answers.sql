-- What kept answers must hear of: prices, stock, own codes and fleets by what they touch, the rest of the catalogue as a whole (docs/decisions/0007).

-- Ids of the log are given out before the commit, so the order of ids is not the order of commits. The writing transaction tells a reader
-- what it cannot have seen yet: everything from the oldest transaction on that was still running when it last looked.
alter table change_log add column writer xid8 not null default pg_current_xact_id();
create index change_log_writer on change_log (writer);
create index change_log_parts on change_log (id) where topic = 'parts';
comment on column change_log.writer is 'The transaction that wrote the row; readers go on from the oldest one that was still running.';
comment on column change_log.subject is 'Part ids with commas between, empty where no part is named; null or anything else means all of the catalogue.';

create index exchange_rates_begin on exchange_rates (valid_from);

create function note_parts() returns trigger language plpgsql as $$
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

create trigger stock_levels_noted_new after insert on stock_levels referencing new table as changed for each statement execute function note_parts('stock');
create trigger stock_levels_noted_changed after update on stock_levels referencing new table as changed for each statement execute function note_parts('stock');
create trigger stock_levels_noted_gone after delete on stock_levels referencing old table as changed for each statement execute function note_parts('stock');
create trigger inbound_deliveries_noted_new after insert on inbound_deliveries referencing new table as changed for each statement execute function note_parts('stock');
create trigger inbound_deliveries_noted_changed after update on inbound_deliveries referencing new table as changed for each statement execute function note_parts('stock');
create trigger inbound_deliveries_noted_gone after delete on inbound_deliveries referencing old table as changed for each statement execute function note_parts('stock');
create trigger prices_noted_new after insert on prices referencing new table as changed for each statement execute function note_parts('prices');
create trigger prices_noted_changed after update on prices referencing new table as changed for each statement execute function note_parts('prices');
create trigger prices_noted_gone after delete on prices referencing old table as changed for each statement execute function note_parts('prices');

create function note_topic() returns trigger language plpgsql as $$
begin
  insert into change_log (topic, subject) values (tg_argv[0], '');
  return null;
end $$;
comment on function note_topic is 'Writes to the change log that a topic changed, without naming parts.';
create trigger part_price_sort_noted after insert or delete or update of amount_minor on part_price_sort for each statement execute function note_topic('prices');
create trigger customer_part_codes_noted after insert or update or delete on customer_part_codes for each statement execute function note_topic('codes');

create function note_fleets() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into change_log (topic, subject)
    select distinct 'fleet:' || c.company_id, '' from changed c join previous p using (company_id, machine_id)
    where (c.own_name, c.fleet_number, c.site, c.hours, c.removed_at) is distinct from (p.own_name, p.fleet_number, p.site, p.hours, p.removed_at);
  else
    insert into change_log (topic, subject) select distinct 'fleet:' || company_id, '' from changed;
  end if;
  return null;
end $$;
comment on function note_fleets is 'Writes to the change log whose own machines changed; opening one again is no change.';
create trigger company_machines_noted_new after insert on company_machines referencing new table as changed for each statement execute function note_fleets();
create trigger company_machines_noted_changed after update on company_machines referencing new table as changed old table as previous for each statement execute function note_fleets();
create trigger company_machines_noted_gone after delete on company_machines referencing old table as changed for each statement execute function note_fleets();

create function note_catalogue() returns trigger language plpgsql as $$
begin
  insert into change_log (topic) values ('catalogue');
  return null;
end $$;
comment on function note_catalogue is 'Writes to the change log that all of the catalogue may have changed.';
do $$
declare one text;
begin
  foreach one in array array[
    'part_categories', 'part_types', 'brands', 'tags', 'part_tags', 'part_relations', 'supersessions', 'part_sort',
    'price_lists', 'company_price_lists', 'exchange_rates', 'currencies', 'warehouses', 'countries',
    'machine_families', 'model_variants', 'serial_schemes', 'option_codes', 'machine_options', 'as_built_lines',
    'effectivities', 'effectivity_ranges', 'option_rules', 'line_notes', 'chapters', 'figures', 'figure_models', 'illustrations',
    'items', 'item_lines', 'manuals'
  ] loop
    execute format('create trigger %I after insert or update or delete on %I for each statement execute function note_catalogue()', one || '_noted', one);
  end loop;
end $$;
-- Reading a machine's record again raises its revision alone, which no kept answer shows.
create trigger machines_noted after insert or delete or update of serial_number, scheme_id, prefix, ordinal, variant_id, manufactured_on, as_built
  on machines for each statement execute function note_catalogue();
-- parts and part_aliases tell of themselves since 0040.
